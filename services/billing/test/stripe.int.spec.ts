import { eventually } from '@tokri/service-kit/testing';
import { exemptLine, buildSale, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';

let shop: BillingService;
beforeAll(async () => {
  shop = await startBillingService('stripe', { provider: 'stripe' });
}, 90_000);
afterAll(() => shop.stop());

const verify = (orderId: number, payment_intent: string, userId = 7) =>
  shop.call('POST', 'verify-payment', {
    as: { userId },
    body: { payment_intent, TransactionId: orderId },
  });
const secretOf = (orderId: number, as?: { userId: number }) =>
  shop.call('GET', `read-payment-secret?TransactionId=${orderId}`, as ? { as } : {});
const publishedOnce = [
  '1 payment.requested.v1',
  '2 payment.authorized.v1',
  '3 payment.captured.v1',
];
const captured = async (orderId: number) => {
  await shop.hears(orderId, 'payment.authorized.v1');
  await shop.orderIs.captureDue(orderId);
  await shop.hears(orderId, 'payment.captured.v1');
};
const paid = async (orderId: number) => {
  const intent = await shop.payable(orderId);
  await shop.gateway.stripe.simulate(intent, 'authorized');
  await captured(orderId);
  return intent;
};

describe('order paid by Stripe', () => {
  it('gets an intent with manual capture whose secret only the customer reads', async () => {
    const intent = await shop.payable(1);
    expect((await shop.hears(1, 'payment.requested.v1')).data).toMatchObject({
      provider: 'stripe',
      keyId: 'pk_test_tokri',
      gatewayOrderId: expect.stringMatching(/^pi_/),
    });
    expect((await secretOf(1, { userId: 7 })).body).toEqual([
      { Provider: 'stripe', ClientSecret: expect.stringMatching(new RegExp(`^${intent}_secret_`)) },
    ]);
    expect([
      (await secretOf(1, { userId: 8 })).status,
      (await secretOf(1)).status,
      (await secretOf(99_999, { userId: 7 })).status,
    ]).toEqual([403, 401, 404]);
    expect(JSON.stringify(shop.told)).not.toContain('_secret_');
  });

  it('is captured by the webhook alone, each event published once', async () => {
    const intent = await paid(2);
    expect(shop.kindsOf(2)).toEqual(publishedOnce);
    expect(await shop.gateway.stripe.chargesOf(intent)).toMatchObject([
      { status: 'succeeded', captured: true },
    ]);
  });

  it('is authorized by the callback alone, which waits for the order', async () => {
    const intent = await shop.payable(3);
    await shop.gateway.stripe.simulate(intent, 'authorized', { webhook: false });
    const answer = verify(3, intent);
    await captured(3);
    await shop.orderIs.confirmed(3);
    expect((await answer).body).toMatchObject([{ Id: 3, Error: 0 }]);
  });

  it('publishes once when the webhook precedes the callback', async () => {
    const intent = await shop.payable(4);
    await shop.gateway.stripe.simulate(intent, 'authorized');
    await shop.hears(4, 'payment.authorized.v1');
    const answer = verify(4, intent);
    await captured(4);
    await shop.orderIs.confirmed(4);
    expect((await answer).body).toMatchObject([{ Error: 0 }]);
    expect(shop.kindsOf(4)).toEqual(publishedOnce);
  });

  it('publishes once for repeated callbacks and webhooks', async () => {
    const intent = await shop.payable(5);
    await shop.gateway.stripe.simulate(intent, 'authorized', { repeat: 5 });
    await Promise.all([verify(5, intent), verify(5, intent), verify(5, intent)]);
    await captured(5);
    expect(shop.kindsOf(5)).toEqual(publishedOnce);
  });

  it('publishes a failed attempt and an immediate capture in order', async () => {
    const intent = await shop.payable(6);
    await shop.gateway.stripe.simulate(intent, 'failed');
    await shop.hears(6, 'payment.attempt-failed.v1');
    await shop.gateway.stripe.simulate(intent, 'captured');
    await shop.hears(6, 'payment.captured.v1');
    expect(shop.kindsOf(6)).toEqual([
      '1 payment.requested.v1',
      '2 payment.attempt-failed.v1',
      '3 payment.authorized.v1',
      '4 payment.captured.v1',
    ]);
  });

  it('opens one intent for repeated placements', async () => {
    for (let times = 0; times < 3; times += 1) await shop.orderIs.placed(7);
    await shop.payable(8);
    expect(shop.kindsOf(7)).toEqual(['1 payment.requested.v1']);
  });

  it('is refunded once when cancelled, in two parts after partial fulfilment', async () => {
    const [whole, less] = [buildSale([exemptLine, taxedLine]), buildSale([exemptLine])];
    const differencePaise = whole.totals.payablePaise - less.totals.payablePaise;
    const intent = await paid(9);
    await shop.orderIs.packedShort(9, less, differencePaise);
    await shop.hears(9, 'payment.refunded.v1');
    for (let times = 0; times < 2; times += 1) await shop.orderIs.cancelled(9);
    await eventually(
      () =>
        shop
          .ofOrder(9)
          .some(
            ({ type, data }) =>
              type === 'payment.refunded.v1' && (data as { isWhole: boolean }).isWhole,
          ),
      { timeoutMs: 15_000, missing: 'the whole refund' },
    );
    expect(
      (await shop.gateway.stripe.refundsOf(intent)).map(({ amount, status, metadata }) => [
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
    const intent = await shop.payable(10);
    await shop.gateway.stripe.simulate(intent, 'authorized');
    await shop.hears(10, 'payment.authorized.v1');
    await shop.orderIs.rejected(10);
    await shop.hears(10, 'payment.refund-due.v1');
    expect(await shop.gateway.stripe.chargesOf(intent)).toMatchObject([{ captured: false }]);
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
    const [intent, other] = [await shop.payable(30), await shop.payable(31)];
    await shop.gateway.stripe.simulate(other, 'authorized', { webhook: false });
    expect((await verify(30, intent)).body).toMatchObject([{ Error: 1, Code: 'payment-failed' }]);
    expect((await verify(30, other)).body).toMatchObject([{ Error: 1, Code: 'payment-mismatch' }]);
    expect(
      (
        await shop.call('POST', 'verify-payment', {
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
    expect(shop.kindsOf(30)).toEqual(['1 payment.requested.v1']);
  });

  it('ignore a charge of another amount', async () => {
    const intent = await shop.payable(32);
    await shop.gateway.stripe.simulate(intent, 'captured', { amount: 100 });
    expect((await verify(32, intent)).body).toMatchObject([{ Error: 1, Code: 'payment-mismatch' }]);
    expect(shop.kindsOf(32)).toEqual(['1 payment.requested.v1']);
  });

  it('do not trust a signed event about a payment that does not exist', async () => {
    const intent = await shop.payable(33);
    expect((await shop.stripeWebhook(event('evt_lie', intent))).body).toEqual({ Taken: true });
    await shop.gateway.stripe.simulate(intent, 'failed', { webhook: false });
    expect((await shop.stripeWebhook(event('evt_lie_2', intent))).body).toEqual({ Taken: true });
    await shop.hears(33, 'payment.attempt-failed.v1');
    expect(shop.kindsOf(33)).toEqual(['1 payment.requested.v1', '2 payment.attempt-failed.v1']);
  });

  it('reject forged, altered and outdated webhooks without storing them', async () => {
    const raw = event('evt_forged', 'pi_x');
    for (const forged of [
      { secret: 'whsec_other' },
      { signedOver: raw.replace('pi_x', 'pi_y') },
      { atSeconds: Math.floor(Date.now() / 1000) - 360 },
    ]) {
      const { status, body } = await shop.stripeWebhook(raw, forged);
      expect([status, (body as { code: string }).code]).toEqual([400, 'signature-wrong']);
    }
    expect((await shop.stripeWebhook(raw)).body).toEqual({ Taken: true });
    expect((await shop.stripeWebhook(raw)).body).toEqual({ Taken: false });
  });
});

describe('unavailable Stripe', () => {
  it('rejects a new order after bounded attempts and asks customers to retry', async () => {
    await shop.payable(40);
    await shop.gateway.fault('down', { system: 'stripe' });
    await shop.orderIs.placed(41);
    expect((await shop.hears(41, 'payment.refused.v1', 30_000)).data).toEqual({
      orderId: 41,
      code: 'payment-unavailable',
    });
    expect((await secretOf(40, { userId: 7 })).status).toBe(503);
    await shop.gateway.fault('off', { system: 'stripe' });
  });
});
