import { shopInstant } from '@tokri/contracts/dates';
import { newNotification, type Notification } from '../../domain/deliveries/notification.ts';
import type { Message, SendResult } from '../../domain/deliveries/message.ts';
import { defaultPreferences } from '../../domain/preferences/preferences.ts';
import type { NotificationStore, StoredNotification } from '../ports/notifications.ts';
import { unknownBrand } from '../../domain/templates/brand.ts';
import { sendNotification } from './send-notification.ts';

const noon = shopInstant('2026-11-22', '12:00');
const night = shopInstant('2026-11-22', '23:00');
const morning = shopInstant('2026-11-23', '08:00');

const notificationOf = (kind: 'placed' | 'delivered', at: Date): Notification =>
  newNotification({
    id: 'ntf:e1',
    userId: 7,
    at,
    language: null,
    kind,
    orderId: 5,
    details: { number: 'T-1', payablePaise: 100, pdate: '2026-11-23' },
  });

type Update = Parameters<NotificationStore['save']>[1];

const send = async (
  notification: Notification,
  { now = noon, isSaved = true, preferences = defaultPreferences, hasApp = false } = {},
) => {
  const conflicts: string[] = [];
  const sent: string[] = [];
  const updates: Update[] = [];
  const accept = async ({ channel }: Message): Promise<SendResult> => {
    sent.push(channel);
    return { ok: true };
  };
  const save = async (_stored: StoredNotification, update: Update) => {
    updates.push(update);
    return isSaved;
  };
  await sendNotification({
    notifications: { save } as unknown as NotificationStore,
    contacts: {
      findRecipient: async () => ({
        sms: { address: '+919123456781', isVerified: true },
        mail: { address: 'asha@example.in', isVerified: false },
      }),
    },
    preferences: { find: async () => preferences },
    recipientLimiter: { tryConsume: async () => true },
    tokens: {
      listByUser: async () =>
        hasApp ? [{ id: 1, token: 'token-of-a-phone', userId: 7, language: 'en' }] : [],
      remove: async () => undefined,
    },
    gateways: { sms: accept, mail: accept, push: accept },
    clock: () => now,
    recordOutcome: () => undefined,
    siteUrl: 'https://shop.tokri.example',
    renderContext: {
      current: async () => ({
        brand: unknownBrand,
        smsBrand: unknownBrand,
        templates: [],
        onUnusable: () => undefined,
      }),
    },
    onConflict: (id) => {
      conflicts.push(id);
    },
  })({ notification, rev: 3, seq: 0 });
  const [update] = updates;
  if (!update) throw new Error('nothing was saved');
  return { conflicts, sent, ...update };
};

const onlyPush = {
  ...defaultPreferences,
  channels: { ...defaultPreferences.channels, orders: { sms: false, mail: false, push: true } },
};

describe('sendNotification', () => {
  it('reports no conflict when the result was stored', async () =>
    expect((await send(notificationOf('placed', noon))).conflicts).toEqual([]));
  it('reports a conflict when another process changed the notification while it was sent', async () =>
    expect((await send(notificationOf('placed', noon), { isSaved: false })).conflicts).toEqual([
      'ntf:e1',
    ]));
});

describe('sendNotification to a customer who chose channels', () => {
  it('skips the other channels and closes the notification', async () => {
    const placed = notificationOf('placed', noon);
    const { sent, notification, nextAttemptAt } = await send(placed, {
      preferences: onlyPush,
      hasApp: true,
    });
    expect([sent, nextAttemptAt]).toEqual([['push'], null]);
    expect(notification.deliveries).toMatchObject({
      sms: { state: 'skipped', reason: 'not-chosen', recipient: '' },
      mail: { state: 'skipped', reason: 'not-chosen' },
      push: { state: 'sent' },
    });
  });
  it('uses the verified number when the chosen app is not installed', async () => {
    const { sent, notification } = await send(notificationOf('placed', noon), {
      preferences: onlyPush,
    });
    expect(sent).toEqual(['sms']);
    expect(notification.deliveries).toMatchObject({
      sms: { state: 'sent' },
      mail: { state: 'skipped', reason: 'not-verified' },
      push: { state: 'skipped', reason: 'no-token' },
    });
  });
});

describe('sendNotification in quiet hours', () => {
  it('sends nothing that can wait, and tries again at their end', async () => {
    const { sent, notification, nextAttemptAt } = await send(notificationOf('delivered', night), {
      now: night,
    });
    expect([sent, nextAttemptAt]).toEqual([[], morning]);
    const waiting = { state: 'due', reason: 'quiet-hours', attempts: 0 };
    expect(notification).toMatchObject({
      waitUntil: morning,
      deliveries: { sms: waiting, mail: waiting, push: waiting },
    });
  });
  it('sends at their end what has waited longer than messages usually may', async () => {
    const { notification } = await send(notificationOf('delivered', night), { now: night });
    const { sent, nextAttemptAt } = await send(notification, { now: morning });
    expect([sent, nextAttemptAt]).toEqual([['sms'], null]);
  });
  it('sends at once what answers an order', async () => {
    expect((await send(notificationOf('placed', night), { now: night })).sent).toEqual(['sms']);
  });
});
