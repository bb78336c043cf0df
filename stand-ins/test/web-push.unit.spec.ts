import { silentLogger } from '@tokri/service-kit/logger';
import webPush from 'web-push';
import { compose } from '../src/compose.ts';
import type { RunningStandIns } from '../src/compose.ts';
import { testConfig } from './test-config.ts';

const vapidKeys = webPush.generateVAPIDKeys();
const message = {
  Title: 'On its way',
  Text: 'Order T-1 is on its way.',
  Path: '/order-details?Id=1',
};

interface Subscribed extends webPush.PushSubscription {
  readonly id: string;
}

describe('Web Push stand-in', () => {
  let running: RunningStandIns;
  let subscription: Subscribed;
  const control = async (path: string, body: unknown = {}) =>
    (
      await fetch(`${running.url}/web-push/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  beforeEach(async () => {
    running = await compose(testConfig({ VAPID_PUBLIC_KEY: vapidKeys.publicKey }), {
      logger: silentLogger,
    });
    subscription = (await control('subscribe')) as Subscribed;
  });
  afterEach(() => running.stop());

  const send = async (to: webPush.PushSubscription, keys = vapidKeys) => {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      to,
      JSON.stringify(message),
      { vapidDetails: { subject: 'mailto:orders@tokri.example', ...keys } },
    );
    return (await fetch(endpoint, { method, headers, body: new Uint8Array(body) })).status;
  };
  const listMessages = async () =>
    (await fetch(`${running.url}/messages?to=${subscription.id}&channel=push`)).json();

  it('decrypts a message for one of its subscriptions and lists it', async () => {
    expect(await send(subscription)).toBe(201);
    expect(await listMessages()).toMatchObject([
      {
        Channel: 'push',
        Subject: 'On its way',
        Text: 'Order T-1 is on its way. /order-details?Id=1',
        From: 'mailto:orders@tokri.example',
      },
    ]);
  });

  it('rejects another VAPID key, and a message for other keys', async () => {
    expect(await send(subscription, webPush.generateVAPIDKeys())).toBe(403);
    const other = (await control('subscribe')) as Subscribed;
    expect(await send({ ...subscription, keys: other.keys })).toBe(400);
    expect(await listMessages()).toEqual([]);
  });

  it('answers 410 for a subscription that ended', async () => {
    expect(await control('unsubscribe', { id: subscription.id })).toEqual({ unsubscribed: true });
    expect(await send(subscription)).toBe(410);
  });
});
