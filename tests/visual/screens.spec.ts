import path from 'node:path';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '../support/browser/open-browser.ts';
import type { ScreenWidth } from '../support/browser/visitor.ts';
import { openTourScreen, tourScreens } from '../support/pages/screen-tour.ts';
import { readRecording } from './recording.ts';
import { openReplayedShop, type ReplayedShop, type Theme } from './replay-shop.ts';

expect.extend({ toMatchImageSnapshot });

const appearances: readonly (readonly [ScreenWidth, Theme])[] = [
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
];
/**
 * Edges of letters differ between versions of a browser, and a box at half a pixel is drawn on either
 * side; a part that moves or is missing changes more, at least on the phone.
 */
const maxChangedPixels: Readonly<Record<ScreenWidth, number>> = { 360: 400, 1280: 2_000 };
const colours = 64;

/**
 * A loaded image may not be drawn yet, a part of the font is loaded only once a letter of it is
 * shown, and the ring around a field stands at half a pixel.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await Promise.all([...document.fonts].map((face) => face.load()));
    const inView = [...document.images].filter(
      (image) => image.complete && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
    // The frame lays its text out again once the font has loaded.
    await new Promise((painted) => {
      requestAnimationFrame(() => requestAnimationFrame(painted));
    });
  });

const takePicture = async (page: Page): Promise<Buffer> => {
  await settle(page);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return sharp(picture).png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(appearances)('the screens at %i px in the %s theme', (width, theme) => {
  let shop: ReplayedShop;
  beforeAll(async () => {
    shop = await openReplayedShop(browser, readRecording(), { width, theme });
  });
  afterAll(() => shop.close());

  it.each(tourScreens.map((screen) => [screen.name, screen] as const))(
    'look as they did: %s',
    async (name, screen) => {
      const page = await openTourScreen(shop, screen);
      expect(await takePicture(page)).toMatchImageSnapshot({
        customSnapshotIdentifier: `${name}-${width}-${theme}`,
        customSnapshotsDir: path.join(import.meta.dirname, 'pictures'),
        customDiffDir: path.resolve(import.meta.dirname, '../../.local-test/visual'),
        customDiffConfig: { threshold: 0.15 },
        failureThreshold: maxChangedPixels[width],
        failureThresholdType: 'pixel',
      });
    },
  );

  it('ask for nothing that was not recorded', () => {
    expect(shop.missing).toEqual([]);
  });
});
