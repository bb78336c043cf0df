import { shopInstant } from '@tokri/contracts/dates';
import { notificationKinds, notificationPurposes } from '@tokri/contracts/events';
import type { Channel } from '../deliveries/message.ts';
import { messagesByKind, planNotification } from './plan-notification.ts';
import { defaultPreferences, type NotificationPreferences } from './preferences.ts';

const noon = shopInstant('2026-11-21', '12:00');
const night = shopInstant('2026-11-21', '23:00');
const morning = shopInstant('2026-11-22', '08:00');
const all: ReadonlySet<Channel> = new Set(['sms', 'mail', 'push']);
const onlyPush: NotificationPreferences = {
  ...defaultPreferences,
  channels: {
    orders: { sms: false, mail: false, push: true },
    'waiting-list': { sms: false, mail: false, push: true },
    chat: { sms: false, mail: false, push: false },
  },
};
const message = (purpose: (typeof notificationPurposes)[number]) => ({ purpose, isUrgent: false });
const plan = (
  purpose: (typeof notificationPurposes)[number],
  {
    preferences = defaultPreferences,
    reachable = all,
    now = noon,
  }: {
    readonly preferences?: NotificationPreferences;
    readonly reachable?: ReadonlySet<Channel>;
    readonly now?: Date;
  } = {},
) => planNotification(message(purpose), { preferences, reachable }, now);
const send = (...channels: Channel[]) => ({ action: 'send', channels: new Set(channels) });

describe('planNotification by day', () => {
  it('sends by the channels that the customer chose for the purpose', () => {
    expect(plan('orders')).toEqual(send('sms', 'mail', 'push'));
    expect(plan('chat')).toEqual(send('push'));
    expect(plan('orders', { preferences: onlyPush })).toEqual(send('push'));
  });
  it.each(['reminders', 'offers'] as const)(
    'sends %s only by channels with a consent',
    (purpose) => {
      expect(plan(purpose)).toEqual(send());
      const mail = { givenAt: noon, withdrawnAt: null };
      const sms = { givenAt: noon, withdrawnAt: noon };
      const preferences = {
        ...defaultPreferences,
        consents: { ...defaultPreferences.consents, [purpose]: { sms, mail, push: null } },
      };
      expect(plan(purpose, { preferences })).toEqual(send('mail'));
    },
  );
  it('sends order updates by every channel when no chosen one reaches the customer', () => {
    const reachable = new Set<Channel>(['sms']);
    expect(plan('orders', { preferences: onlyPush, reachable })).toEqual(
      send('sms', 'mail', 'push'),
    );
  });
  it('keeps to the chosen channels when one of several reaches the customer', () => {
    const { orders, ...others } = defaultPreferences.channels;
    const preferences = {
      ...defaultPreferences,
      channels: { ...others, orders: { ...orders, sms: false } },
    };
    const reachable = new Set<Channel>(['sms', 'mail']);
    expect(plan('orders', { preferences, reachable })).toEqual(send('mail', 'push'));
  });
  it('uses no other channel for anything but orders', () => {
    const reachable = new Set<Channel>(['sms']);
    expect(plan('waiting-list', { preferences: onlyPush, reachable })).toEqual(send('push'));
    expect(plan('chat', { preferences: onlyPush, reachable })).toEqual(send());
  });
});

describe('planNotification in quiet hours', () => {
  it.each(notificationPurposes)('waits for their end with a message about %s', (purpose) => {
    expect(plan(purpose, { now: night })).toEqual({ action: 'wait', until: morning });
  });
  it('sends what waited as soon as they end', () => {
    expect(plan('orders', { now: morning })).toEqual(send('sms', 'mail', 'push'));
  });
  it('sends at once when the customer has none', () => {
    const quietHours = { ...defaultPreferences.quietHours, isOn: false };
    expect(
      plan('orders', { preferences: { ...defaultPreferences, quietHours }, now: night }),
    ).toEqual(send('sms', 'mail', 'push'));
  });
  it('sends an urgent message by the chosen channels', () => {
    const recipient = { preferences: onlyPush, reachable: all };
    expect(planNotification({ purpose: 'orders', isUrgent: true }, recipient, night)).toEqual(
      send('push'),
    );
  });
});

describe('messagesByKind', () => {
  it('lets news of a delivery, a refund, a chat, an application and dues wait for the morning', () => {
    expect(notificationKinds.filter((kind) => !messagesByKind[kind].isUrgent)).toEqual([
      'delivered',
      'refunded',
      'refunded-by-hand',
      'chat-answered',
      'business-approved',
      'business-declined',
      'dues-reminder',
    ]);
  });
  it('has a purpose of its own for slot offers and for chats', () => {
    expect(notificationKinds.filter((kind) => messagesByKind[kind].purpose !== 'orders')).toEqual([
      'slot-offered',
      'chat-answered',
    ]);
    expect(messagesByKind['slot-offered'].purpose).toBe('waiting-list');
    expect(messagesByKind['chat-answered'].purpose).toBe('chat');
  });
});
