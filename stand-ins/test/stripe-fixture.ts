import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentLogger } from '@tokri/service-kit/logger';
import Stripe from 'stripe';
import { compose } from '../src/compose.ts';
import type { RunningStandIns } from '../src/compose.ts';
import { testConfig } from './test-config.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

export const webhookSecret = 'whsec_demo';
const order = {
  amount: 62_500,
  currency: 'inr',
  capture_method: 'manual',
  allowed_payment_method_types: ['card'],
  metadata: { order: '1' },
} as const;

export const useStripe = () => {
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

  const createSdk = (key = 'sk_test_tokri') => {
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
    createSdk().paymentIntents.create(
      { ...order, allowed_payment_method_types: ['card'], ...more },
      idempotencyKey === undefined ? {} : { idempotencyKey },
    );
  const confirmFromPage = (id: string, more: Record<string, string>) =>
    fetch(`${running.url}/stripe/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ key: 'pk_test_tokri', payment_method: 'pm_card_visa', ...more }),
    });
  const receivedTypes = () =>
    receiver.received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type).sort();

  return {
    createSdk,
    json,
    post,
    simulate,
    newIntent,
    confirmFromPage,
    receivedTypes,
    url: () => running.url,
    webhooks: () => receiver.received,
    restart: async () => {
      await running.stop();
      await start();
    },
  };
};
