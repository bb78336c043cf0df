import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { callApi, sendCommand } from '../support/api/call-api.ts';
import { createPurchase } from '../support/api/customers.ts';
import {
  findGoodsInStock,
  prepareOrder,
  waitForOrder,
  type PlacedOrderEntry,
} from '../support/api/shopping.ts';
import { createStaff } from '../support/api/staff.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [1280, 360];

const packOrder = async (width: ScreenWidth): Promise<void> => {
  const { clerk } = testUsers();
  await openTestArea(clerk);
  const [start, end] = width === 360 ? ['10:00', '11:00'] : ['12:00', '13:00'];
  const purchase = await createPurchase(clerk, { date: dayAhead(3), start, end });
  const { Id } = await sendCommand<PlacedOrderEntry>({
    path: '/api/TransactionWithoutPayment',
    token: purchase.buyer.token,
    body: await prepareOrder(purchase, await findGoodsInStock(1)),
  });
  await waitForOrder(purchase.buyer, Id, { states: [orderStatus.Confirmed] });
  await sendCommand({
    path: '/api/admin/order/move',
    token: clerk.token,
    body: { Status: orderStatus.Packed, TransactionIds: [Id] },
  });
};

describe.each(widths)('the reports at %i px', (width) => {
  let browser: Browser;
  let staff: Visitor;
  beforeAll(async () => {
    const accountant = await createStaff(['reports']);
    await packOrder(width);
    const today = dayAhead(0);
    await eventually(
      async () => {
        const { body } = await callApi({
          path: '/api/admin/order/reports/sales',
          query: { FromDate: today, ToDate: today },
          token: accountant.token,
        });
        return (body as { Totals?: { Orders: number } }).Totals?.Orders;
      },
      { missing: 'the packed order in the report', timeoutMs: 30_000 },
    );
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, accountant, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('shows sales in charts and tables to staff with only the permission for reports', async () => {
    const { page } = staff;
    await page.goto('/admin/reports');
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
    await page.getByLabel('Compare with').selectOption('The days before');
    await page.getByRole('table', { name: 'Sales by day' }).waitFor();
    for (const row of ['Delivery', 'Round-off', 'Total'])
      await page
        .getByRole('table', { name: 'Sales by category' })
        .getByRole('rowheader', { name: row, exact: true })
        .waitFor();
    await page
      .getByRole('img', { name: /^Chart: Sales by day/ })
      .locator('canvas')
      .waitFor();
    await expectAccessibleScreen(staff, '120-admin-reports');
    await page.goto('/admin/orders');
    await page
      .getByRole('heading', { level: 1, name: 'You do not have access to this page' })
      .waitFor();
  });
  it.each([
    ['Items', 'Sales by item', '121-admin-reports-items'],
    ['Tax', 'Tax by rate', '122-admin-reports-tax'],
    ['Slots', 'Capacity taken by time', '123-admin-reports-slots'],
  ])('shows %s', async (tab, table, screen) => {
    const { page } = staff;
    await page.goto('/admin/reports');
    await page
      .getByRole('navigation', { name: 'Reports' })
      .getByRole('link', { name: tab, exact: true })
      .click();
    await page.getByRole('table', { name: table }).waitFor();
    await expectAccessibleScreen(staff, screen);
  });
  it.each(['CSV', 'Excel'])('saves what is shown as %s', async (format) => {
    const { page } = staff;
    await page.goto('/admin/reports/tax');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Tax by rate as ${format}` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^tax-by-rate-\d{4}-\d\d-\d\d-.*\.(csv|xlsx)$/);
  });
});
