import { eventually } from '@tokri/service-kit/testing';
import { useStripe } from './stripe-fixture.ts';

describe('Stripe API', () => {
  const { createSdk, json, post, simulate, newIntent, restart, receivedTypes } = useStripe();

  it('lets the Stripe SDK authorize, capture and refund a payment in parts', async () => {
    const intent = await newIntent();
    expect(intent).toMatchObject({
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: 62_500,
      currency: 'inr',
      capture_method: 'manual',
      metadata: { order: '1' },
    });
    expect(
      await createSdk().paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
    ).toMatchObject({ status: 'requires_capture', amount_capturable: 62_500 });
    const {
      data: [charge],
    } = await createSdk().charges.list({ payment_intent: intent.id });
    expect(charge).toMatchObject({
      status: 'succeeded',
      captured: false,
      paid: true,
      payment_intent: intent.id,
    });
    expect(
      await createSdk().paymentIntents.capture(intent.id, { expand: ['latest_charge'] }),
    ).toMatchObject({
      status: 'succeeded',
      amount_received: 62_500,
      latest_charge: { id: charge?.id, captured: true },
    });
    await createSdk().refunds.create({ charge: charge?.id ?? '', amount: 2_500 });
    expect(await createSdk().charges.retrieve(charge?.id ?? '')).toMatchObject({
      amount_refunded: 2_500,
      refunded: false,
    });
    await expect(
      createSdk().refunds.create({ charge: charge?.id ?? '', amount: 60_001 }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    await createSdk().refunds.create({ payment_intent: intent.id });
    await eventually(
      async () =>
        (await createSdk().refunds.list({ charge: charge?.id ?? '' })).data
          .map(({ status }) => status)
          .join() === 'succeeded,succeeded',
      { missing: 'both refunds' },
    );
    expect(await createSdk().charges.retrieve(charge?.id ?? '')).toMatchObject({ refunded: true });
    await expect(createSdk().refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('refunds on the dashboard without metadata, with webhooks unless they are muted', async () => {
    const { id } = await newIntent();
    const { charge } = await simulate(id, 'captured', { webhook: false });
    const refund = (changes: object) =>
      post('/dashboard-refund', { paymentId: charge, ...changes });
    expect(await (await refund({ amount: 500, webhook: false })).json()).toMatchObject({
      charge,
      amount: 500,
      metadata: {},
    });
    expect(await (await refund({})).json()).toMatchObject({ amount: 62_000 });
    expect((await refund({})).status).toBe(400);
    expect(await createSdk().charges.retrieve(charge)).toMatchObject({ refunded: true });
    await eventually(() => receivedTypes().includes('refund.updated'), {
      missing: 'the webhooks of the second refund',
    });
    expect(receivedTypes()).toEqual(['charge.refunded', 'refund.created', 'refund.updated']);
  });

  it('opens a dispute of a captured charge and decides it', async () => {
    const { charge } = await simulate((await newIntent()).id, 'captured', { webhook: false });
    const dispute = async (outcome: string) =>
      (await post('/dispute', { paymentId: charge, outcome })).json() as Promise<object>;
    const opened = await dispute('open');
    expect(opened).toMatchObject({ object: 'dispute', charge, status: 'needs_response' });
    expect(await dispute('lost')).toEqual({ ...opened, status: 'lost' });
    const { data } = await createSdk().disputes.list({ limit: 1 });
    expect(data).toMatchObject([{ charge, status: 'lost', amount: 62_500 }]);
    await eventually(() => receivedTypes().includes('charge.dispute.closed'), {
      missing: 'the webhook of the decision',
    });
  });

  it('rejects a wrong key, an unknown id, a wrong amount or currency and an early capture', async () => {
    await expect(createSdk('sk_test_other').paymentIntents.retrieve('pi_1')).rejects.toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    });
    await expect(createSdk().paymentIntents.retrieve('pi_1')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(newIntent({ amount: 49 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    await expect(newIntent({ currency: 'usd' })).rejects.toMatchObject({
      statusCode: 400,
      param: 'currency',
    });
    const { id } = await newIntent();
    await expect(createSdk().paymentIntents.capture(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('returns the same intent for an idempotency key and rejects another amount', async () => {
    const first = await newIntent({}, 'order-1');
    expect((await newIntent({}, 'order-1')).id).toBe(first.id);
    await expect(newIntent({ amount: 100 }, 'order-1')).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
    expect(await json('/payments')).toHaveLength(1);
  });

  it('keeps its ledger over a restart and finishes a pending refund', async () => {
    const { id } = await newIntent({}, 'order-1');
    await simulate(id, 'captured');
    await createSdk().refunds.create({ payment_intent: id }, { idempotencyKey: 'refund-1-1' });
    await restart();
    expect((await newIntent({}, 'order-1')).id).toBe(id);
    await createSdk().refunds.create({ payment_intent: id }, { idempotencyKey: 'refund-1-1' });
    await eventually(
      async () =>
        (await json<{ status: string }[]>('/refunds')).map(({ status }) => status).join() ===
        'succeeded',
      { missing: 'one refund' },
    );
  });
});
