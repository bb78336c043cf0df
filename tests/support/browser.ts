import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium of this machine: CHROME_PATH, else the usual names on PATH. @throws Error with the cure. */
export const browserPath = (env: NodeJS.ProcessEnv = process.env): string => {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const found = (env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name))).find((file) => existsSync(file));
  if (found === undefined) throw new Error('No Chromium: install one (Debian: apt-get install chromium) or set CHROME_PATH.');
  return found;
};

/** Nothing leaves the machine (frontend.md 6). */
export const browserFlags: string[] = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
