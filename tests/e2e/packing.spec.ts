import { orderStatus, paymentStatus, toPaise } from '@tokri/contracts';
import type { BillAnswer } from '@tokri/contracts/http';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser, Locator } from 'playwright-core';
import { askApi, write } from '../support/api/call-api.ts';
import { newPurchase } from '../support/api/customers.ts';
import { simulatePayment } from '../support/api/paying.ts';
import { peopleUnderTest } from '../support/api/people.ts';
import {
  goodsOnSale,
  orderIn,
  placeOrder,
  readOrder,
  readyToOrder,
  type Placed,
} from '../support/api/shopping.ts';
import type { Person } from '../support/api/sign-in.ts';
import { dayAhead, openTestTown, testPincode } from '../support/api/test-town.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectGoodScreen } from '../support/browser/screen-check.ts';
import {
  newVisitor,
  withSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { officeOrders } from '../support/pages/office-pages.ts';
import { orderDetailsPage } from '../support/pages/order-pages.ts';
import { productUnderTest } from '../support/product.ts';

const day = dayAhead(3);
const widths: readonly ScreenWidth[] = [1280, 360];
const listAt = async <T>(path: string): Promise<readonly T[]> =>
  (await (await fetch(`${productUnderTest().standIns}${path}`)).json()) as readonly T[];
const smsOf = ({ mobile }: Person, words: RegExp) =>
  eventually(
    async () =>
      (
        await listAt<{ Text: string }>(
          `/messages?${new URLSearchParams({ to: mobile, channel: 'sms' })}`,
        )
      ).find(({ Text }) => words.test(Text)),
    { timeoutMs: 15_000, missing: `an SMS like ${words.source}` },
  );

/** What the gateway took for an order and gave back of it. */
const booksOf = async (gatewayOrderId: string) => {
  const payments = (
    await listAt<{ id: string; order_id: string; amount: number; captured: boolean }>(
      '/razorpay/payments',
    )
  ).filter((payment) => payment.order_id === gatewayOrderId && payment.captured);
  const refunds = (
    await listAt<{ payment_id: string; amount: number }>('/razorpay/refunds')
  ).filter((refund) => payments.some(({ id }) => id === refund.payment_id));
  return {
    taken: payments.map(({ amount }) => amount),
    givenBack: refunds.map(({ amount }) => amount),
  };
};

describe.each(widths)('packing short at %i px', (width) => {
  const wish = {
    date: day,
    start: width === 360 ? '12:00' : '14:00',
    end: width === 360 ? '13:00' : '15:00',
  };
  let browser: Browser;
  let staff: Visitor;

  beforeAll(async () => {
    const { clerk } = peopleUnderTest();
    await openTestTown(clerk);
    browser = await openBrowser();
    staff = await newVisitor(browser, width);
    await withSession(staff, clerk, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  /** Two things, two pieces each. */
  const buy = async (
    method: 'cod' | 'online',
  ): Promise<{
    readonly buyer: Person;
    readonly placed: Placed;
    readonly gatewayOrderId: string;
  }> => {
    const purchase = await newPurchase(peopleUnderTest().clerk, wish);
    const { buyer } = purchase;
    const body = await readyToOrder(
      purchase,
      (await goodsOnSale(2)).map((goods) => ({ ...goods, quantity: 2 })),
    );
    const placed =
      method === 'cod'
        ? await placeOrder(buyer, body)
        : await write<Placed>({
            path: '/api/Transaction',
            token: buyer.token,
            body: { ...body, PaymentMethod: 'online' },
          });
    const gatewayOrderId =
      method === 'cod'
        ? ''
        : ((await orderIn(buyer, placed.Id, { states: [orderStatus.AwaitingPayment] })).Payment
            ?.OrderId ?? '');
    if (method === 'online') await simulatePayment(gatewayOrderId, 'authorized');
    await orderIn(buyer, placed.Id, { states: [orderStatus.Confirmed], timeoutMs: 20_000 });
    return { buyer, placed, gatewayOrderId };
  };
  const openPacking = async (number: string): Promise<Locator> => {
    const office = officeOrders(staff.page);
    await office.open(day);
    await office.openOrder(number);
    await office.panel(number).getByRole('button', { name: 'Pack short' }).click();
    return staff.page.getByRole('dialog', { name: `Pack ${number}` });
  };

  it('of an order paid online, by keyboard, gives the difference back; bill and refund are what was paid, and the customer reads what is missing', async () => {
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
    await sheet.getByText('1 of 4 in the bag').waitFor();
    await expectGoodScreen(staff, '36-office-pack');
    await staff.page.keyboard.press('Enter');
    await officeOrders(staff.page)
      .panel(TransactionNumber)
      .getByText('1 of 2', { exact: true })
      .waitFor();
    await expectGoodScreen(staff, '37-office-packed-short');

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
    const { taken, givenBack } = await booksOf(gatewayOrderId);
    expect([taken.length, givenBack]).toEqual([1, [toPaise(packed.RefundAmount ?? 0)]]);
    const bills = await askApi<readonly BillAnswer[]>({
      path: '/api/EditBill',
      query: { Transid: String(Id) },
      token: buyer.token,
    });
    expect(
      bills.reduce((sum, { Totals }) => sum + toPaise(Totals.Payable), 0) + (givenBack[0] ?? 0),
    ).toBe(taken[0]);
    const paper = await fetch(`${productUnderTest().web}${bills[0]?.PdfUrl ?? ''}`);
    expect([
      paper.status,
      Buffer.from(await paper.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ]).toEqual([200, '%PDF-']);
    await smsOf(buyer, /is packed, but not all was in stock/);

    const customer = await newVisitor(browser, width);
    await withSession(customer, buyer, testPincode);
    await orderDetailsPage(customer.page).open(Id);
    await customer.page.getByText('1 of 2', { exact: true }).first().waitFor();
    await expectGoodScreen(customer, '38-packed-short');
    expect([staff.faults, customer.faults]).toEqual([[], []]);
    await customer.leave();
  });

  it('of an order whose cash was collected, owes the difference until staff write down how it was given back', async () => {
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
    await write({
      method: 'GET',
      path: '/api/TransactionWithoutPayment',
      query: { id: String(Id), status: String(paymentStatus.Paid), ...names },
      token: peopleUnderTest().clerk.token,
    });
    await eventually(
      async () => (await readOrder(buyer, Id)).PaymentStatus === paymentStatus.Paid,
      { missing: 'the cash' },
    );
    const sheet = await openPacking(TransactionNumber);
    await sheet.getByRole('spinbutton').first().fill('1');
    await sheet.getByRole('button', { name: 'Mark packed' }).click();
    const panel = officeOrders(staff.page).panel(TransactionNumber);
    await panel.getByRole('button', { name: 'Record refund' }).click();
    const refund = staff.page.getByRole('dialog', { name: `Refund of ${TransactionNumber}` });
    await refund.getByRole('radio', { name: 'By UPI' }).check();
    await refund.getByLabel('Reference').fill('UPI 4711');
    await expectGoodScreen(staff, '39-office-refund');
    await refund.getByRole('button', { name: 'Record refund' }).click();
    await panel.getByText('Partly refunded').first().waitFor();
    await smsOf(buyer, /the shop has given Rs [\d,.]+ of order/);
    expect(staff.faults).toEqual([]);
  });
});
