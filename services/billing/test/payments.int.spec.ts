import { eventually } from '@tokri/service-kit/testing';
import { startBillingService, type BillingService } from './billing-service.ts';
import { payAndCapture } from './pay-and-capture.ts';

let shop: BillingService;
beforeAll(async () => {
  shop = await startBillingService('payments');
}, 90_000);
afterAll(() => shop.stop());

const verify = (orderId: number, paid: object, userId = 7) =>
  shop.call('POST', 'verify-payment', {
    as: { userId },
    body: { ...paid, TransactionId: orderId },
  });
describe('payment at the gateway', () => {
  it('is authorized by the webhook alone and captured when due, each published once', async () => {
    const gatewayOrderId = await payAndCapture(shop, 1);
    expect(shop.kindsOf(1)).toEqual([
      '1 payment.requested.v1',
      '2 payment.authorized.v1',
      '3 payment.captured.v1',
    ]);
    expect(await shop.gateway.paymentsOf(gatewayOrderId)).toMatchObject([
      { status: 'captured', captured: true },
    ]);
  });

  it('is authorized by the callback alone, which waits for the order', async () => {
    const paid = await shop.gateway.simulate(await shop.payable(2), 'authorized', {
      webhook: false,
    });
    const answer = verify(2, paid);
    await shop.hears(2, 'payment.authorized.v1');
    await shop.orderIs.captureDue(2);
    await shop.hears(2, 'payment.captured.v1');
    await shop.orderIs.confirmed(2);
    expect((await answer).body).toMatchObject([{ Id: 2, Error: 0 }]);
  });

  it('publishes once for repeated callbacks and webhooks', async () => {
    const paid = await shop.gateway.simulate(await shop.payable(4), 'authorized', { repeat: 5 });
    await Promise.all([verify(4, paid), verify(4, paid), verify(4, paid)]);
    await shop.orderIs.captureDue(4);
    await shop.hears(4, 'payment.captured.v1');
    expect(shop.kindsOf(4)).toEqual([
      '1 payment.requested.v1',
      '2 payment.authorized.v1',
      '3 payment.captured.v1',
    ]);
  });

  it('publishes a failed attempt and the following payment', async () => {
    const gatewayOrderId = await shop.payable(5);
    await shop.gateway.simulate(gatewayOrderId, 'failed');
    await shop.hears(5, 'payment.attempt-failed.v1');
    await shop.gateway.simulate(gatewayOrderId, 'authorized');
    await shop.hears(5, 'payment.authorized.v1');
  });

  it('publishes authorized and captured for an immediate capture', async () => {
    await shop.gateway.simulate(await shop.payable(6), 'captured');
    await shop.hears(6, 'payment.captured.v1');
    expect(shop.kindsOf(6)).toEqual([
      '1 payment.requested.v1',
      '2 payment.authorized.v1',
      '3 payment.captured.v1',
    ]);
  });

  it('opens one gateway order for repeated placements', async () => {
    for (let times = 0; times < 3; times += 1) await shop.orderIs.placed(7);
    await shop.hears(7, 'payment.requested.v1');
    await shop.payable(8);
    expect(shop.kindsOf(7)).toEqual(['1 payment.requested.v1']);
  });
});

describe('payment without callback and webhook', () => {
  let reconciled: BillingService;
  beforeAll(async () => {
    reconciled = await startBillingService('reconciled', { reconcileAfterMs: 1_000 });
  }, 90_000);
  afterAll(() => reconciled.stop());

  it('is found by reconciliation', async () => {
    await reconciled.gateway.simulate(await reconciled.payable(3), 'authorized', {
      webhook: false,
    });
    await reconciled.hears(3, 'payment.authorized.v1');
  });
});

describe('payment of an ended order', () => {
  it('is refunded once', async () => {
    const gatewayOrderId = await payAndCapture(shop, 20);
    await shop.orderIs.cancelled(20);
    await shop.orderIs.cancelled(20);
    await shop.hears(20, 'payment.refunded.v1');
    const [payment] = await shop.gateway.paymentsOf(gatewayOrderId);
    expect(await shop.gateway.refundsOf(payment?.id ?? '')).toMatchObject([
      { amount: payment?.amount, status: 'processed', receipt: 'refund-20-1' },
    ]);
    expect(shop.kindsOf(20).slice(3)).toEqual(['4 payment.refund-due.v1', '5 payment.refunded.v1']);
  });

  it('is not captured when only authorized', async () => {
    const gatewayOrderId = await shop.payable(21);
    await shop.gateway.simulate(gatewayOrderId, 'authorized');
    await shop.hears(21, 'payment.authorized.v1');
    await shop.orderIs.rejected(21);
    await shop.hears(21, 'payment.refund-due.v1');
    expect(await shop.gateway.paymentsOf(gatewayOrderId)).toMatchObject([
      { status: 'authorized', captured: false },
    ]);
  });

  it('is not captured when it arrives after the end', async () => {
    const gatewayOrderId = await shop.payable(22);
    await shop.orderIs.rejected(22);
    await shop.gateway.simulate(gatewayOrderId, 'authorized');
    await shop.hears(22, 'payment.refund-due.v1');
    expect(await shop.gateway.paymentsOf(gatewayOrderId)).toMatchObject([{ captured: false }]);
  });
});

describe('invalid payment requests', () => {
  it('reject a signature of another payment', async () => {
    const paid = await shop.gateway.simulate(await shop.payable(30), 'failed', { webhook: false });
    expect((await verify(30, { ...paid, razorpay_signature: '0'.repeat(64) })).body).toMatchObject([
      { Error: 1, Code: 'signature-wrong' },
    ]);
    expect(shop.kindsOf(30)).toEqual(['1 payment.requested.v1']);
  });
  it('reject other customers, unknown orders and missing tokens', async () => {
    const paid = await shop.gateway.simulate(await shop.payable(31), 'authorized', {
      webhook: false,
    });
    expect((await verify(31, paid, 8)).status).toBe(403);
    expect((await verify(99_999, paid)).status).toBe(404);
    expect(
      (await shop.call('POST', 'verify-payment', { body: { ...paid, TransactionId: 31 } })).status,
    ).toBe(401);
  });
  it('reject the payment of another order with a valid signature', async () => {
    await shop.payable(32);
    const other = await shop.gateway.simulate(await shop.payable(33), 'authorized', {
      webhook: false,
    });
    expect((await verify(32, other)).body).toMatchObject([{ Error: 1, Code: 'signature-wrong' }]);
  });
  it('reject a forged webhook without storing it', async () => {
    const { status, body } = await shop.webhook('{"event":"payment.captured"}', {
      signature: 'f'.repeat(64),
      eventId: 'event-f',
    });
    expect([status, (body as { code: string }).code]).toEqual([400, 'signature-wrong']);
    expect(
      (await shop.webhook('{"event":"payment.captured"}', { eventId: 'event-f' })).body,
    ).toEqual({ Taken: true });
  });
  it('store a webhook for an unknown payment once', async () => {
    const raw = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_x', order_id: 'order_x' } } },
    });
    expect((await shop.webhook(raw, { eventId: 'event-x' })).body).toEqual({ Taken: true });
    expect((await shop.webhook(raw, { eventId: 'event-x' })).body).toEqual({ Taken: false });
  });
});

describe('unavailable gateway', () => {
  it('rejects a new order after bounded attempts', async () => {
    await shop.gateway.fault('down');
    await shop.orderIs.placed(40);
    const refused = await shop.hears(40, 'payment.refused.v1', 30_000);
    await shop.gateway.fault('off');
    expect(refused.data).toEqual({ orderId: 40, code: 'payment-unavailable' });
    expect((await shop.trouble()).faults).toMatchObject({ 'open silent': 1 });
  });

  it('captures a payment once the gateway is back', async () => {
    const gatewayOrderId = await shop.payable(41);
    await shop.gateway.simulate(gatewayOrderId, 'authorized');
    await shop.hears(41, 'payment.authorized.v1');
    await shop.gateway.fault('down');
    await shop.orderIs.captureDue(41);
    await shop.orderIs.placed(42);
    await shop.hears(42, 'payment.refused.v1', 30_000);
    await shop.gateway.fault('off');
    await shop.hears(41, 'payment.captured.v1', 30_000);
    await eventually(async () => (await shop.gateway.paymentsOf(gatewayOrderId))[0]?.captured, {
      missing: 'the capture at the gateway',
    });
  });
});
