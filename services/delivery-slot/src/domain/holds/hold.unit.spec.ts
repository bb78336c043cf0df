import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paymentTimeoutMinutes, sagaTimeoutMinutes } from '@tokri/contracts/orders';
import {
  expiryGraceMs,
  extensionMs,
  holdDurationMs,
  isExpired,
  paymentReservationMs,
  canTransition,
  offerDurationMs,
  transitions,
  type Hold,
  type HoldTransition,
  type Transition,
} from './hold.ts';

const expiresAt = new Date('2026-11-22T04:00:00Z');
const hold = (state: Hold['state']): Hold => ({
  holdId: 9,
  userId: 7,
  holdKey: 'k',
  orderId: null,
  heldFor: null,
  items: 2,
  state,
  seq: 1,
  expiresAt,
  isExtended: false,
});
const after = (ms: number): Date => new Date(expiresAt.getTime() + ms);

describe('a hold that runs out', () => {
  it('within the grace, it stays', () =>
    expect(isExpired(hold('H'), after(expiryGraceMs - 1))).toBe(false));
  it('after the grace, it goes', () =>
    expect(isExpired(hold('H'), after(expiryGraceMs))).toBe(true));
  it('booked, it never goes', () => expect(isExpired(hold('B'), after(86_400_000))).toBe(false));
});

describe('the published transitions', () => {
  const table = Object.entries(transitions) as [string, Transition][];
  it('places move exactly when a hold comes or goes', () => {
    for (const [name, { from, to, free }] of table)
      expect([name, free]).toEqual([name, (to === null ? 1 : 0) - (from.length === 0 ? 1 : 0)]);
  });
  it('a booked place goes with its order only, a kept one with it or by its end', () => {
    expect(table.filter(([, { from }]) => from.includes('B')).map(([name]) => name)).toEqual([
      'release-for-order',
    ]);
    expect(
      table.filter(([, { from, to }]) => from.includes('P') && to === null).map(([name]) => name),
    ).toEqual(['expire', 'release-for-order']);
  });
  it.each([
    ['H', ['extend', 'reserve-for-payment', 'book', 'release', 'expire']],
    ['O', ['accept', 'release', 'expire']],
    ['P', ['book', 'expire', 'release-for-order']],
    ['B', ['release-for-order']],
  ] as const)('%s, what may come next', (state, next) =>
    expect(
      table
        .map(([name]) => name)
        .filter((name) => canTransition(hold(state), name as HoldTransition)),
    ).toEqual(next),
  );
  it('every state but the end leads on', () =>
    expect(
      [...new Set(table.flatMap(([, { to }]) => to ?? []))].every((state) =>
        table.some(([, { from }]) => from.includes(state)),
      ),
    ).toBe(true));
  it('lives are 10 minutes and 5 more, 35 for a payment, 10 for an offer', () =>
    expect([holdDurationMs, extensionMs, paymentReservationMs, offerDurationMs]).toEqual([
      600_000, 300_000, 2_100_000, 600_000,
    ]));
  it('a place that is kept, outlives every moment at which its order may still be paid', () =>
    expect(paymentReservationMs - (sagaTimeoutMinutes + paymentTimeoutMinutes) * 60_000).toBe(
      5 * 60_000,
    ));

  it('stand in README.md as they are', () => {
    const published = readFileSync(path.resolve(import.meta.dirname, '../../../README.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1),
      );
    const freeText = { '-1': '−1', 0: '', 1: '+1' } as const;
    for (const [name, { from, to, free, precondition, event }] of table)
      expect(published).toContainEqual([
        name,
        from.join(', '),
        to ?? '',
        freeText[free],
        precondition,
        event ?? '',
      ]);
  });
});
