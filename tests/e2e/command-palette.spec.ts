import type { Browser } from 'playwright-core';
import { testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [1280, 360];

describe.each(widths)('the command palette at %i px', (width) => {
  let browser: Browser;
  let staff: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, testUsers().clerk, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('opens with a button and goes to a page with the keyboard alone', async () => {
    const { page } = staff;
    await page.goto('/admin/ops');
    await page.getByRole('button', { name: 'Search' }).click();
    const palette = page.getByRole('dialog', { name: 'Go to a page or record' });
    await palette.getByRole('option', { name: 'Orders', exact: true }).waitFor();
    await expectAccessibleScreen(staff, '36-command-palette');
    await page.keyboard.type('dead');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Dead letters' }).waitFor();
    await expectEventually(palette).toBeHidden();
  });

  it('lists the shortcuts on a question mark', async () => {
    const { page } = staff;
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await expectAccessibleScreen(staff, '37-keyboard-shortcuts');
    await page.keyboard.press('Escape');
  });
});
