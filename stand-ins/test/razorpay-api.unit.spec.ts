import { eventually } from '@tokri/service-kit/testing';
import Razorpay from 'razorpay';
import { key_id, useRazorpay } from './razorpay-fixture.ts';

describe('Razorpay API', () => {
  const { json, api, newOrder, simulate, payment, client, url, webhooks } = useRazorpay();

  it('lets the Razorpay SDK create an order, capture a payment and refund it in parts', async () => {
    const createSdk = client();
    const order = await createSdk.orders.create({
      amount: 62_500,
      currency: 'INR',
      receipt: 'T-1',
      notes: { order: '1' },
      payment: { capture: 'manual' },
    } as never);
    expect(order).toMatchObject({
      entity: 'order',
      status: 'created',
      amount_due: 62_500,
      notes: { order: '1' },
    });
    const { razorpay_payment_id: id } = await simulate(order.id, 'authorized');
    expect(await createSdk.orders.fetchPayments(order.id)).toMatchObject({
      count: 1,
      items: [{ id, status: 'authorized', captured: false }],
    });
    expect(await createSdk.payments.capture(id, 62_500, 'INR')).toMatchObject({
      status: 'captured',
      captured: true,
    });
    expect(await createSdk.orders.fetch(order.id)).toMatchObject({
      status: 'paid',
      amount_paid: 62_500,
      amount_due: 0,
      attempts: 1,
    });
    expect(await createSdk.payments.refund(id, { amount: 10_000 })).toMatchObject({
      entity: 'refund',
      amount: 10_000,
      payment_id: id,
    });
    expect(await createSdk.payments.fetch(id)).toMatchObject({
      status: 'captured',
      amount_refunded: 10_000,
      refund_status: 'partial',
    });
    await createSdk.payments.refund(id, {});
    expect(await createSdk.payments.fetch(id)).toMatchObject({
      status: 'refunded',
      amount_refunded: 62_500,
      refund_status: 'full',
    });
    await expect(createSdk.payments.refund(id, {})).rejects.toMatchObject({
      statusCode: 400,
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'The payment has been fully refunded already',
      },
    });
  });

  it('reports a wrong secret to the Razorpay SDK', async () => {
    const createSdk = new Razorpay({ key_id, key_secret: 'another' });
    (
      createSdk as unknown as { api: { rq: { defaults: { baseURL: string } } } }
    ).api.rq.defaults.baseURL = `${url()}/razorpay`;
    await expect(createSdk.orders.fetch('order_x')).rejects.toMatchObject({
      statusCode: 401,
      error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
    });
  });

  it.each([
    ['below one rupee', { amount: 99 }, 'The amount must be atleast INR 1.00'],
    ['in parts of a paisa', { amount: 100.5 }, 'The amount must be an integer.'],
    ['without an amount', { amount: undefined }, 'The amount field is required.'],
    ['in dollars', { currency: 'USD' }, 'Currency is not supported'],
    [
      'with a receipt of 41 characters',
      { receipt: 'x'.repeat(41) },
      'The receipt may not be greater than 40 characters.',
    ],
    [
      'with 16 notes',
      { notes: Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`n${index}`, 'x'])) },
      'The number of notes should not exceed 15',
    ],
    [
      'with a note of 257 characters',
      { notes: { long: 'x'.repeat(257) } },
      'The notes may not be greater than 256 characters.',
    ],
  ])('rejects an order %s', async (_situation, changes, description) => {
    const answer = await api('/orders', { amount: 62_500, currency: 'INR', ...changes });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { code: 'BAD_REQUEST_ERROR', description, metadata: {} },
    });
  });

  it('returns the existing order for a unique receipt and rejects another amount', async () => {
    const first = await newOrder({ unique_receipt: true });
    expect((await newOrder({ unique_receipt: true })).id).toBe(first.id);
    expect((await newOrder()).id).not.toBe(first.id);
    expect(
      (await api('/orders', { amount: 100, currency: 'INR', receipt: 'T-1', unique_receipt: true }))
        .status,
    ).toBe(400);
  });

  it.each([
    [
      'of another amount',
      'authorized',
      62_400,
      'Capture amount must be equal to the amount authorized',
    ],
    [
      'of a failed payment',
      'failed',
      62_500,
      'Only payments which have been authorized and not yet captured can be captured',
    ],
    ['of a captured payment', 'captured', 62_500, 'This payment has already been captured'],
  ])('rejects a capture %s', async (_situation, outcome, amount, description) => {
    const { id } = await newOrder();
    const { razorpay_payment_id } = await simulate(id, outcome);
    const answer = await api(`/payments/${razorpay_payment_id}/capture`, {
      amount,
      currency: 'INR',
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { description } }]);
  });

  it('creates one refund per idempotency key and rejects another body under it', async () => {
    const { id } = await newOrder();
    const { razorpay_payment_id } = await simulate(id, 'captured');
    const requestRefund = (amount: number) =>
      api(
        `/payments/${razorpay_payment_id}/refund`,
        { amount },
        { 'x-refund-idempotency': 'refund_1_key' },
      );
    const responses = await Promise.all([requestRefund(5_000), requestRefund(5_000)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await requestRefund(5_000)).status).toBe(200);
    expect((await requestRefund(6_000)).status).toBe(400);
    expect(await json('/razorpay/refunds')).toHaveLength(1);
    expect(await payment(razorpay_payment_id)).toMatchObject({ amount_refunded: 5_000 });
    expect(
      (
        await api(
          `/payments/${razorpay_payment_id}/refund`,
          {},
          { 'x-refund-idempotency': 'short' },
        )
      ).status,
    ).toBe(400);
  });

  it('rejects a refund of more than the remaining amount or of an uncaptured payment', async () => {
    const { id } = await newOrder();
    const { razorpay_payment_id } = await simulate(id, 'authorized');
    expect(await (await api(`/payments/${razorpay_payment_id}/refund`, {})).json()).toMatchObject({
      error: { description: 'The payment status should be captured for action to be taken' },
    });
    await api(`/payments/${razorpay_payment_id}/capture`, { amount: 62_500, currency: 'INR' });
    expect((await api(`/payments/${razorpay_payment_id}/refund`, { amount: 62_600 })).status).toBe(
      400,
    );
    await api(`/payments/${razorpay_payment_id}/refund`, { amount: 62_500 });
    await eventually(
      async () =>
        ((await json('/razorpay/refunds')) as { status: string }[]).every(
          ({ status }) => status === 'processed',
        ),
      { missing: 'a processed refund' },
    );
    await eventually(() => webhooks().some(({ event }) => event.event === 'refund.processed'), {
      missing: 'its webhook',
    });
  });
});
