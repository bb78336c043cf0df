import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import { createVisitor, type ScreenWidth, type Visitor } from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [360, 1280];

interface Ui {
  readonly showDialog: (request: { type: number; message: string }) => Promise<unknown>;
}
interface SharedModule {
  readonly get: () => Promise<() => Ui>;
}
declare const __FEDERATION__: {
  readonly __INSTANCES__: readonly {
    readonly shareScopeMap: Record<string, Record<string, Record<string, SharedModule>>>;
  }[];
};

/** No screen opens types 1, 6 and 9, so the dialogs come from the module that all remotes share. */
const showDialog = ({ page }: Visitor, type: number): Promise<unknown> =>
  page.evaluate(async (dialogType) => {
    const shared = __FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default?.['@tokri/web-kit/ui'];
    const [module] = Object.values(shared ?? {});
    const ui = (await module?.get())?.();
    return ui?.showDialog({ type: dialogType, message: 'The <b>message</b>' });
  }, type);

const confirmed = { isSuccess: 1, isCancel: 0, source: 'submit' };
const closed = { isSuccess: 1, isCancel: 0, source: 'close' };
const dismissed = { isSuccess: 1, isCancel: 0, source: 'dismiss' };
const cancelled = { isSuccess: 0, isCancel: 1, source: 'submit' };

const dialogs = [
  { type: 1, heading: 'SUCCESS', isHtml: false, results: { OK: confirmed } },
  { type: 2, heading: 'WARNING', isHtml: false, results: { OK: confirmed } },
  { type: 3, heading: 'ERROR', isHtml: false, results: { OK: confirmed } },
  { type: 4, heading: 'Confirmation', isHtml: true, results: { Close: closed, OK: confirmed } },
  { type: 5, heading: 'Success', isHtml: true, results: { Close: closed, OK: confirmed } },
  {
    type: 6,
    heading: 'Offer',
    isHtml: false,
    results: { Close: dismissed, Checkout: closed, Continue: confirmed },
  },
  { type: 7, heading: 'Confirmation', isHtml: true, results: { No: cancelled, Yes: confirmed } },
  { type: 8, heading: 'Offer', isHtml: false, results: { OK: confirmed } },
  { type: 9, heading: 'Offer', isHtml: false, results: { Checkout: closed, Continue: confirmed } },
];

describe.each(widths)('dialogs at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await visitor.page.goto('/footer');
    await visitor.page.getByRole('link', { name: 'Refunds' }).waitFor();
  });
  afterAll(async () => {
    await browser.close();
  });

  it.each(dialogs)(
    'of type $type report what each button of "$heading" and Escape mean',
    async ({ type, heading, isHtml, results }) => {
      const { page } = visitor;
      const dialog = page.locator('dialog.modal');
      for (const [button, expected] of Object.entries(results)) {
        const result = showDialog(visitor, type);
        await dialog.getByRole('heading', { name: heading, exact: true }).waitFor();
        await dialog.getByRole('button', { name: button, exact: true }).click();
        expect({ button, result: await result }).toEqual({ button, result: expected });
      }
      const result = showDialog(visitor, type);
      await dialog.waitFor();
      expect(await dialog.getByRole('button').count()).toBe(Object.keys(results).length);
      expect(await dialog.locator('.dialog-message').innerText()).toBe(
        isHtml ? 'The message' : 'The <b>message</b>',
      );
      await expectAccessibleScreen(visitor, `298-dialog-${type}`);
      await page.keyboard.press('Escape');
      expect(await result).toEqual(dismissed);
      expect(await dialog.count()).toBe(0);
    },
  );

  it('throws no errors', () => {
    expect(visitor.pageErrors).toEqual([]);
  });
});
