import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { callApi, sendCommand } from '../support/api/call-api.ts';
import { createPurchase } from '../support/api/customers.ts';
import { simulatePayment } from '../support/api/payments.ts';
import {
  findGoodsInStock,
  prepareOrder,
  waitForOrder,
  type PlacedOrderEntry,
} from '../support/api/shopping.ts';
import type { SignedInUser } from '../support/api/sign-in.ts';
import { createStaff } from '../support/api/staff.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
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
/** The day before has payments once midnight has passed during a run. */
const dayWithoutPayments = dayAhead(-3);

const createPaidOrder = async (width: ScreenWidth): Promise<PlacedOrderEntry> => {
  const { clerk } = testUsers();
  await openTestArea(clerk);
  const [start, end] = width === 360 ? ['16:00', '17:00'] : ['18:00', '19:00'];
  const purchase = await createPurchase(clerk, { date: dayAhead(3), start, end });
  const placed = await sendCommand<PlacedOrderEntry>({
    path: '/api/Transaction',
    token: purchase.buyer.token,
    body: {
      ...(await prepareOrder(purchase, await findGoodsInStock(1))),
      PaymentMethod: 'online',
    },
  });
  const { Payment } = await waitForOrder(purchase.buyer, placed.Id, {
    states: [orderStatus.AwaitingPayment],
  });
  await simulatePayment(Payment?.OrderId ?? '', 'authorized');
  await waitForOrder(purchase.buyer, placed.Id, { states: [orderStatus.Confirmed] });
  return placed;
};

describe.each(widths)('the payments page at %i px', (width) => {
  let browser: Browser;
  let staff: Visitor;
  let clerk: SignedInUser;
  let order: PlacedOrderEntry;

  beforeAll(async () => {
    order = await createPaidOrder(width);
    clerk = await createStaff(['payments']);
    await eventually(
      async () => {
        const { body } = await callApi({
          path: '/api/admin/billing/payments',
          query: { TransactionId: String(order.Id) },
          token: clerk.token,
        });
        return (body as { State?: string }).State === 'captured';
      },
      { missing: 'the captured payment' },
    );
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, clerk, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('is all that staff with only the payments permission see', async () => {
    const { page } = staff;
    await page.goto('/admin/payments');
    await page.getByRole('heading', { level: 1, name: 'Payments' }).waitFor();
    await page.getByRole('table', { name: 'List of payments' }).waitFor();
    await expectEventually(page.getByRole('link', { name: 'Orders' })).toHaveCount(0);
    await expectAccessibleScreen(staff, '38-admin-payments');
    await page.goto('/admin/orders');
    await page
      .getByRole('heading', { level: 1, name: 'You do not have access to this page' })
      .waitFor();
    expect(
      (
        await callApi({
          path: '/api/Transaction',
          query: { TransactionsDetails: '0' },
          token: clerk.token,
        })
      ).status,
    ).toBe(403);
  });

  it('finds the payment of an order and refunds a part of it', async () => {
    const { page } = staff;
    await page.goto('/admin/payments');
    await page.getByLabel('Order or provider id').fill(order.TransactionNumber);
    await page.getByRole('button', { name: 'Search payments' }).click();
    await page.getByRole('link', { name: order.TransactionNumber }).click();
    const panel = page.getByRole('complementary', { name: order.TransactionNumber });
    await panel.getByRole('button', { name: 'Refund' }).click();
    const sheet = page.getByRole('dialog', { name: `Refund for ${order.TransactionNumber}` });
    await sheet.getByLabel('Amount in rupees').fill('5');
    await sheet.getByLabel('Reason').fill('Bruised tomatoes');
    await expectAccessibleScreen(staff, '39-admin-refund');
    await sheet.getByRole('button', { name: 'Refund ₹5.00' }).click();
    await panel.getByText('Partly refunded', { exact: true }).waitFor();
    await panel.getByText('You refunded ₹5.00: Bruised tomatoes').waitFor();
    await expectAccessibleScreen(staff, '40-admin-payment');
  });

  it('shows the cash of the last week', async () => {
    const { page } = staff;
    await page.goto('/admin/payments');
    await page.getByRole('link', { name: 'Cash' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cash' }).waitFor();
    await page
      .getByRole('table', { name: 'Cash by day' })
      .or(page.getByText('No cash recorded'))
      .first()
      .waitFor();
    await expectAccessibleScreen(staff, '41-admin-cash');
  });

  it('compares a day with the books of the provider', async () => {
    const { page } = staff;
    await page.goto('/admin/payments');
    await page.getByRole('link', { name: 'Daily comparison' }).click();
    await page.getByRole('heading', { level: 1, name: 'Daily comparison' }).waitFor();
    await page.getByRole('button', { name: 'Compare a day' }).click();
    const sheet = page.getByRole('dialog', { name: 'Compare a day' });
    await expectAccessibleScreen(staff, '42-admin-compare-day');
    await sheet.getByLabel('Day').fill(dayWithoutPayments);
    await sheet.getByRole('button', { name: 'Compare a day' }).click();
    const table = page.getByRole('table', { name: 'Compared days' });
    await table.getByText('No differences').first().waitFor();
    await expectAccessibleScreen(staff, '43-admin-comparisons');
    await table.getByRole('link').first().click();
    await page.getByText('Every payment and refund of this day agrees.').waitFor();
    await expectAccessibleScreen(staff, '44-admin-comparison');
  });
});
