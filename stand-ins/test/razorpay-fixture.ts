import { createHmac } from 'node:crypto';
import { silentLogger } from '@tokri/service-kit/logger';
import { eventually } from '@tokri/service-kit/testing';
import Razorpay from 'razorpay';
import { compose } from '../src/compose.ts';
import type { RunningStandIns } from '../src/compose.ts';
import { testConfig } from './test-config.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

export const key_id = 'rzp_test_tokri';
export const key_secret = 'demo-razorpay-secret';
export const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');
const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

export interface CheckoutSuccess {
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

export const useRazorpay = () => {
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
    eventually(() => (receiver.received.length >= count ? receiver.received : null), {
      missing: `${count} webhooks`,
    });

  const client = () => {
    const createSdk = new Razorpay({ key_id, key_secret });
    // The SDK has no option for the base URL.
    (
      createSdk as unknown as { api: { rq: { defaults: { baseURL: string } } } }
    ).api.rq.defaults.baseURL = `${running.url}/razorpay`;
    return createSdk;
  };

  return {
    json,
    post,
    api,
    newOrder,
    simulate,
    payment,
    receivedEvents,
    client,
    url: () => running.url,
    webhooks: () => receiver.received,
    respondFirstWith: (...statuses: number[]) => receiver.respondFirstWith(...statuses),
  };
};
