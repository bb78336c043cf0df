import { expiryGraceMs, extensionMs, holdLifeMs, isExpired, keepLifeMs, transitions, type Hold } from './hold.ts';

const expiresAt = new Date('2026-11-22T04:00:00Z');
const hold = (state: Hold['state']): Hold => ({ holdId: 9, userId: 7, holdKey: 'k', orderId: null, items: 2, state, step: 1, expiresAt, extended: false });
const after = (ms: number): Date => new Date(expiresAt.getTime() + ms);

describe('a hold that runs out', () => {
  it('within the grace, it stays', () => expect(isExpired(hold('H'), after(expiryGraceMs - 1))).toBe(false));
  it('after the grace, it goes', () => expect(isExpired(hold('H'), after(expiryGraceMs))).toBe(true));
  it('booked, it never goes', () => expect(isExpired(hold('B'), after(86_400_000))).toBe(false));
});

describe('the published transitions', () => {
  it('are those of reliability.md 5.1', () => expect(transitions).toEqual({ extend: ['H'], keep: ['H'], book: ['H', 'P'], release: ['H'], expire: ['H', 'P'], 'free-for-order': ['P', 'B'] }));
  it('lives are 10 minutes and 5 more, and 25 for a payment', () => expect([holdLifeMs, extensionMs, keepLifeMs]).toEqual([600_000, 300_000, 1_500_000]));
});
