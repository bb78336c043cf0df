import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../../shared/local-infra/src/build/chromium.mjs';

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

export const requireChromium = (): string => {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined)
    throw new Error(
      'No browser was found: install Chromium or Chrome, or name one by CHROME_PATH.',
    );
  return executablePath;
};

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: browserFlags });
