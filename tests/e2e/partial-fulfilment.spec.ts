import { toPaise } from '@tokri/contracts/money';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import type { BillResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser, Locator } from 'playwright-core';
import { callApiOk, sendCommand } from '../support/api/call-api.ts';
import { createPurchase, switchOffQuietHours } from '../support/api/customers.ts';
import { simulatePayment } from '../support/api/payments.ts';
import { testUsers } from '../support/api/test-users.ts';
import {
  findGoodsInStock,
  waitForOrder,
  placeOrder,
  readOrder,
  prepareOrder,
  type PlacedOrderEntry,
} from '../support/api/shopping.ts';
import type { SignedInUser } from '../support/api/sign-in.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { adminOrdersPage } from '../support/pages/admin-orders-page.ts';
import { orderDetailsPage } from '../support/pages/order-pages.ts';
import { readProductUrls } from '../support/product.ts';

const day = dayAhead(3);
const widths: readonly ScreenWidth[] = [1280, 360];
const fetchFromStandIns = async <T>(path: string): Promise<readonly T[]> =>
  (await (await fetch(`${readProductUrls().standIns}${path}`)).json()) as readonly T[];
const waitForSms = ({ mobile }: SignedInUser, words: RegExp) =>
  eventually(
    async () =>
      (
        await fetchFromStandIns<{ Text: string }>(
          `/messages?${new URLSearchParams({ to: mobile, channel: 'sms' })}`,
        )
      ).find(({ Text }) => words.test(Text)),
    { timeoutMs: 15_000, missing: `an SMS like ${words.source}` },
  );

const readGatewayTotals = async (gatewayOrderId: string) => {
  const payments = (
    await fetchFromStandIns<{ id: string; order_id: string; amount: number; captured: boolean }>(
      '/razorpay/payments',
    )
  ).filter((payment) => payment.order_id === gatewayOrderId && payment.captured);
  const refunds = (
    await fetchFromStandIns<{ payment_id: string; amount: number }>('/razorpay/refunds')
  ).filter((refund) => payments.some(({ id }) => id === refund.payment_id));
  return {
    taken: payments.map(({ amount }) => amount),
    refunded: refunds.map(({ amount }) => amount),
  };
};

describe.each(widths)('partial fulfilment at %i px', (width) => {
  const slotWindow = {
    date: day,
    start: width === 360 ? '12:00' : '14:00',
    end: width === 360 ? '13:00' : '15:00',
  };
  let browser: Browser;
  let staff: Visitor;

  beforeAll(async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, clerk, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  const buy = async (
    method: 'cod' | 'online',
  ): Promise<{
    readonly buyer: SignedInUser;
    readonly placed: PlacedOrderEntry;
    readonly gatewayOrderId: string;
  }> => {
    const purchase = await createPurchase(testUsers().clerk, slotWindow);
    const { buyer } = purchase;
    await switchOffQuietHours(buyer);
    const body = await prepareOrder(
      purchase,
      (await findGoodsInStock(2)).map((goods) => ({ ...goods, quantity: 2 })),
    );
    const placed =
      method === 'cod'
        ? await placeOrder(buyer, body)
        : await sendCommand<PlacedOrderEntry>({
            path: '/api/Transaction',
            token: buyer.token,
            body: { ...body, PaymentMethod: 'online' },
          });
    const gatewayOrderId =
      method === 'cod'
        ? ''
        : ((await waitForOrder(buyer, placed.Id, { states: [orderStatus.AwaitingPayment] })).Payment
            ?.OrderId ?? '');
    if (method === 'online') await simulatePayment(gatewayOrderId, 'authorized');
    await waitForOrder(buyer, placed.Id, { states: [orderStatus.Confirmed], timeoutMs: 20_000 });
    return { buyer, placed, gatewayOrderId };
  };
  const openPacking = async (number: string, tickedLines = 0): Promise<Locator> => {
    const ordersPage = adminOrdersPage(staff.page);
    await ordersPage.open(day);
    await ordersPage.openOrder(number);
    for (let line = 0; line < tickedLines; line += 1)
      await ordersPage.panel(number).getByRole('checkbox').nth(line).check();
    await ordersPage.panel(number).getByRole('button', { name: 'Pack partially' }).click();
    return staff.page.getByRole('dialog', { name: `Pack ${number}` });
  };

  it('refunds the difference and shows the customer what is missing', async () => {
    const {
      buyer,
      placed: { Id, TransactionNumber },
      gatewayOrderId,
    } = await buy('online');
    const sheet = await openPacking(TransactionNumber);
    await sheet.getByRole('spinbutton').first().focus();
    await staff.page.keyboard.press('ArrowDown');
    await staff.page.keyboard.press('Tab');
    await staff.page.keyboard.type('0');
    await sheet.getByText('1 of 4 packed').waitFor();
    await expectAccessibleScreen(staff, '36-admin-pack');
    await staff.page.keyboard.press('Enter');
    await adminOrdersPage(staff.page)
      .panel(TransactionNumber)
      .getByText('1 of 2', { exact: true })
      .waitFor();
    await expectAccessibleScreen(staff, '37-admin-partially-packed');

    const packed = await eventually(
      async () => {
        const now = await readOrder(buyer, Id);
        return now.PaymentStatus === paymentStatus.PartlyRefunded ? now : undefined;
      },
      { timeoutMs: 15_000, missing: 'the refund of the difference' },
    );
    expect(packed.Lines?.map(({ Quantity, Ordered }) => [Quantity, Ordered])).toEqual([
      [1, 2],
      [0, 2],
    ]);
    const { taken: captured, refunded } = await readGatewayTotals(gatewayOrderId);
    expect([captured.length, refunded]).toEqual([1, [toPaise(packed.RefundAmount ?? 0)]]);
    const bills = await callApiOk<readonly BillResponse[]>({
      path: '/api/EditBill',
      query: { Transid: String(Id) },
      token: buyer.token,
    });
    expect(
      bills.reduce((sum, { Totals }) => sum + toPaise(Totals.Payable), 0) + (refunded[0] ?? 0),
    ).toBe(captured[0]);
    const pdf = await fetch(`${readProductUrls().web}${bills[0]?.PdfUrl ?? ''}`);
    expect([
      pdf.status,
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ]).toEqual([200, '%PDF-']);
    await waitForSms(buyer, /is packed, but some items were out of stock/);

    const customer = await createVisitor(browser, width);
    await presetSession(customer, buyer, testPincode);
    await orderDetailsPage(customer.page).open(Id);
    await customer.page.getByText('1 of 2', { exact: true }).first().waitFor();
    await expectAccessibleScreen(customer, '38-partially-fulfilled');
    expect([staff.pageErrors, customer.pageErrors]).toEqual([[], []]);
    await customer.close();
  });

  it('keeps the difference of a cash payment due until staff record the refund', async () => {
    const {
      buyer,
      placed: { Id, TransactionNumber },
    } = await buy('cod');
    const names = {
      userid: String(buyer.userId),
      name: '',
      transactionnumber: '',
      email: '',
      mobile: '',
    };
    await sendCommand({
      method: 'GET',
      path: '/api/TransactionWithoutPayment',
      query: { id: String(Id), status: String(paymentStatus.Paid), ...names },
      token: testUsers().clerk.token,
    });
    await eventually(
      async () => (await readOrder(buyer, Id)).PaymentStatus === paymentStatus.Paid,
      { missing: 'the cash' },
    );
    const sheet = await openPacking(TransactionNumber, 1);
    await sheet.getByText('2 of 4 packed').waitFor();
    const shownRefund = await sheet.getByRole('definition').nth(2).innerText();
    await sheet.getByRole('button', { name: 'Mark as packed' }).click();
    const panel = adminOrdersPage(staff.page).panel(TransactionNumber);
    await panel.getByRole('button', { name: 'Record refund' }).click();
    const refund = staff.page.getByRole('dialog', { name: `Refund for ${TransactionNumber}` });
    await refund.getByText(`${shownRefund} to refund`).waitFor();
    await refund.getByRole('radio', { name: 'By UPI' }).check();
    await refund.getByLabel('Reference').fill('UPI 4711');
    await expectAccessibleScreen(staff, '39-admin-refund');
    await refund.getByRole('button', { name: 'Record refund' }).click();
    await panel.getByText('Partly refunded').first().waitFor();
    await waitForSms(buyer, /the shop has refunded Rs [\d,.]+ for order/);
    expect(staff.pageErrors).toEqual([]);
  });
});
