import {
  toAddressee,
  applyAttempt,
  maxAttempts,
  isExpired,
  maxAgeMs,
  newNotification,
  nextAttemptAt,
  notificationId,
  notificationPath,
  toOrderReference,
  retryDelayMs,
  expireDelivery,
} from './notification.ts';
import type { Delivery } from './notification.ts';

const now = new Date('2026-11-21T10:00:00Z');
const due: Delivery = { state: 'due', reason: '', attempts: 0, recipient: '', endedAt: null };
const failed = (
  reason: 'timeout' | 'unreachable' | 'refused' | 'gateway-error' | 'unregistered',
) => ({ recipient: '+91••••••0002', result: { ok: false, reason } as const });
const told = { id: notificationId('e1'), userId: 7, at: now, language: null };
const notice = newNotification({
  ...told,
  orderId: 5,
  addressId: 3,
  kind: 'confirmed',
  facts: { number: 'T-1', payablePaise: 62_500, pdate: '2026-11-22' },
});
const offered = newNotification({
  ...told,
  kind: 'slot-offered',
  facts: {
    slotId: 12,
    date: '2026-11-22',
    start: '07:00',
    end: '10:00',
    until: '2026-11-21T10:10:00Z',
  },
});

describe('a channel after a try', () => {
  it('a gateway that took it, is sent and has ended', () => {
    expect(applyAttempt(due, { recipient: '+91••••••0002', result: { ok: true } }, now)).toEqual({
      state: 'sent',
      reason: '',
      attempts: 1,
      recipient: '+91••••••0002',
      endedAt: now,
    });
  });
  it.each(['timeout', 'unreachable', 'gateway-error'] as const)(
    '%s, stays due for another try',
    (reason) => {
      expect(applyAttempt(due, failed(reason), now)).toMatchObject({
        state: 'due',
        reason,
        attempts: 1,
        endedAt: null,
      });
    },
  );
  it('the last try, failing, is failed for good', () => {
    expect(
      applyAttempt({ ...due, attempts: maxAttempts - 1 }, failed('timeout'), now),
    ).toMatchObject({
      state: 'failed',
      reason: 'timeout',
      attempts: maxAttempts,
    });
  });
  it('a gateway that said no, is failed at once', () => {
    expect(applyAttempt(due, failed('refused'), now)).toMatchObject({
      state: 'failed',
      reason: 'refused',
    });
  });
  it('nowhere to send it, is skipped; a person not known yet, stays due', () => {
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

describe('the next try', () => {
  it('delays, double from 2 s and end at 5 minutes', () => {
    expect([1, 2, 3, 8, 9, 13].map(retryDelayMs)).toEqual([
      2_000, 4_000, 8_000, 256_000, 300_000, 300_000,
    ]);
  });
  it('of several due channels, is the soonest; of none, never', () => {
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

describe('a notice of an offered place', () => {
  it('while it is kept, is news; from its end on, not', () => {
    expect(isExpired(offered, new Date('2026-11-21T10:09:59Z'))).toBe(false);
    expect(isExpired(offered, new Date('2026-11-21T10:10:00Z'))).toBe(true);
  });
  it('leads to checkout with its slot; one of an order, to that order', () =>
    expect([notificationPath(offered), notificationPath(notice)]).toEqual([
      '/checkout-details?SlotId=12',
      '/order-details?Id=5',
    ]));
});

describe('what a notice is about', () => {
  it('an order, has its id and number and goes to who takes it at its address', () =>
    expect([toOrderReference(notice), toAddressee(notice)]).toEqual([
      { orderId: 5, number: 'T-1' },
      { userId: 7, addressId: 3 },
    ]));
  it('an offered place, has no order and goes to the person', () =>
    expect([toOrderReference(offered), toAddressee(offered)]).toEqual([
      { orderId: 0, number: '' },
      { userId: 7, addressId: 0 },
    ]));
});

describe('an old notice', () => {
  it('six hours after its event, is too late; a moment before, not', () => {
    expect(isExpired(notice, new Date(now.getTime() + maxAgeMs))).toBe(false);
    expect(isExpired(notice, new Date(now.getTime() + maxAgeMs + 1))).toBe(true);
  });
  it('too late, ends what is due and leaves what was sent', () => {
    expect(expireDelivery(due, now)).toMatchObject({ state: 'too-late', endedAt: now });
    expect(expireDelivery({ ...due, state: 'sent' }, now)).toMatchObject({ state: 'sent' });
  });
});
