import type { DailyComparisonDetailsResponse, PaymentDetailsResponse } from '@tokri/contracts/api';
import { addDays, dayMs, shopDate } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import { startBillingService, type BillingService } from './billing-service.ts';
import { payAndCapture } from './pay-and-capture.ts';

let billing: BillingService;
let elapsedMs = 0;
beforeAll(async () => {
  billing = await startBillingService('daily-comparison', {
    clock: () => new Date(Date.now() + elapsedMs),
  });
});
afterAll(() => billing.stop());

const as = { userId: 1, permissions: ['payments'] as const };
const date = shopDate(new Date());
const day = { Date: date, Provider: 'razorpay' };

const compare = async (body: object = day) =>
  (await billing.call('POST', 'compare-day', { as, body })).body;
const read = async (): Promise<DailyComparisonDetailsResponse> =>
  (await billing.call('GET', `read-daily-comparison?Date=${date}&Provider=razorpay`, { as })).body;
const acknowledge = async (Id: string, Note: string) =>
  (await billing.call('POST', 'acknowledge-difference', { as, body: { ...day, Id, Note } })).body;

/** A webhook that is read later would bring the refund of the dashboard as well. */
const webhooksRead = (orderId: number) =>
  eventually(
    async () => {
      const { body } = await billing.call('GET', `read-payment?TransactionId=${orderId}`, { as });
      const types = (body as PaymentDetailsResponse).Events.map(({ Type }) => Type);
      return ['payment.authorized', 'payment.captured', 'order.paid'].every((type) =>
        types.includes(type),
      );
    },
    { missing: 'the webhooks of the payment' },
  );

describe('the daily comparison with the books of the provider', () => {
  let paidPaise = 0;

  beforeAll(async () => {
    await payAndCapture(billing, 1);
    const gatewayOrderId = await payAndCapture(billing, 2);
    await webhooksRead(2);
    const [payment] = await billing.gateway.listPayments(gatewayOrderId);
    paidPaise = payment?.amount ?? 0;
    await billing.gateway.refundOnDashboard(payment?.id ?? '', { amount: 700, webhook: false });
  });

  it('does not start before the day is over', async () => {
    expect(await compare()).toMatchObject([{ Error: 1, Code: 'day-not-over' }]);
    expect(await compare({ ...day, Date: addDays(date, -100) })).toMatchObject([
      { Error: 1, Code: 'day-too-old' },
    ]);
    elapsedMs = dayMs;
  });

  it('names a refund that only the provider knows', async () => {
    expect(await compare()).toMatchObject([{ Error: 0 }]);
    const details = await read();
    expect(details).toMatchObject({
      State: 'different',
      Payments: 2,
      Captured: (2 * paidPaise) / 100,
      Refunds: 1,
      Refunded: 7,
      OpenDifferences: 2,
      OpenAmount: 14,
    });
    expect(
      details.Differences.map(({ Kind, TransactionNumber, InShop, AtProvider }) => [
        Kind,
        TransactionNumber,
        InShop,
        AtProvider,
      ]),
    ).toEqual([
      ['refunded-amount-differs', 'T2611-2', 0, 7],
      ['unknown-refund', 'T2611-2', 0, 7],
    ]);
  });

  it('no longer counts a difference that staff acknowledged, and keeps the first note', async () => {
    const [first] = (await read()).Differences;
    await acknowledge(first?.Id ?? '', 'Goodwill, made on the dashboard');
    await acknowledge(first?.Id ?? '', 'Another note');
    expect(await compare()).toMatchObject([{ Error: 0 }]);
    const details = await read();
    expect(details).toMatchObject({ State: 'different', OpenDifferences: 1, OpenAmount: 7 });
    expect(details.Differences[0]?.Acknowledged).toMatchObject({
      Note: 'Goodwill, made on the dashboard',
      StaffId: 1,
    });
    expect(await acknowledge('unknown-refund:rfnd_nobody', 'No')).toMatchObject([
      { Error: 1, Code: 'unknown-difference' },
    ]);
  });

  it('is equal once the payment was read from the provider', async () => {
    await billing.call('POST', 'retry-payment', { as, body: { TransactionId: 2 } });
    await compare();
    expect(await read()).toMatchObject({ State: 'equal', OpenDifferences: 0, Differences: [] });
    const route = `list-daily-comparisons?FromDate=${date}&ToDate=${date}`;
    expect((await billing.call('GET', route, { as })).body).toMatchObject([
      { Date: date, Provider: 'razorpay', State: 'equal' },
    ]);
  });

  it('keeps an earlier result while the provider does not answer', async () => {
    await billing.gateway.injectFault('errors');
    expect(await compare()).toMatchObject([{ Error: 1, Code: 'gateway-unavailable' }]);
    expect(await read()).toMatchObject({ State: 'equal', Payments: 2 });
    await billing.gateway.injectFault('off');
  });

  it('has the books of Stripe as well', async () => {
    expect(await compare({ ...day, Provider: 'stripe' })).toMatchObject([{ Error: 0 }]);
  });

  it.each([
    ['GET', `list-daily-comparisons?FromDate=${date}&ToDate=${date}`, undefined],
    ['GET', `read-daily-comparison?Date=${date}&Provider=razorpay`, undefined],
    ['POST', 'compare-day', day],
    ['POST', 'acknowledge-difference', { ...day, Id: 'unknown-refund:rfnd_1', Note: 'Known' }],
  ])('is refused to staff without the permission: %s %s', async (method, route, body) => {
    const other = { userId: 2, permissions: ['transactions'] as const };
    expect((await billing.call(method, route, { as: other, body })).status).toBe(403);
  });

  it('does not know a day that was never compared', async () => {
    const route = 'read-daily-comparison?Date=2020-01-01&Provider=razorpay';
    expect((await billing.call('GET', route, { as })).status).toBe(404);
  });
});
