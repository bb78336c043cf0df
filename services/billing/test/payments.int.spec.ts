import { eventually } from '@tokri/service-kit/testing';
import { startBillingService, type BillingService } from './billing-service.ts';
import { payAndCapture } from './pay-and-capture.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('payments');
});
afterAll(() => billing.stop());

const verify = (orderId: number, paid: object, userId = 7) =>
  billing.call('POST', 'verify-payment', {
    as: { userId },
    body: { ...paid, TransactionId: orderId },
  });
describe('payment at the gateway', () => {
  it('is authorized by the webhook alone, is captured when due and publishes each event once', async () => {
    const gatewayOrderId = await payAndCapture(billing, 1);
    expect(billing.listEventTypes(1)).toEqual([
      '1 payment.requested.v1',
      '2 payment.authorized.v1',
      '3 payment.captured.v1',
    ]);
    expect(await billing.gateway.listPayments(gatewayOrderId)).toMatchObject([
      { status: 'captured', captured: true },
    ]);
  });

  it('is authorized by the callback alone, which waits for the order', async () => {
    const paid = await billing.gateway.simulate(
      await billing.createOnlinePayment(2),
      'authorized',
      {
        webhook: false,
      },
    );
    const answer = verify(2, paid);
    await billing.waitForEvent(2, 'payment.authorized.v1');
    await billing.orderEvents.captureDue(2);
    await billing.waitForEvent(2, 'payment.captured.v1');
    await billing.orderEvents.confirmed(2);
    expect((await answer).body).toMatchObject([{ Id: 2, Error: 0 }]);
  });

  it('publishes once for repeated callbacks and webhooks', async () => {
    const paid = await billing.gateway.simulate(
      await billing.createOnlinePayment(4),
      'authorized',
      { repeat: 5 },
    );
    await Promise.all([verify(4, paid), verify(4, paid), verify(4, paid)]);
    await billing.orderEvents.captureDue(4);
    await billing.waitForEvent(4, 'payment.captured.v1');
    expect(billing.listEventTypes(4)).toEqual([
      '1 payment.requested.v1',
      '2 payment.authorized.v1',
      '3 payment.captured.v1',
    ]);
  });

  it('publishes a failed attempt and the following payment', async () => {
    const gatewayOrderId = await billing.createOnlinePayment(5);
    await billing.gateway.simulate(gatewayOrderId, 'failed');
    await billing.waitForEvent(5, 'payment.attempt-failed.v1');
    await billing.gateway.simulate(gatewayOrderId, 'authorized');
    await billing.waitForEvent(5, 'payment.authorized.v1');
  });

  it('publishes authorized and captured for an immediate capture', async () => {
    await billing.gateway.simulate(await billing.createOnlinePayment(6), 'captured');
    await billing.waitForEvent(6, 'payment.captured.v1');
    expect(billing.listEventTypes(6)).toEqual([
      '1 payment.requested.v1',
      '2 payment.authorized.v1',
      '3 payment.captured.v1',
    ]);
  });

  it('opens one gateway order for repeated placements', async () => {
    for (let times = 0; times < 3; times += 1) await billing.orderEvents.placed(7);
    await billing.waitForEvent(7, 'payment.requested.v1');
    await billing.createOnlinePayment(8);
    expect(billing.listEventTypes(7)).toEqual(['1 payment.requested.v1']);
  });
});

describe('payment without callback and webhook', () => {
  let reconciled: BillingService;
  beforeAll(async () => {
    reconciled = await startBillingService('reconciled', { reconcileAfterMs: 1_000 });
  });
  afterAll(() => reconciled.stop());

  it('is found by reconciliation', async () => {
    await reconciled.gateway.simulate(await reconciled.createOnlinePayment(3), 'authorized', {
      webhook: false,
    });
    await reconciled.waitForEvent(3, 'payment.authorized.v1');
  });
});

describe('payment of an ended order', () => {
  it('is refunded once', async () => {
    const gatewayOrderId = await payAndCapture(billing, 20);
    await billing.orderEvents.cancelled(20);
    await billing.orderEvents.cancelled(20);
    await billing.waitForEvent(20, 'payment.refunded.v1');
    const [payment] = await billing.gateway.listPayments(gatewayOrderId);
    expect(await billing.gateway.listRefunds(payment?.id ?? '')).toMatchObject([
      { amount: payment?.amount, status: 'processed', receipt: 'refund-20-1' },
    ]);
    await billing.waitForRefundsClosed(20);
    expect(billing.listEventTypes(20).slice(3)).toEqual([
      '4 payment.refund-due.v1',
      '5 payment.open-refunds-changed.v1',
      '6 payment.refunded.v1',
      '7 payment.open-refunds-changed.v1',
    ]);
  });

  it('is not captured when only authorized', async () => {
    const gatewayOrderId = await billing.createOnlinePayment(21);
    await billing.gateway.simulate(gatewayOrderId, 'authorized');
    await billing.waitForEvent(21, 'payment.authorized.v1');
    await billing.orderEvents.rejected(21);
    await billing.waitForEvent(21, 'payment.refund-due.v1');
    expect(await billing.gateway.listPayments(gatewayOrderId)).toMatchObject([
      { status: 'authorized', captured: false },
    ]);
  });

  it('is not captured when it arrives after the end', async () => {
    const gatewayOrderId = await billing.createOnlinePayment(22);
    await billing.orderEvents.rejected(22);
    await billing.gateway.simulate(gatewayOrderId, 'authorized');
    await billing.waitForEvent(22, 'payment.refund-due.v1');
    expect(await billing.gateway.listPayments(gatewayOrderId)).toMatchObject([{ captured: false }]);
  });
});

describe('invalid payment requests', () => {
  it('reject a signature of another payment', async () => {
    const paid = await billing.gateway.simulate(await billing.createOnlinePayment(30), 'failed', {
      webhook: false,
    });
    expect((await verify(30, { ...paid, razorpay_signature: '0'.repeat(64) })).body).toMatchObject([
      { Error: 1, Code: 'signature-wrong' },
    ]);
    expect(billing.listEventTypes(30)).toEqual(['1 payment.requested.v1']);
  });
  it('reject other customers, unknown orders and missing tokens', async () => {
    const paid = await billing.gateway.simulate(
      await billing.createOnlinePayment(31),
      'authorized',
      {
        webhook: false,
      },
    );
    expect((await verify(31, paid, 8)).status).toBe(403);
    expect((await verify(99_999, paid)).status).toBe(404);
    expect(
      (await billing.call('POST', 'verify-payment', { body: { ...paid, TransactionId: 31 } }))
        .status,
    ).toBe(401);
  });
  it('reject the payment of another order with a valid signature', async () => {
    await billing.createOnlinePayment(32);
    const other = await billing.gateway.simulate(
      await billing.createOnlinePayment(33),
      'authorized',
      {
        webhook: false,
      },
    );
    expect((await verify(32, other)).body).toMatchObject([{ Error: 1, Code: 'signature-wrong' }]);
  });
  it('reject a forged webhook without storing it', async () => {
    const { status, body } = await billing.webhook('{"event":"payment.captured"}', {
      signature: 'f'.repeat(64),
      eventId: 'event-f',
    });
    expect([status, (body as { code: string }).code]).toEqual([400, 'signature-wrong']);
    expect(
      (await billing.webhook('{"event":"payment.captured"}', { eventId: 'event-f' })).body,
    ).toEqual({ Taken: true });
  });
  it('reject a signed webhook without an event id and without storing it', async () => {
    const raw = '{"event":"payment.captured"}';
    for (let times = 0; times < 2; times += 1)
      expect(await billing.webhook(raw, { eventId: '' })).toMatchObject({
        status: 400,
        body: { code: 'bad-input', errors: [{ field: 'event', message: 'must have an id' }] },
      });
  });

  it('store a webhook for an unknown payment once', async () => {
    const raw = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_x', order_id: 'order_x' } } },
    });
    expect((await billing.webhook(raw, { eventId: 'event-x' })).body).toEqual({ Taken: true });
    expect((await billing.webhook(raw, { eventId: 'event-x' })).body).toEqual({ Taken: false });
  });
});

describe('unavailable gateway', () => {
  it('rejects a new order after bounded attempts', async () => {
    await billing.gateway.injectFault('down');
    await billing.orderEvents.placed(40);
    const refused = await billing.waitForEvent(40, 'payment.refused.v1', 30_000);
    await billing.gateway.injectFault('off');
    expect(refused.data).toEqual({ orderId: 40, code: 'payment-unavailable' });
    expect((await billing.readGatewayHealth()).faults).toMatchObject({ 'open no-response': 1 });
  });

  it('captures a payment once the gateway is back', async () => {
    const gatewayOrderId = await billing.createOnlinePayment(41);
    await billing.gateway.simulate(gatewayOrderId, 'authorized');
    await billing.waitForEvent(41, 'payment.authorized.v1');
    await billing.gateway.injectFault('down');
    await billing.orderEvents.captureDue(41);
    await billing.orderEvents.placed(42);
    await billing.waitForEvent(42, 'payment.refused.v1', 30_000);
    await billing.gateway.injectFault('off');
    await billing.waitForEvent(41, 'payment.captured.v1', 30_000);
    await eventually(
      async () => (await billing.gateway.listPayments(gatewayOrderId))[0]?.captured,
      {
        missing: 'the capture at the gateway',
      },
    );
  });
});
