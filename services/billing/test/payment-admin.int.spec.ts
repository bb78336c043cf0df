import { randomUUID } from 'node:crypto';
import type { PaymentDetailsResponse, PaymentEntryResponse } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import { startBillingService, type BillingService } from './billing-service.ts';
import { payAndCapture } from './pay-and-capture.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('payment-admin');
});
afterAll(() => billing.stop());

const as = { userId: 1, permissions: ['payments'] as const };
const today = shopDate(new Date());
const list = async (query = ''): Promise<readonly PaymentEntryResponse[]> =>
  (await billing.call('GET', `list-payments?${query}`, { as })).body;
const listIds = async (query: string) =>
  (await list(query)).map(({ TransactionId }) => TransactionId);
const read = async (orderId: number): Promise<PaymentDetailsResponse> =>
  (await billing.call('GET', `read-payment?TransactionId=${orderId}`, { as })).body;
const refund = async (orderId: number, Amount: number, RequestId = randomUUID() as string) =>
  (
    await billing.call('POST', 'refund-payment', {
      as,
      body: { TransactionId: orderId, Amount, Reason: 'Bruised tomatoes', RequestId },
    })
  ).body;
const retry = async (orderId: number) =>
  billing.call('POST', 'retry-payment', { as, body: { TransactionId: orderId } });
const recordCash = (orderId: number) =>
  billing.call('GET', `record-cash?id=${orderId}&status=3`, { as });

describe('the list of payments', () => {
  it('finds payments by state, method, day, order number and ids of the provider', async () => {
    const gatewayOrderId = await payAndCapture(billing, 1);
    await billing.createOnlinePayment(2);
    await billing.orderEvents.placed(3, { method: 'cod' });
    await eventually(async () => (await recordCash(3)).status === 200, { missing: 'the sale' });
    expect(await listIds('')).toEqual([3, 2, 1]);
    expect(await listIds('page=2&pageSize=2')).toEqual([1]);
    expect(await listIds('State=captured')).toEqual([3, 1]);
    expect(await listIds('State=captured&Method=online')).toEqual([1]);
    expect(await listIds(`FromDate=${today}&ToDate=${today}`)).toEqual([3, 2, 1]);
    expect(await listIds('FromDate=2020-01-01&ToDate=2020-01-02')).toEqual([]);
    expect(await listIds('Search=t2611-2')).toEqual([2]);
    expect(await listIds('Search=2')).toEqual([2]);
    expect(await listIds(`Search=${gatewayOrderId}`)).toEqual([1]);
    expect(await listIds('Search=order_nobody')).toEqual([]);
    expect(await listIds('Stuck=1')).toEqual([]);
  });

  it('sums the payments of the same filter', async () => {
    const [cash] = await list('Method=cod');
    const { body } = await billing.call('GET', 'sum-payments?Method=cod', { as });
    expect(body).toEqual({
      Payments: 1,
      Captured: cash?.Amount,
      Refunded: 0,
      IsComplete: true,
    });
  });

  it('says who recorded cash', async () => {
    expect((await read(3)).RecordedBy).toBe(as.userId);
    expect((await read(1)).RecordedBy).toBeNull();
  });

  it('sums cash by day and by the member of staff who recorded it', async () => {
    const [cash] = await list('Method=cod');
    const route = `list-cash-collections?FromDate=${today}&ToDate=${today}`;
    expect((await billing.call('GET', route, { as })).body).toEqual([
      {
        Date: today,
        StaffId: 1,
        Payments: 1,
        Amount: cash?.Amount,
        Refunded: 0,
        IsComplete: true,
      },
    ]);
  });

  it.each([
    ['GET', 'list-payments'],
    ['GET', 'sum-payments'],
    ['GET', 'read-payment?TransactionId=1'],
    ['GET', `list-cash-collections?FromDate=${today}&ToDate=${today}`],
  ])('is refused to staff without the permission: %s %s', async (method, route) => {
    const other = { userId: 2, permissions: ['transactions'] as const };
    expect((await billing.call(method, route, { as: other })).status).toBe(403);
  });
});

describe('a refund by staff', () => {
  it('refunds a part once, however often it is requested, and keeps who, when and why', async () => {
    const gatewayOrderId = await payAndCapture(billing, 10);
    const requestId = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect(await refund(10, 20, requestId)).toMatchObject([{ Error: 0 }]);
    expect(await refund(10, 21, requestId)).toMatchObject([
      { Code: 'request-id-taken', Message: expect.stringContaining(requestId) as string },
    ]);
    expect(await refund(10, 20, requestId.toUpperCase())).toMatchObject([{ Error: 0 }]);
    await billing.waitForEvent(10, 'payment.refunded.v1');
    const [payment] = await billing.gateway.listPayments(gatewayOrderId);
    expect(await billing.gateway.listRefunds(payment?.id ?? '')).toMatchObject([{ amount: 2_000 }]);
    const details = await read(10);
    expect(details).toMatchObject({
      TransactionNumber: 'T2611-10',
      State: 'partly-refunded',
      Refunded: 20,
      GatewayOrderId: gatewayOrderId,
      Refunds: [{ Amount: 20, State: 'processed', StaffId: 1, Reason: 'Bruised tomatoes' }],
    });
    expect(details.Refundable).toBe(details.Amount - 20);
    await eventually(
      async () => (await read(10)).Events.some(({ Type }) => Type === 'payment.authorized'),
      { missing: 'the webhook of the authorization' },
    );
  });

  it('is refused above what is left and before the payment is captured', async () => {
    const { Refundable } = await read(10);
    expect(await refund(10, Refundable + 1)).toMatchObject([{ Code: 'amount-too-high' }]);
    await billing.createOnlinePayment(11);
    expect(await refund(11, 1)).toMatchObject([{ Code: 'not-refundable' }]);
  });

  it('of cash becomes due and is recorded by hand', async () => {
    expect(await refund(3, 5)).toMatchObject([{ Error: 0, PaymentStatus: 5 }]);
    const { body } = await billing.call('POST', 'hand-back-cash', {
      as,
      body: { TransactionId: 3, Way: 'cash', Reference: '', Amount: 5, RequestId: randomUUID() },
    });
    expect(body).toMatchObject([{ Error: 0, PaymentStatus: 7 }]);
  });
});

describe('a retry', () => {
  it('reads a payment whose webhook was lost and repeats without a second capture', async () => {
    const gatewayOrderId = await billing.createOnlinePayment(20);
    await billing.gateway.simulate(gatewayOrderId, 'authorized', { webhook: false });
    await billing.orderEvents.captureDue(20);
    await eventually(async () => ((await retry(20)).body as { Error: number }[])[0]?.Error === 0, {
      missing: 'a retry',
    });
    await billing.waitForEvent(20, 'payment.captured.v1');
    expect((await retry(20)).body).toMatchObject([{ Error: 0, PaymentStatus: 3 }]);
    expect(await billing.gateway.listPayments(gatewayOrderId)).toHaveLength(1);
  });

  it('says that the provider does not respond', async () => {
    await billing.createOnlinePayment(21);
    await billing.gateway.injectFault('errors');
    expect((await retry(21)).body).toMatchObject([{ Error: 1, Code: 'gateway-unavailable' }]);
    await billing.gateway.injectFault('off');
  });

  it('does not know an order without a payment', async () => {
    expect((await retry(99_999)).status).toBe(404);
  });
});

describe('a refund', () => {
  it('is refused for cash that is not recorded yet, and for an order that does not exist', async () => {
    await billing.orderEvents.placed(40, { method: 'cod' });
    const code = async () => ((await refund(40, 10)) as readonly { Code?: string }[])[0]?.Code;
    await eventually(async () => (await code()) === 'not-refundable', {
      missing: 'the sale',
    });
    expect(
      (
        await billing.call('POST', 'refund-payment', {
          as,
          body: { TransactionId: 4_000, Amount: 10, Reason: 'x', RequestId: randomUUID() },
        })
      ).status,
    ).toBe(404);
  });
});
