import { readFile } from 'node:fs/promises';
import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser, Page } from 'playwright-core';
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

const packOrder = async (width: ScreenWidth): Promise<number> => {
  const { clerk } = testUsers();
  await openTestArea(clerk);
  const [start, end] = width === 360 ? ['20:00', '21:00'] : ['21:00', '22:00'];
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
  return Id;
};

const savePdf = async (page: Page, title: string) => {
  const sheet = page.getByRole('dialog', { name: title });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  // The sheet goes back in the history as it closes, which would end the next navigation.
  await sheet.waitFor({ state: 'detached' });
  const content = await readFile(await download.path(), 'latin1');
  return { name: download.suggestedFilename(), isWhole: /^%PDF-[^]*%%EOF\s*$/.test(content) };
};

describe.each(widths)('documents in bulk at %i px', (width) => {
  let browser: Browser;
  let staff: Visitor;
  beforeAll(async () => {
    const accountant = await createStaff(['transactions', 'payments']);
    const orderId = await packOrder(width);
    await eventually(
      async () => {
        const { body } = await callApi({
          path: '/api/admin/billing/bill-batches',
          query: { TransactionIds: String(orderId) },
          token: accountant.token,
        });
        return (body as { BillCount?: number }).BillCount;
      },
      { missing: 'the bill of the packed order', timeoutMs: 30_000 },
    );
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, accountant, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  const openSheet = async (page: Page, action: string): Promise<void> => {
    if (width === 360) await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };

  it('saves the bills of this month as one PDF', async () => {
    const { page } = staff;
    await page.goto('/admin/orders');
    await openSheet(page, 'Save bills');
    await page.getByRole('dialog', { name: 'Save bills as PDF' }).waitFor();
    await expectAccessibleScreen(staff, '358-admin-bills-in-bulk');
    const { name, isWhole } = await savePdf(page, 'Save bills as PDF');
    expect(name).toBe(`bills-${dayAhead(0).slice(0, 8)}01-${dayAhead(0)}.pdf`);
    expect(isWhole).toBe(true);
  });

  it('says that a span without bills has none', async () => {
    const { page } = staff;
    await page.goto('/admin/orders');
    await openSheet(page, 'Save bills');
    const sheet = page.getByRole('dialog', { name: 'Save bills as PDF' });
    await sheet.getByLabel('First day').fill('2020-01-01');
    await sheet.getByLabel('Last day').fill('2020-01-31');
    await sheet.getByRole('button', { name: 'Save as PDF' }).click();
    await sheet.getByText('There are no bills between these days.').waitFor();
  });

  it('saves the statements of business customers as one PDF', async () => {
    const { page } = staff;
    await page.goto('/admin/parties');
    await openSheet(page, 'Save statements');
    await page.getByRole('dialog', { name: 'Save statements as PDF' }).waitFor();
    await expectAccessibleScreen(staff, '359-admin-statements-in-bulk');
    const { name, isWhole } = await savePdf(page, 'Save statements as PDF');
    expect(name).toMatch(/^statements-.*\.pdf$/);
    expect(isWhole).toBe(true);
  });
});
