import { eventually } from '@tokri/service-kit/testing';
import { exemptLine, buildSale, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('stripe', { provider: 'stripe' });
});
afterAll(() => billing.stop());

const verify = (orderId: number, payment_intent: string, userId = 7) =>
  billing.call('POST', 'verify-payment', {
    as: { userId },
    body: { payment_intent, TransactionId: orderId },
  });
const readSecret = (orderId: number, as?: { userId: number }) =>
  billing.call('GET', `read-payment-secret?TransactionId=${orderId}`, as ? { as } : {});
const expectedEvents = [
  '1 payment.requested.v1',
  '2 payment.authorized.v1',
  '3 payment.captured.v1',
];
const captured = async (orderId: number) => {
  await billing.waitForEvent(orderId, 'payment.authorized.v1');
  await billing.orderEvents.captureDue(orderId);
  await billing.waitForEvent(orderId, 'payment.captured.v1');
};
const paid = async (orderId: number) => {
  const intent = await billing.createOnlinePayment(orderId);
  await billing.gateway.stripe.simulate(intent, 'authorized');
  await captured(orderId);
  return intent;
};

describe('order paid by Stripe', () => {
  it('gets an intent with manual capture whose secret only the customer reads', async () => {
    const intent = await billing.createOnlinePayment(1);
    expect((await billing.waitForEvent(1, 'payment.requested.v1')).data).toMatchObject({
      provider: 'stripe',
      keyId: 'pk_test_tokri',
      gatewayOrderId: expect.stringMatching(/^pi_/),
    });
    expect((await readSecret(1, { userId: 7 })).body).toEqual([
      { Provider: 'stripe', ClientSecret: expect.stringMatching(new RegExp(`^${intent}_secret_`)) },
    ]);
    expect([
      (await readSecret(1, { userId: 8 })).status,
      (await readSecret(1)).status,
      (await readSecret(99_999, { userId: 7 })).status,
    ]).toEqual([403, 401, 404]);
    expect(JSON.stringify(billing.publishedEvents)).not.toContain('_secret_');
  });

  it('is captured by the webhook alone and publishes each event once', async () => {
    const intent = await paid(2);
    expect(billing.listEventTypes(2)).toEqual(expectedEvents);
    expect(await billing.gateway.stripe.listCharges(intent)).toMatchObject([
      { status: 'succeeded', captured: true },
    ]);
  });

  it('is authorized by the callback alone, which waits for the order', async () => {
    const intent = await billing.createOnlinePayment(3);
    await billing.gateway.stripe.simulate(intent, 'authorized', { webhook: false });
    const answer = verify(3, intent);
    await captured(3);
    await billing.orderEvents.confirmed(3);
    expect((await answer).body).toMatchObject([{ Id: 3, Error: 0 }]);
  });

  it('publishes once when the webhook precedes the callback', async () => {
    const intent = await billing.createOnlinePayment(4);
    await billing.gateway.stripe.simulate(intent, 'authorized');
    await billing.waitForEvent(4, 'payment.authorized.v1');
    const answer = verify(4, intent);
    await captured(4);
    await billing.orderEvents.confirmed(4);
    expect((await answer).body).toMatchObject([{ Error: 0 }]);
    expect(billing.listEventTypes(4)).toEqual(expectedEvents);
  });

  it('publishes once for repeated callbacks and webhooks', async () => {
    const intent = await billing.createOnlinePayment(5);
    await billing.gateway.stripe.simulate(intent, 'authorized', { repeat: 5 });
    await Promise.all([verify(5, intent), verify(5, intent), verify(5, intent)]);
    await captured(5);
    expect(billing.listEventTypes(5)).toEqual(expectedEvents);
  });

  it('publishes a failed attempt and an immediate capture in order', async () => {
    const intent = await billing.createOnlinePayment(6);
    await billing.gateway.stripe.simulate(intent, 'failed');
    await billing.waitForEvent(6, 'payment.attempt-failed.v1');
    await billing.gateway.stripe.simulate(intent, 'captured');
    await billing.waitForEvent(6, 'payment.captured.v1');
    expect(billing.listEventTypes(6)).toEqual([
      '1 payment.requested.v1',
      '2 payment.attempt-failed.v1',
      '3 payment.authorized.v1',
      '4 payment.captured.v1',
    ]);
  });

  it('opens one intent for repeated placements', async () => {
    for (let times = 0; times < 3; times += 1) await billing.orderEvents.placed(7);
    await billing.createOnlinePayment(8);
    expect(billing.listEventTypes(7)).toEqual(['1 payment.requested.v1']);
  });

  it('is refunded once when cancelled, in two parts if it was partially fulfilled before', async () => {
    const [whole, less] = [buildSale([exemptLine, taxedLine]), buildSale([exemptLine])];
    const differencePaise = whole.totals.payablePaise - less.totals.payablePaise;
    const intent = await paid(9);
    await billing.orderEvents.partiallyFulfilled(9, less, differencePaise);
    await billing.waitForEvent(9, 'payment.refunded.v1');
    for (let times = 0; times < 2; times += 1) await billing.orderEvents.cancelled(9);
    await eventually(
      () =>
        billing
          .eventsOfOrder(9)
          .some(
            ({ type, data }) =>
              type === 'payment.refunded.v1' && (data as { isWhole: boolean }).isWhole,
          ),
      { missing: 'the whole refund' },
    );
    expect(
      (await billing.gateway.stripe.listRefunds(intent)).map(({ amount, status, metadata }) => [
        amount,
        status,
        metadata.refund,
      ]),
    ).toEqual([
      [less.totals.payablePaise, 'succeeded', 'refund-9-2'],
      [differencePaise, 'succeeded', 'refund-9-1'],
    ]);
  });

  it('is not captured when rejected after the authorization', async () => {
    const intent = await billing.createOnlinePayment(10);
    await billing.gateway.stripe.simulate(intent, 'authorized');
    await billing.waitForEvent(10, 'payment.authorized.v1');
    await billing.orderEvents.rejected(10);
    await billing.waitForEvent(10, 'payment.refund-due.v1');
    expect(await billing.gateway.stripe.listCharges(intent)).toMatchObject([{ captured: false }]);
  });
});

describe('invalid Stripe requests', () => {
  const event = (id: string, intent: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { object: 'payment_intent', id: intent, status: 'succeeded', amount: 1 } },
    });

  it('reject a checkout without payment and the intent of another order', async () => {
    const [intent, other] = [
      await billing.createOnlinePayment(30),
      await billing.createOnlinePayment(31),
    ];
    await billing.gateway.stripe.simulate(other, 'authorized', { webhook: false });
    expect((await verify(30, intent)).body).toMatchObject([{ Error: 1, Code: 'payment-failed' }]);
    expect((await verify(30, other)).body).toMatchObject([{ Error: 1, Code: 'payment-mismatch' }]);
    expect(
      (
        await billing.call('POST', 'verify-payment', {
          as: { userId: 7 },
          body: {
            razorpay_order_id: intent,
            razorpay_payment_id: 'pay_1',
            razorpay_signature: '0'.repeat(64),
            TransactionId: 30,
          },
        })
      ).body,
    ).toMatchObject([{ Code: 'signature-wrong' }]);
    expect((await verify(30, intent, 8)).status).toBe(403);
    expect(billing.listEventTypes(30)).toEqual(['1 payment.requested.v1']);
  });

  it('ignore a charge of another amount', async () => {
    const intent = await billing.createOnlinePayment(32);
    await billing.gateway.stripe.simulate(intent, 'captured', { amount: 100 });
    expect((await verify(32, intent)).body).toMatchObject([{ Error: 1, Code: 'payment-mismatch' }]);
    expect(billing.listEventTypes(32)).toEqual(['1 payment.requested.v1']);
  });

  it('do not trust a signed event about a payment that does not exist', async () => {
    const intent = await billing.createOnlinePayment(33);
    expect((await billing.stripeWebhook(event('evt_lie', intent))).body).toEqual({ Taken: true });
    await billing.gateway.stripe.simulate(intent, 'failed', { webhook: false });
    expect((await billing.stripeWebhook(event('evt_lie_2', intent))).body).toEqual({ Taken: true });
    await billing.waitForEvent(33, 'payment.attempt-failed.v1');
    expect(billing.listEventTypes(33)).toEqual([
      '1 payment.requested.v1',
      '2 payment.attempt-failed.v1',
    ]);
  });

  it('reject forged, altered and outdated webhooks without storing them', async () => {
    const raw = event('evt_forged', 'pi_x');
    for (const forged of [
      { secret: 'whsec_other' },
      { signedOver: raw.replace('pi_x', 'pi_y') },
      { atSeconds: Math.floor(Date.now() / 1000) - 360 },
    ]) {
      const { status, body } = await billing.stripeWebhook(raw, forged);
      expect([status, (body as { code: string }).code]).toEqual([400, 'signature-wrong']);
    }
    expect((await billing.stripeWebhook(raw)).body).toEqual({ Taken: true });
    expect((await billing.stripeWebhook(raw)).body).toEqual({ Taken: false });
  });
});

describe('unavailable Stripe', () => {
  it('rejects a new order after bounded attempts and asks customers to retry', async () => {
    await billing.createOnlinePayment(40);
    await billing.gateway.injectFault('down', { system: 'stripe' });
    await billing.orderEvents.placed(41);
    expect((await billing.waitForEvent(41, 'payment.refused.v1', 30_000)).data).toEqual({
      orderId: 41,
      code: 'payment-unavailable',
    });
    expect((await readSecret(40, { userId: 7 })).status).toBe(503);
    await billing.gateway.injectFault('off', { system: 'stripe' });
  });
});
