import {
  applyAttempt,
  maxAttempts,
  isExpired,
  maxAgeMs,
  newNotification,
  nextAttemptAt,
  notificationId,
  notificationPath,
  postponeNotification,
  toOrderReference,
  retryDelayMs,
  expireDelivery,
} from './notification.ts';
import type { Delivery } from './notification.ts';

const now = new Date('2026-11-21T10:00:00Z');
const due: Delivery = { state: 'due', reason: '', attempts: 0, recipient: '', endedAt: null };
const text = { language: 'hi', text: 'टोकरी: ऑर्डर T-1 पक्का हो गया' } as const;
const failed = (
  reason: 'timeout' | 'unreachable' | 'refused' | 'gateway-error' | 'unregistered',
) => ({ recipient: '+91••••••0002', result: { ok: false, reason } as const, text });
const recipient = { id: 'ntf:e1', userId: 7, at: now, language: null };
const orderNotification = newNotification({
  ...recipient,
  orderId: 5,
  kind: 'confirmed',
  details: { number: 'T-1', payablePaise: 62_500, pdate: '2026-11-22' },
});
const offered = newNotification({
  ...recipient,
  kind: 'slot-offered',
  details: {
    slotId: 12,
    date: '2026-11-22',
    start: '07:00',
    end: '10:00',
    until: '2026-11-21T10:10:00Z',
  },
});

describe('applyAttempt', () => {
  it('marks the delivery as sent with its text when the gateway accepts it', () => {
    const accepted = { recipient: '+91••••••0002', result: { ok: true }, text } as const;
    expect(applyAttempt(due, accepted, now)).toEqual({
      state: 'sent',
      reason: '',
      attempts: 1,
      recipient: '+91••••••0002',
      endedAt: now,
      sent: text,
    });
  });
  it.each(['timeout', 'unreachable', 'gateway-error'] as const)(
    'keeps the delivery due after %s',
    (reason) => {
      expect(applyAttempt(due, failed(reason), now)).toMatchObject({
        state: 'due',
        reason,
        attempts: 1,
        endedAt: null,
      });
    },
  );
  it('marks the delivery as failed after the last attempt', () => {
    expect(
      applyAttempt({ ...due, attempts: maxAttempts - 1 }, failed('timeout'), now),
    ).toMatchObject({
      state: 'failed',
      reason: 'timeout',
      attempts: maxAttempts,
    });
  });
  it('marks the delivery as failed at once when the gateway refuses it', () => {
    expect(applyAttempt(due, failed('refused'), now)).toMatchObject({
      state: 'failed',
      reason: 'refused',
    });
  });
  it('skips a channel without a recipient and retries when the contact is unknown', () => {
    expect(applyAttempt(due, { recipient: '', noRecipient: 'no-address' }, now)).toMatchObject({
      state: 'skipped',
      reason: 'no-address',
    });
    expect(applyAttempt(due, failed('unregistered'), now)).toMatchObject({ state: 'skipped' });
    expect(applyAttempt(due, { recipient: '', noRecipient: 'no-contact' }, now)).toMatchObject({
      state: 'due',
      reason: 'no-contact',
    });
  });
});

describe('applyAttempt of a suppressed message', () => {
  it.each(['not-verified', 'over-limit', 'not-chosen'] as const)(
    'skips the channel for good when it is %s and shows the masked recipient',
    (suppressed) => {
      expect(applyAttempt(due, { recipient: '+91••••••0002', suppressed }, now)).toEqual({
        state: 'skipped',
        reason: suppressed,
        attempts: 1,
        recipient: '+91••••••0002',
        endedAt: now,
      });
    },
  );
});

describe('nextAttemptAt', () => {
  it('doubles the delay from 2 seconds up to 5 minutes', () => {
    expect([1, 2, 3, 8, 9, 13].map(retryDelayMs)).toEqual([
      2_000, 4_000, 8_000, 256_000, 300_000, 300_000,
    ]);
  });
  it('returns the earliest attempt of all due channels, or null when none is due', () => {
    const deliveries = {
      sms: { ...due, attempts: 3 },
      mail: { ...due, attempts: 1 },
      push: { ...due, state: 'sent' as const },
    };
    expect(nextAttemptAt({ deliveries }, now)).toEqual(new Date(now.getTime() + 2_000));
    const ended = { ...due, state: 'sent' as const };
    expect(nextAttemptAt({ deliveries: { sms: ended, mail: ended, push: ended } }, now)).toBeNull();
  });
});

describe('postponeNotification', () => {
  const until = new Date('2026-11-22T02:30:00Z');
  it('says why due channels wait and leaves the others as they ended', () => {
    const sent = { ...due, state: 'sent' as const, attempts: 1, endedAt: now };
    const deliveries = { ...orderNotification.deliveries, sms: sent };
    expect(postponeNotification({ ...orderNotification, deliveries }, until)).toEqual({
      ...orderNotification,
      waitUntil: until,
      deliveries: {
        sms: sent,
        mail: { ...due, reason: 'quiet-hours' },
        push: { ...due, reason: 'quiet-hours' },
      },
    });
  });
  it('counts the maximum age from the end of the wait', () => {
    const postponed = postponeNotification(orderNotification, until);
    expect(isExpired(postponed, new Date(until.getTime() + maxAgeMs))).toBe(false);
    expect(isExpired(postponed, new Date(until.getTime() + maxAgeMs + 1))).toBe(true);
  });
});

describe('slot offer', () => {
  it('expires when the offer ends', () => {
    expect(isExpired(offered, new Date('2026-11-21T10:09:59Z'))).toBe(false);
    expect(isExpired(offered, new Date('2026-11-21T10:10:00Z'))).toBe(true);
  });
  it('links to checkout with its slot, and an order notification to its order', () =>
    expect([notificationPath(offered), notificationPath(orderNotification)]).toEqual([
      '/checkout-details?SlotId=12',
      '/order-details?Id=5',
    ]));
});

describe('toOrderReference', () => {
  it('returns id and number of the order, and neither for a slot offer', () =>
    expect([toOrderReference(orderNotification), toOrderReference(offered)]).toEqual([
      { orderId: 5, number: 'T-1' },
      { orderId: 0, number: '' },
    ]));
});

describe('notificationId', () => {
  it('is the same for two events of one step of an order', () => {
    expect(notificationId({ kind: 'payment-failed', orderId: 5 }, 'e1')).toBe(
      notificationId({ kind: 'payment-failed', orderId: 5 }, 'e2'),
    );
  });
  it('differs between the steps of an order and between orders', () => {
    const ids = [
      notificationId({ kind: 'placed', orderId: 5 }, 'e1'),
      notificationId({ kind: 'confirmed', orderId: 5 }, 'e1'),
      notificationId({ kind: 'placed', orderId: 6 }, 'e1'),
    ];
    expect(new Set(ids).size).toBe(3);
  });
  it.each([
    'refunded',
    'refunded-by-hand',
    'slot-offered',
    'chat-answered',
    'business-declined',
  ] as const)('differs between two events of the kind %s', (kind) => {
    expect(notificationId({ kind, orderId: 5 }, 'e1')).not.toBe(
      notificationId({ kind, orderId: 5 }, 'e2'),
    );
  });
});

describe('isExpired', () => {
  it('returns true from six hours after the event', () => {
    expect(isExpired(orderNotification, new Date(now.getTime() + maxAgeMs))).toBe(false);
    expect(isExpired(orderNotification, new Date(now.getTime() + maxAgeMs + 1))).toBe(true);
  });
  it('marks due deliveries as too late and leaves sent ones', () => {
    expect(expireDelivery(due, now)).toMatchObject({ state: 'too-late', endedAt: now });
    expect(expireDelivery({ ...due, state: 'sent' }, now)).toMatchObject({ state: 'sent' });
  });
});
