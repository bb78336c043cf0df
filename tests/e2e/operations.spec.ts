import { bffOperations } from '@tokri/contracts/api';
import type { Browser, Page } from 'playwright-core';
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
const apiPath = `**${bffOperations.readOperationsOverview.path}`;
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

describe.each(widths)('the operations page at %i px', (width) => {
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

  it('shows the figures of the running services with their limits', async () => {
    const { page } = staff;
    await page.goto('/admin/ops');
    await row(page, 'Database answers').getByText('OK').waitFor();
    await row(page, 'Events not handled yet').getByText('messages').first().waitFor();
    await expectEventually(
      page.getByRole('region', { name: 'Services' }).getByText('Running'),
    ).toHaveCount(9);
    await expectAccessibleScreen(staff, '35-operations');
  });

  it('moves the keyboard from a figure to what to do, and back', async () => {
    const { page } = staff;
    await page.getByRole('link', { name: 'What to do: New dead letters' }).press('Enter');
    const heading = page.getByRole('heading', { level: 3, name: 'New dead letters' });
    await expectEventually(heading).toBeInViewport();
    await page.keyboard.press('Tab');
    await expectEventually(page.getByRole('link', { name: 'Open dead letters' })).toBeFocused();
    await page.getByRole('link', { name: 'Back to the figures' }).press('Enter');
    await expectEventually(
      page.getByRole('table', { name: 'Figures and limits' }),
    ).toBeInViewport();
  });

  it('keeps the last figures while they cannot be refreshed', async () => {
    const { page } = staff;
    await page.route(apiPath, (route) => route.abort('internetdisconnected'));
    await page.getByRole('alert').getByText('The figures could not be refreshed.').waitFor({
      timeout: 30_000,
    });
    await row(page, 'Database answers').getByText('OK').waitFor();
    await expectAccessibleScreen(staff, '36-operations-stale');
    await page.unroute(apiPath);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectEventually(page.getByText('The figures could not be refreshed.')).toHaveCount(0);
  });

  it('offers a retry when nothing can be loaded', async () => {
    const { page } = staff;
    await page.route(apiPath, (route) => route.abort('internetdisconnected'));
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 30_000 });
    await expectAccessibleScreen(staff, '37-operations-offline');
    await page.unroute(apiPath);
    await page.getByRole('button', { name: 'Try again' }).click();
    await row(page, 'Database answers').waitFor();
  });

  it('is written in Hindi as well', async () => {
    const { page } = staff;
    await page.evaluate(() => {
      localStorage.setItem('lang', 'hi');
    });
    await page.reload();
    await row(page, 'डेटाबेस जवाब देता है').getByText('ठीक').waitFor();
    await expectAccessibleScreen(staff, '38-operations-hindi');
    expect(staff.pageErrors).toEqual([]);
  });
});
