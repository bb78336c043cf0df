import type { Browser } from 'playwright-core';
import { readProductUrls } from '../product.ts';

export const readCodeFromStandIns = async (browser: Browser, mobile: string): Promise<string> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${readProductUrls().standIns}/?to=${mobile}`);
    return await page.locator('.digits').first().innerText();
  } finally {
    await context.close();
  }
};
