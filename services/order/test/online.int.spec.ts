import {
  billIssued,
  paymentRefundDue,
  paymentRefunded,
  paymentRejected,
  slotRejected,
  stockReserved,
} from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startOnlineScenario, type OnlineScenario } from './online-scenario.ts';

let scenario: OnlineScenario;
let shop: OnlineScenario['shop'];
beforeAll(async () => {
  scenario = await startOnlineScenario('online');
  ({ shop } = scenario);
});
afterAll(() => shop.stop());

describe('an order paid online', () => {
  it('awaits its payment with the checkout data once all participants accept', async () => {
    const response = scenario.placeOnline(201);
    const orderId = await scenario.findOrderId(201);
    await shop.acceptAllOnline(orderId);
    expect(await response).toMatchObject({ Id: orderId, Error: 0, PaymentStatus: 2 });
    await scenario.waitForEvent(orderId, 'awaiting-payment');
    expect(await scenario.read(orderId)).toMatchObject({
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
    const orderId = await scenario.placeConfirmed(202);
    expect(scenario.findEventTypes(orderId)).toEqual([
      'placed',
      'awaiting-payment',
      'payment-accepted',
      'capture-due',
      'confirmed',
    ]);
    expect(await scenario.read(orderId)).toMatchObject({ Status: 3, PaymentStatus: 3 });
    const cancelled = await shop.call('GET', `cancel-order?TransactionId=${orderId}&reason=Late`, {
      as: { userId: 7 },
    });
    expect(cancelled.body).toMatchObject([{ Error: 0, RefundAmount: 131, Status: 7 }]);
    await publishEvent(shop.broker, paymentRefundDue, {
      key: String(orderId),
      seq: 4,
      data: scenario.money(orderId),
    });
    await publishEvent(shop.broker, paymentRefunded, {
      key: String(orderId),
      seq: 5,
      data: {
        ...scenario.money(orderId),
        nowPaise: scenario.money(orderId).amountPaise,
        isWhole: true,
      },
    });
    await scenario.waitForEvent(orderId, 'payment-changed');
    expect(await scenario.read(orderId)).toMatchObject({
      Status: 7,
      PaymentStatus: 6,
      RefundStatus: 'Refunded',
    });
  });

  it('ignores repeated payment events', async () => {
    const orderId = await scenario.placeAwaitingPayment(203);
    for (let times = 0; times < 3; times += 1) await scenario.publishAuthorized(orderId);
    await scenario.publishBooked(orderId);
    await scenario.waitForEvent(orderId, 'capture-due');
    for (let times = 0; times < 3; times += 1) await scenario.publishCaptured(orderId);
    await scenario.waitForEvent(orderId, 'confirmed');
    expect(scenario.findEventTypes(orderId)).toEqual([
      'placed',
      'awaiting-payment',
      'payment-accepted',
      'capture-due',
      'confirmed',
    ]);
  });

  it('is rejected when the gateway is unavailable', async () => {
    const response = scenario.placeOnline(204);
    const orderId = await scenario.findOrderId(204);
    await publishEvent(shop.broker, paymentRejected, {
      key: String(orderId),
      seq: 1,
      data: { orderId, code: 'payment-unavailable' },
    });
    expect(await response).toMatchObject({ Error: 1, Code: 'payment-unavailable', Status: 8 });
  });

  it('expires without a payment and is confirmed by a late one when slot and stock accept', async () => {
    const orderId = await scenario.placeAwaitingPayment(205);
    await shop.passDeadlineOf(orderId);
    await scenario.waitForEvent(orderId, 'lapsed');
    expect(await scenario.read(orderId)).toMatchObject({ Status: 2, PaymentStatus: 4 });
    await scenario.publishAuthorized(orderId);
    await scenario.waitForEvent(orderId, 'payment-accepted');
    await scenario.publishBooked(orderId);
    await publishEvent(shop.broker, stockReserved, {
      key: String(orderId),
      seq: 3,
      data: { orderId, round: 2 },
    });
    await scenario.waitForEvent(orderId, 'capture-due');
    await scenario.publishCaptured(orderId);
    await scenario.waitForEvent(orderId, 'confirmed');
  });

  it('is rejected and refunded when a late payment finds no slot', async () => {
    const orderId = await scenario.placeAwaitingPayment(206);
    await shop.passDeadlineOf(orderId);
    await scenario.waitForEvent(orderId, 'lapsed');
    await scenario.publishAuthorized(orderId);
    await scenario.waitForEvent(orderId, 'payment-accepted');
    await publishEvent(shop.broker, slotRejected, {
      key: '5',
      seq: 1,
      data: { slotId: 5, holdId: 206, orderId, code: 'slot-full' },
    });
    await scenario.waitForEvent(orderId, 'rejected');
    expect(await scenario.read(orderId)).toMatchObject({ Status: 8, PaymentStatus: 5 });
  });

  it('blocks its cart for another hold until its payment expires', async () => {
    const orderId = await scenario.placeAwaitingPayment(207);
    expect(await shop.place(208, { claims: { cartVersion: 207 } })).toMatchObject({
      Error: 1,
      Code: 'cart-taken',
      TakenBy: orderId,
    });
    await shop.passDeadlineOf(orderId);
    await scenario.waitForEvent(orderId, 'lapsed');
    expect(await shop.place(208, { claims: { cartVersion: 207 } })).toMatchObject({
      Error: 0,
      Status: 1,
    });
  });

  it('can be placed again with its hold after its payment expired', async () => {
    const orderId = await scenario.placeAwaitingPayment(212);
    await shop.passDeadlineOf(orderId);
    await scenario.waitForEvent(orderId, 'lapsed');
    const again = await shop.place(212, { claims: { quoteId: 'second' } });
    expect(again).toMatchObject({ Error: 0, Status: 1 });
    expect(again.Id).not.toBe(orderId);
    await scenario.waitForEvent(again.Id, 'placed');
    expect(scenario.findPlaced(again.Id)).toMatchObject({
      earlierOrderIds: [],
      expiredOrderIds: [orderId],
    });
    expect((await shop.place(212, { claims: { quoteId: 'third' } })).Id).toBe(again.Id);
  });

  it('is rejected by the operation for cash orders', async () =>
    expect(await shop.place(209, { PaymentMethod: 'online' })).toMatchObject({
      Error: 1,
      Code: 'payment-method',
    }));

  it('shows its bill once issued', async () => {
    const orderId = await scenario.placeConfirmed(210);
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
    await eventually(async () => (await scenario.read(orderId)).Bill, {
      missing: 'the bill of the order',
    });
    expect((await scenario.read(orderId)).Bill).toEqual({ Id: 9, Number: 'BS/26-27/0000009' });
  });
});
