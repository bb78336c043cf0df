import {
  addresseeOf,
  afterTry,
  attemptsMax,
  isTooLate,
  lifeMs,
  newNotice,
  nextTryAt,
  noticeId,
  noticePath,
  orderOf,
  retryDelayMs,
  tooLate,
} from './notice.ts';
import type { Delivery } from './notice.ts';

const now = new Date('2026-11-21T10:00:00Z');
const due: Delivery = { state: 'due', reason: '', attempts: 0, recipient: '', endedAt: null };
const failed = (
  reason: 'timeout' | 'unreachable' | 'refused' | 'gateway-error' | 'unregistered',
) => ({ recipient: '+91••••••0002', handOver: { ok: false, reason } as const });
const told = { id: noticeId('e1'), userId: 7, at: now, language: null };
const notice = newNotice({
  ...told,
  orderId: 5,
  addressId: 3,
  kind: 'confirmed',
  facts: { number: 'T-1', payablePaise: 62_500, pdate: '2026-11-22' },
});
const offered = newNotice({
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
    expect(afterTry(due, { recipient: '+91••••••0002', handOver: { ok: true } }, now)).toEqual({
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
      expect(afterTry(due, failed(reason), now)).toMatchObject({
        state: 'due',
        reason,
        attempts: 1,
        endedAt: null,
      });
    },
  );
  it('the last try, failing, is failed for good', () => {
    expect(afterTry({ ...due, attempts: attemptsMax - 1 }, failed('timeout'), now)).toMatchObject({
      state: 'failed',
      reason: 'timeout',
      attempts: attemptsMax,
    });
  });
  it('a gateway that said no, is failed at once', () => {
    expect(afterTry(due, failed('refused'), now)).toMatchObject({
      state: 'failed',
      reason: 'refused',
    });
  });
  it('nowhere to send it, is skipped; a person not known yet, stays due', () => {
    expect(afterTry(due, { recipient: '', nowhere: 'no-address' }, now)).toMatchObject({
      state: 'skipped',
      reason: 'no-address',
    });
    expect(afterTry(due, failed('unregistered'), now)).toMatchObject({ state: 'skipped' });
    expect(afterTry(due, { recipient: '', nowhere: 'no-contact' }, now)).toMatchObject({
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
    expect(nextTryAt({ deliveries }, now)).toEqual(new Date(now.getTime() + 2_000));
    const ended = { ...due, state: 'sent' as const };
    expect(nextTryAt({ deliveries: { sms: ended, mail: ended, push: ended } }, now)).toBeNull();
  });
});

describe('a notice of an offered place', () => {
  it('while it is kept, is news; from its end on, not', () => {
    expect(isTooLate(offered, new Date('2026-11-21T10:09:59Z'))).toBe(false);
    expect(isTooLate(offered, new Date('2026-11-21T10:10:00Z'))).toBe(true);
  });
  it('leads to checkout with its slot; one of an order, to that order', () =>
    expect([noticePath(offered), noticePath(notice)]).toEqual([
      '/checkout-details?SlotId=12',
      '/order-details?Id=5',
    ]));
});

describe('what a notice is about', () => {
  it('an order, has its id and number and goes to who takes it at its address', () =>
    expect([orderOf(notice), addresseeOf(notice)]).toEqual([
      { orderId: 5, number: 'T-1' },
      { userId: 7, addressId: 3 },
    ]));
  it('an offered place, has no order and goes to the person', () =>
    expect([orderOf(offered), addresseeOf(offered)]).toEqual([
      { orderId: 0, number: '' },
      { userId: 7, addressId: 0 },
    ]));
});

describe('an old notice', () => {
  it('six hours after its event, is too late; a moment before, not', () => {
    expect(isTooLate(notice, new Date(now.getTime() + lifeMs))).toBe(false);
    expect(isTooLate(notice, new Date(now.getTime() + lifeMs + 1))).toBe(true);
  });
  it('too late, ends what is due and leaves what was sent', () => {
    expect(tooLate(due, now)).toMatchObject({ state: 'too-late', endedAt: now });
    expect(tooLate({ ...due, state: 'sent' }, now)).toMatchObject({ state: 'sent' });
  });
});
