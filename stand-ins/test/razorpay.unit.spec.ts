import { createHmac } from 'node:crypto';
import { silentLogger } from '@tokri/service-kit/logger';
import { eventually } from '@tokri/service-kit/testing';
import Razorpay from 'razorpay';
import { compose } from '../src/compose.ts';
import type { RunningStandIns } from '../src/compose.ts';
import { testConfig } from './test-config.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

const key_id = 'rzp_test_tokri';
const key_secret = 'demo-razorpay-secret';
const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');
const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

interface CheckoutSuccess {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}
interface PaymentEntity {
  readonly id: string;
  readonly status: string;
  readonly captured: boolean;
  readonly order_id: string;
  readonly amount_refunded: number;
}

describe('razorpay', () => {
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let running: RunningStandIns;
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
    running = await compose(testConfig({ WEBHOOK_URL: receiver.url }), { logger: silentLogger });
  });
  afterEach(async () => {
    await running.stop();
    await receiver.close();
  });

  const json = async (path: string) => (await fetch(`${running.url}${path}`)).json();
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${running.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const api = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(`/razorpay/v1${path}`, body, { authorization: basic(key_id, key_secret), ...headers });
  const newOrder = async (changes: object = {}) =>
    (await (
      await api('/orders', { amount: 62_500, currency: 'INR', receipt: 'T-1', ...changes })
    ).json()) as { id: string; status: string };
  const simulate = async (orderId: string, outcome: string, changes: object = {}) =>
    (await (
      await post('/razorpay/simulate', { orderId, outcome, ...changes })
    ).json()) as CheckoutSuccess;
  const payment = async (id: string) =>
    (await (
      await fetch(`${running.url}/razorpay/v1/payments/${id}`, {
        headers: { authorization: basic(key_id, key_secret) },
      })
    ).json()) as PaymentEntity;
  const receivedEvents = (count: number) =>
    eventually(() => (receiver.heard.length >= count ? receiver.heard : null), {
      missing: `${count} webhooks`,
    });

  const client = () => {
    const sdk = new Razorpay({ key_id, key_secret });
    // The SDK has no option for the base URL.
    (sdk as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api.rq.defaults.baseURL =
      `${running.url}/razorpay`;
    return sdk;
  };

  it('the real SDK, orders, captures and refunds in parts, as at the vendor', async () => {
    const sdk = client();
    const order = await sdk.orders.create({
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
    expect(await sdk.orders.fetchPayments(order.id)).toMatchObject({
      count: 1,
      items: [{ id, status: 'authorized', captured: false }],
    });
    expect(await sdk.payments.capture(id, 62_500, 'INR')).toMatchObject({
      status: 'captured',
      captured: true,
    });
    expect(await sdk.orders.fetch(order.id)).toMatchObject({
      status: 'paid',
      amount_paid: 62_500,
      amount_due: 0,
      attempts: 1,
    });
    expect(await sdk.payments.refund(id, { amount: 10_000 })).toMatchObject({
      entity: 'refund',
      amount: 10_000,
      payment_id: id,
    });
    expect(await sdk.payments.fetch(id)).toMatchObject({
      status: 'captured',
      amount_refunded: 10_000,
      refund_status: 'partial',
    });
    await sdk.payments.refund(id, {});
    expect(await sdk.payments.fetch(id)).toMatchObject({
      status: 'refunded',
      amount_refunded: 62_500,
      refund_status: 'full',
    });
    await expect(sdk.payments.refund(id, {})).rejects.toMatchObject({
      statusCode: 400,
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'The payment has been fully refunded already',
      },
    });
  });

  it('the real SDK, a secret that is wrong, is told so in the vendor’s shape', async () => {
    const sdk = new Razorpay({ key_id, key_secret: 'another' });
    (sdk as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api.rq.defaults.baseURL =
      `${running.url}/razorpay`;
    await expect(sdk.orders.fetch('order_x')).rejects.toMatchObject({
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
  ])('an order, %s, is refused', async (_situation, changes, description) => {
    const answer = await api('/orders', { amount: 62_500, currency: 'INR', ...changes });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { code: 'BAD_REQUEST_ERROR', description, metadata: {} },
    });
  });

  it('an order, created again with a unique receipt, is the same one; for another amount, refused', async () => {
    const first = await newOrder({ unique_receipt: true });
    expect((await newOrder({ unique_receipt: true })).id).toBe(first.id);
    expect((await newOrder()).id).not.toBe(first.id);
    expect(
      (await api('/orders', { amount: 100, currency: 'INR', receipt: 'T-1', unique_receipt: true }))
        .status,
    ).toBe(400);
  });

  it.each([
    [{ payment_capture: 1 }, 'captured'],
    [{ payment_capture: 0 }, 'authorized'],
    [{ payment: { capture: 'automatic' } }, 'captured'],
    [{ payment: { capture: 'manual' } }, 'authorized'],
    [{}, 'authorized'],
  ])(
    'a payment in the dialog, of an order with %j, ends as %s and is signed',
    async (changes, status) => {
      const { id } = await newOrder(changes);
      const success = (await (
        await post('/razorpay/checkout/payments', {
          key_id,
          order_id: id,
          method: 'card',
          outcome: 'paid',
        })
      ).json()) as CheckoutSuccess;
      expect(success.razorpay_signature).toBe(
        hmac(key_secret, `${id}|${success.razorpay_payment_id}`),
      );
      expect(await payment(success.razorpay_payment_id)).toMatchObject({
        status,
        method: 'card',
        order_id: id,
      });
    },
  );

  it('a failed payment in the dialog, is told with its reason and leaves the order open for a second one', async () => {
    const { id } = await newOrder({ payment_capture: 1 });
    const answer = await post('/razorpay/checkout/payments', {
      key_id,
      order_id: id,
      method: 'upi',
      outcome: 'failed',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: {
        code: 'BAD_REQUEST_ERROR',
        reason: 'payment_failed',
        metadata: { order_id: id, payment_id: expect.stringMatching(/^pay_/) },
      },
    });
    await post('/razorpay/checkout/payments', {
      key_id,
      order_id: id,
      method: 'upi',
      outcome: 'paid',
    });
    expect(await json('/razorpay/orders')).toMatchObject([{ id, status: 'paid', attempts: 2 }]);
    expect(
      (
        await post('/razorpay/checkout/payments', {
          key_id,
          order_id: id,
          method: 'upi',
          outcome: 'paid',
        })
      ).status,
    ).toBe(400);
  });

  it('a dialog of another site or another key, pays nothing', async () => {
    const { id } = await newOrder();
    expect(
      (
        await post(
          '/razorpay/checkout/payments',
          { key_id, order_id: id, method: 'upi', outcome: 'paid' },
          { 'sec-fetch-site': 'cross-site' },
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await post('/razorpay/checkout/payments', {
          key_id: 'rzp_live',
          order_id: id,
          method: 'upi',
          outcome: 'paid',
        })
      ).status,
    ).toBe(401);
    expect(
      (
        await post(
          '/razorpay/simulate',
          { orderId: id, outcome: 'captured' },
          { 'sec-fetch-site': 'cross-site' },
        )
      ).status,
    ).toBe(403);
    expect(await json('/razorpay/payments')).toEqual([]);
  });

  it('a captured payment, is told by webhooks signed over their bytes, in the vendor’s body', async () => {
    const { id } = await newOrder();
    const { razorpay_payment_id } = await simulate(id, 'captured');
    const received = await receivedEvents(3);
    expect(received.map(({ event }) => event.event).sort()).toEqual([
      'order.paid',
      'payment.authorized',
      'payment.captured',
    ]);
    for (const { body, signature, event } of received) {
      expect(signature).toBe(hmac('demo-webhook-secret', body));
      expect(event).toMatchObject({
        entity: 'event',
        contains: expect.arrayContaining(['payment']),
        payload: { payment: { entity: { id: razorpay_payment_id, order_id: id, amount: 62_500 } } },
      });
    }
    await eventually(
      async () =>
        ((await json('/webhooks')) as { State: string }[]).every(
          ({ State }) => State === 'delivered',
        ),
      { missing: 'delivered webhooks' },
    );
    expect(await json('/webhooks')).toContainEqual(
      expect.objectContaining({
        System: 'razorpay',
        Event: 'payment.captured',
        About: { OrderId: id, PaymentId: razorpay_payment_id },
        Attempts: [expect.objectContaining({ Status: 200, Answer: 'seen' })],
      }),
    );
  });

  it('a simulation that repeats, sends one event id that often; one without webhooks, none', async () => {
    const first = await newOrder();
    await simulate(first.id, 'authorized', { repeat: 5 });
    const received = await receivedEvents(5);
    expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(1);
    const silent = await newOrder();
    const { razorpay_payment_id } = await simulate(silent.id, 'captured', { webhook: false });
    expect(await payment(razorpay_payment_id)).toMatchObject({ status: 'captured' });
    expect(JSON.stringify(await json('/webhooks'))).not.toContain(razorpay_payment_id);
  });

  it('a webhook that the shop answers with 500, is sent again with the same id until it is taken', async () => {
    receiver.respondFirstWith(500, 503);
    const { id } = await newOrder();
    await simulate(id, 'failed');
    const received = await receivedEvents(3);
    expect(new Set(received.map(({ eventId, body }) => eventId + body)).size).toBe(1);
    await eventually(
      async () => {
        const [webhook] = (await json('/webhooks')) as {
          State: string;
          Attempts: { Status: number }[];
        }[];
        return (
          webhook?.State === 'delivered' &&
          webhook.Attempts.map(({ Status }) => Status).join() === '500,503,200'
        );
      },
      { missing: 'three answers' },
    );
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
  ])('a capture %s, is refused', async (_situation, outcome, amount, description) => {
    const { id } = await newOrder();
    const { razorpay_payment_id } = await simulate(id, outcome);
    const answer = await api(`/payments/${razorpay_payment_id}/capture`, {
      amount,
      currency: 'INR',
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { description } }]);
  });

  it('a refund, asked twice at once with one key, is 409 and one refund; with another body, refused', async () => {
    const { id } = await newOrder();
    const { razorpay_payment_id } = await simulate(id, 'captured');
    const ask = (amount: number) =>
      api(
        `/payments/${razorpay_payment_id}/refund`,
        { amount },
        { 'x-refund-idempotency': 'refund_1_key' },
      );
    const answers = await Promise.all([ask(5_000), ask(5_000)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ask(5_000)).status).toBe(200);
    expect((await ask(6_000)).status).toBe(400);
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

  it('a refund, of more than is left or of what is not captured, is refused', async () => {
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
    await eventually(() => receiver.heard.some(({ event }) => event.event === 'refund.processed'), {
      missing: 'its webhook',
    });
  });

  it('the vendor, down, cuts its API while simulations and lists go on', async () => {
    const { id } = await newOrder();
    await post('/faults', { system: 'razorpay', mode: 'down', seconds: 30 });
    await expect(api('/orders', {})).rejects.toThrow();
    expect((await simulate(id, 'authorized')).razorpay_order_id).toBe(id);
    expect(await json('/razorpay/payments')).toHaveLength(1);
  });

  it('the script and its frame, asked for, may be shown by a page of another origin and hold no script of theirs inline', async () => {
    const { id } = await newOrder();
    const script = await fetch(`${running.url}/razorpay/checkout.js`);
    expect([script.status, script.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'cross-origin',
    ]);
    const frame = await fetch(
      `${running.url}/razorpay/checkout/frame?key=${key_id}&order_id=${id}`,
    );
    const page = await frame.text();
    expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(page).toContain('Pay ₹625.00');
    expect(page).not.toMatch(/<script>|style="/);
    expect(
      await (await fetch(`${running.url}/razorpay/checkout/frame?key=other&order_id=${id}`)).text(),
    ).toContain('cannot be started');
  });

  it('the page for people, after a payment, shows it with its webhooks', async () => {
    const { id } = await newOrder();
    const { razorpay_payment_id } = await simulate(id, 'captured');
    const page = await (await fetch(`${running.url}/`)).text();
    for (const text of [razorpay_payment_id, '₹625.00 by UPI', 'payment.captured'])
      expect(page).toContain(text);
  });
});
