import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentLogger } from '@tokri/service-kit/logger';
import { eventually } from '@tokri/service-kit/testing';
import Stripe from 'stripe';
import { compose } from '../src/compose.ts';
import type { RunningStandIns } from '../src/compose.ts';
import { testConfig } from './test-config.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

const webhookSecret = 'whsec_demo';
const order = {
  amount: 62_500,
  currency: 'inr',
  capture_method: 'manual',
  allowed_payment_method_types: ['card'],
  metadata: { order: '1' },
} as const;

describe('stripe', () => {
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let running: RunningStandIns;
  let folder: string;
  const start = async () => {
    running = await compose(testConfig({ DATA_DIR: folder, STRIPE_WEBHOOK_URL: receiver.url }), {
      logger: silentLogger,
    });
  };
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'stripe-'));
    receiver = await startWebhookReceiver();
    await start();
  });
  afterEach(async () => {
    await running.stop();
    await receiver.close();
    rmSync(folder, { recursive: true });
  });

  const sdk = (key = 'sk_test_tokri') => {
    const at: typeof fetch = (given, init) => {
      const { pathname, search } = new URL(given instanceof Request ? given.url : given);
      return fetch(`${running.url}/stripe${pathname}${search}`, init);
    };
    return new Stripe(key, {
      httpClient: Stripe.createFetchHttpClient(at),
      maxNetworkRetries: 0,
      telemetry: false,
    });
  };
  const json = async <T>(at: string) =>
    (await (await fetch(`${running.url}/stripe${at}`)).json()) as T;
  const post = (at: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${running.url}/stripe${at}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const simulate = async (orderId: string, outcome: string, more: object = {}) =>
    (await (await post('/simulate', { orderId, outcome, ...more })).json()) as {
      payment_intent: string;
      charge: string;
    };
  const newIntent = (more: object = {}, idempotencyKey?: string) =>
    sdk().paymentIntents.create(
      { ...order, allowed_payment_method_types: ['card'], ...more },
      idempotencyKey === undefined ? {} : { idempotencyKey },
    );
  const pageConfirms = (id: string, more: Record<string, string>) =>
    fetch(`${running.url}/stripe/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ key: 'pk_test_tokri', payment_method: 'pm_card_visa', ...more }),
    });
  const receivedTypes = () =>
    receiver.heard.map(({ body }) => (JSON.parse(body) as Stripe.Event).type).sort();

  it('the real SDK, sets aside, captures and refunds in parts, as at the vendor', async () => {
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
      await sdk().paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
    ).toMatchObject({ status: 'requires_capture', amount_capturable: 62_500 });
    const {
      data: [charge],
    } = await sdk().charges.list({ payment_intent: intent.id });
    expect(charge).toMatchObject({
      status: 'succeeded',
      captured: false,
      paid: true,
      payment_intent: intent.id,
    });
    expect(
      await sdk().paymentIntents.capture(intent.id, { expand: ['latest_charge'] }),
    ).toMatchObject({
      status: 'succeeded',
      amount_received: 62_500,
      latest_charge: { id: charge?.id, captured: true },
    });
    await sdk().refunds.create({ charge: charge?.id ?? '', amount: 2_500 });
    expect(await sdk().charges.retrieve(charge?.id ?? '')).toMatchObject({
      amount_refunded: 2_500,
      refunded: false,
    });
    await expect(
      sdk().refunds.create({ charge: charge?.id ?? '', amount: 60_001 }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    await sdk().refunds.create({ payment_intent: intent.id });
    await eventually(
      async () =>
        (await sdk().refunds.list({ charge: charge?.id ?? '' })).data
          .map(({ status }) => status)
          .join() === 'succeeded,succeeded',
      { missing: 'both refunds' },
    );
    expect(await sdk().charges.retrieve(charge?.id ?? '')).toMatchObject({ refunded: true });
    await expect(sdk().refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('a key, another secret, a wrong amount or currency and an unknown id, are refused as the vendor does', async () => {
    await expect(sdk('sk_test_other').paymentIntents.retrieve('pi_1')).rejects.toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    });
    await expect(sdk().paymentIntents.retrieve('pi_1')).rejects.toMatchObject({
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
    await expect(sdk().paymentIntents.capture(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('an idempotency key, used again, answers the same intent; with another amount, is refused', async () => {
    const first = await newIntent({}, 'order-1');
    expect((await newIntent({}, 'order-1')).id).toBe(first.id);
    await expect(newIntent({ amount: 100 }, 'order-1')).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
    expect(await json('/payments')).toHaveLength(1);
  });

  it('a card that the bank declines, is told so, and the next try pays the same intent', async () => {
    const { id, client_secret } = await newIntent();
    const declined = await pageConfirms(id, {
      client_secret: client_secret ?? '',
      payment_method: 'pm_card_chargeDeclined',
    });
    expect([declined.status, await declined.json()]).toMatchObject([
      402,
      {
        error: {
          type: 'card_error',
          code: 'card_declined',
          message: 'Your card was declined.',
          payment_intent: { status: 'requires_payment_method' },
        },
      },
    ]);
    expect(
      await (await pageConfirms(id, { client_secret: client_secret ?? '' })).json(),
    ).toMatchObject({ status: 'requires_capture' });
    expect((await pageConfirms(id, { client_secret: client_secret ?? '' })).status).toBe(400);
    expect((await json<{ status: string }[]>('/charges')).map(({ status }) => status)).toEqual([
      'succeeded',
      'failed',
    ]);
  });

  it('a page with another secret or key, or another site, pays nothing', async () => {
    const { id, client_secret } = await newIntent();
    expect((await pageConfirms(id, { client_secret: `${id}_secret_guess` })).status).toBe(400);
    expect(
      (await pageConfirms(id, { client_secret: client_secret ?? '', key: 'pk_test_other' })).status,
    ).toBe(400);
    expect((await pageConfirms(id, {})).status).toBe(401);
    expect(
      (
        await post(
          '/simulate',
          { orderId: id, outcome: 'captured' },
          { 'sec-fetch-site': 'cross-site' },
        )
      ).status,
    ).toBe(403);
    expect(await json('/charges')).toEqual([]);
  });

  it('webhooks, sent, are opened by the real SDK and told in the vendor’s words', async () => {
    const { id } = await newIntent();
    await simulate(id, 'failed');
    await simulate(id, 'captured');
    await sdk().refunds.create({ payment_intent: id });
    await eventually(() => receiver.heard.length === 6, { missing: 'six webhooks' });
    expect(receivedTypes()).toEqual([
      'charge.refunded',
      'payment_intent.amount_capturable_updated',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
      'refund.created',
      'refund.updated',
    ]);
    for (const { body, headers } of receiver.heard)
      expect(
        Stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), webhookSecret),
      ).toMatchObject({ object: 'event', livemode: false });
  });

  it('a webhook, sent five times or never, is one event', async () => {
    const [often, never] = [await newIntent(), await newIntent()];
    await simulate(never.id, 'authorized', { webhook: false });
    await simulate(often.id, 'authorized', { repeat: 5 });
    await eventually(() => receiver.heard.length === 5, { missing: 'five webhooks' });
    expect(
      new Set(receiver.heard.map(({ body }) => (JSON.parse(body) as Stripe.Event).id)).size,
    ).toBe(1);
  });

  it('its books, after a restart, are there; a refund under way goes on', async () => {
    const { id } = await newIntent({}, 'order-1');
    await simulate(id, 'captured');
    await sdk().refunds.create({ payment_intent: id }, { idempotencyKey: 'refund-1-1' });
    await running.stop();
    await start();
    expect((await newIntent({}, 'order-1')).id).toBe(id);
    await sdk().refunds.create({ payment_intent: id }, { idempotencyKey: 'refund-1-1' });
    await eventually(
      async () =>
        (await json<{ status: string }[]>('/refunds')).map(({ status }) => status).join() ===
        'succeeded',
      { missing: 'one refund' },
    );
  });

  it('the script and its frame, asked for, may be shown by any page and hold no script inline', async () => {
    const { id } = await newIntent();
    const frame = await fetch(
      `${running.url}/stripe/elements/frame?key=pk_test_tokri&intent=${id}`,
    );
    expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors *');
    const text = await frame.text();
    expect(text).toContain('Card 4242');
    expect(text).not.toMatch(/<script>|style="/);
    expect(
      await (
        await fetch(`${running.url}/stripe/elements/frame?key=pk_test_tokri&intent=pi_none`)
      ).text(),
    ).toContain('cannot be started');
    for (const asset of ['/v3/stripe.js', '/elements/frame.js', '/elements/frame.css'])
      expect(
        (await fetch(`${running.url}/stripe${asset}`)).headers.get('cross-origin-resource-policy'),
      ).toBe('cross-origin');
  });
});
