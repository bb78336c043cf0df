import type { Envelope } from '@tokri/contracts/events';
import {
  billIssued,
  orderAwaitingPayment,
  orderCancelled,
  orderCaptureDue,
  orderConfirmed,
  orderPaymentAccepted,
  orderPaymentChanged,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
  paymentAuthorized,
  paymentCaptured,
  paymentRefundDue,
  paymentRefunded,
  paymentRefused,
  slotBooked,
  slotRefused,
  stockReserved,
} from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startOrderService, type OrderService } from './order-service.ts';

let shop: OrderService;
let published: Envelope[];
beforeAll(async () => {
  shop = await startOrderService('online');
  published = collectEvents(shop.broker, [
    orderPlaced,
    orderAwaitingPayment,
    orderPaymentAccepted,
    orderCaptureDue,
    orderPaymentExpired,
    orderConfirmed,
    orderRejected,
    orderCancelled,
    orderPaymentChanged,
  ]);
  await shop.publishAddress(3, 7);
}, 60_000);
afterAll(() => shop.stop());

const money = (orderId: number) => ({ orderId, userId: 7, amountPaise: 13_100 });
const kindsOf = (orderId: number) =>
  published
    .filter(({ key }) => key === String(orderId))
    .map(({ type }) => type.replace(/^order\.|\.v1$/g, ''));
const waitForEvent = (orderId: number, kind: string) =>
  eventually(() => kindsOf(orderId).includes(kind), {
    missing: `${kind} of order ${orderId} after ${kindsOf(orderId).join()}`,
  });
const findOrderId = async (holdId: number): Promise<number> =>
  Number(
    (
      await eventually(
        () =>
          published.find(
            (event) =>
              event.type === 'order.placed.v1' &&
              (event.data as { holdId: number }).holdId === holdId,
          ),
        { missing: `order.placed of hold ${holdId}` },
      )
    ).key,
  );
const placeOnline = (holdId: number) =>
  shop.place(holdId, { operation: 'place-order', PaymentMethod: 'online' });
const read = async (orderId: number) =>
  (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: { userId: 7 } })).body as {
    Status: number;
    PaymentStatus: number;
    RefundStatus: string;
    Payment?: { OrderId: string };
    Bill: unknown;
  };

const authorized = (orderId: number) =>
  publishEvent(shop.broker, paymentAuthorized, {
    key: String(orderId),
    seq: 2,
    data: money(orderId),
  });
const captured = (orderId: number) =>
  publishEvent(shop.broker, paymentCaptured, {
    key: String(orderId),
    seq: 3,
    data: money(orderId),
  });
const booked = (orderId: number) =>
  publishEvent(shop.broker, slotBooked, {
    key: '5',
    seq: 3,
    data: { slotId: 5, groupId: 1, holdId: 1, userId: 7, orderId },
  });

const awaiting = async (holdId: number): Promise<number> => {
  const response = placeOnline(holdId);
  const orderId = await findOrderId(holdId);
  await shop.acceptAllOnline(orderId);
  await response;
  await waitForEvent(orderId, 'awaiting-payment');
  return orderId;
};
const confirmed = async (holdId: number): Promise<number> => {
  const orderId = await awaiting(holdId);
  await authorized(orderId);
  await waitForEvent(orderId, 'payment-accepted');
  await booked(orderId);
  await waitForEvent(orderId, 'capture-due');
  await captured(orderId);
  await waitForEvent(orderId, 'confirmed');
  return orderId;
};

describe('an order paid online', () => {
  it('awaits its payment with the checkout data once all participants accept', async () => {
    const response = placeOnline(201);
    const orderId = await findOrderId(201);
    await shop.acceptAllOnline(orderId);
    expect(await response).toMatchObject({ Id: orderId, Error: 0, PaymentStatus: 2 });
    await waitForEvent(orderId, 'awaiting-payment');
    expect(await read(orderId)).toMatchObject({
      Status: 2,
      Payment: {
        Provider: 'razorpay',
        KeyId: 'rzp_test',
        OrderId: `order_${orderId}`,
        AmountPaise: 13_100,
        Currency: 'INR',
      },
    });
  });

  it('is confirmed after authorization, booking and capture, and refunded when cancelled', async () => {
    const orderId = await confirmed(202);
    expect(kindsOf(orderId)).toEqual([
      'placed',
      'awaiting-payment',
      'payment-accepted',
      'capture-due',
      'confirmed',
    ]);
    expect(await read(orderId)).toMatchObject({ Status: 3, PaymentStatus: 3 });
    const cancelled = await shop.call('GET', `cancel-order?TransactionId=${orderId}&reason=Late`, {
      as: { userId: 7 },
    });
    expect(cancelled.body).toMatchObject([{ Error: 0, RefundAmount: 131, Status: 7 }]);
    await publishEvent(shop.broker, paymentRefundDue, {
      key: String(orderId),
      seq: 4,
      data: money(orderId),
    });
    await publishEvent(shop.broker, paymentRefunded, {
      key: String(orderId),
      seq: 5,
      data: { ...money(orderId), nowPaise: money(orderId).amountPaise, isWhole: true },
    });
    await waitForEvent(orderId, 'payment-changed');
    expect(await read(orderId)).toMatchObject({
      Status: 7,
      PaymentStatus: 6,
      RefundStatus: 'Refunded',
    });
  });

  it('ignores repeated payment events', async () => {
    const orderId = await awaiting(203);
    for (let times = 0; times < 3; times += 1) await authorized(orderId);
    await booked(orderId);
    await waitForEvent(orderId, 'capture-due');
    for (let times = 0; times < 3; times += 1) await captured(orderId);
    await waitForEvent(orderId, 'confirmed');
    expect(kindsOf(orderId)).toEqual([
      'placed',
      'awaiting-payment',
      'payment-accepted',
      'capture-due',
      'confirmed',
    ]);
  });

  it('is rejected when the gateway is unavailable', async () => {
    const response = placeOnline(204);
    const orderId = await findOrderId(204);
    await publishEvent(shop.broker, paymentRefused, {
      key: String(orderId),
      seq: 1,
      data: { orderId, code: 'payment-unavailable' },
    });
    expect(await response).toMatchObject({ Error: 1, Code: 'payment-unavailable', Status: 8 });
  });

  it('expires without a payment and is confirmed by a late one when slot and stock accept', async () => {
    const orderId = await awaiting(205);
    await shop.passDeadlineOf(orderId);
    await waitForEvent(orderId, 'lapsed');
    expect(await read(orderId)).toMatchObject({ Status: 2, PaymentStatus: 4 });
    await authorized(orderId);
    await waitForEvent(orderId, 'payment-accepted');
    await booked(orderId);
    await publishEvent(shop.broker, stockReserved, {
      key: String(orderId),
      seq: 3,
      data: { orderId, round: 2 },
    });
    await waitForEvent(orderId, 'capture-due');
    await captured(orderId);
    await waitForEvent(orderId, 'confirmed');
  });

  it('is rejected and refunded when a late payment finds no slot', async () => {
    const orderId = await awaiting(206);
    await shop.passDeadlineOf(orderId);
    await waitForEvent(orderId, 'lapsed');
    await authorized(orderId);
    await waitForEvent(orderId, 'payment-accepted');
    await publishEvent(shop.broker, slotRefused, {
      key: '5',
      seq: 1,
      data: { slotId: 5, holdId: 206, orderId, code: 'slot-full' },
    });
    await waitForEvent(orderId, 'rejected');
    expect(await read(orderId)).toMatchObject({ Status: 8, PaymentStatus: 5 });
  });

  it('blocks its cart for another hold until its payment expires', async () => {
    const orderId = await awaiting(207);
    expect(await shop.place(208, { claims: { cartVersion: 207 } })).toMatchObject({
      Error: 1,
      Code: 'cart-taken',
      TakenBy: orderId,
    });
    await shop.passDeadlineOf(orderId);
    await waitForEvent(orderId, 'lapsed');
    expect(await shop.place(208, { claims: { cartVersion: 207 } })).toMatchObject({
      Error: 0,
      Status: 1,
    });
  });

  it('is rejected by the operation for cash orders', async () =>
    expect(await shop.place(209, { PaymentMethod: 'online' })).toMatchObject({
      Error: 1,
      Code: 'payment-method',
    }));

  it('shows its bill once issued', async () => {
    const orderId = await confirmed(210);
    await publishEvent(shop.broker, billIssued, {
      key: String(orderId),
      seq: 1,
      data: {
        orderId,
        userId: 7,
        partyId: 0,
        billId: 9,
        number: 'BS/26-27/0000009',
        kind: 'BillOfSupply',
        totalPaise: 13_100,
      },
    });
    await eventually(async () => (await read(orderId)).Bill, { missing: 'the bill of the order' });
    expect((await read(orderId)).Bill).toEqual({ Id: 9, Number: 'BS/26-27/0000009' });
  });
});

describe('order report', () => {
  const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
  const report = async (
    from: string,
    to: string,
    permissions: readonly 'reports'[] = ['reports'],
  ) => {
    const response = await shop.callWhole('GET', `report-orders?FromDate=${from}&ToDate=${to}`, {
      as: { userId: 1, permissions },
    });
    return {
      status: response.status,
      sums: JSON.parse(response.headers.get('x-sums') ?? '{}') as {
        count?: number;
        payable?: number;
      },
      total: Number(response.headers.get('x-total-count')),
    };
  };
  it("lists today's orders with the totals of all of them", async () => {
    const { status, sums, total } = await report(today, today);
    expect([status, sums.count, sums.payable]).toEqual([200, total, total * 131]);
    expect(total).toBeGreaterThan(5);
  });
  it('rejects a reversed or overlong range with 400 and a missing permission with 403', async () => {
    expect((await report('2026-02-01', '2026-01-01')).status).toBe(400);
    expect((await report('2025-01-01', '2026-11-01')).status).toBe(400);
    expect((await report(today, today, [])).status).toBe(403);
  });
});
