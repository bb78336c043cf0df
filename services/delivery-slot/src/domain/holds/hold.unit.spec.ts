import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eventTypes, slotEvents } from '@tokri/contracts/events';
import { paymentTimeoutMinutes, sagaTimeoutMinutes } from '@tokri/contracts/orders';
import {
  expiryGraceMs,
  extensionMs,
  holdDurationMs,
  isExpired,
  paymentReservationMs,
  canHoldTransition,
  offerDurationMs,
  returnedHoldMs,
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
  isTakenOver: false,
  endedOrderIds: [],
});
const after = (ms: number): Date => new Date(expiresAt.getTime() + ms);

describe('isExpired', () => {
  it('is false within the grace period', () =>
    expect(isExpired(hold('held'), after(expiryGraceMs - 1))).toBe(false));
  it('is true after the grace period', () =>
    expect(isExpired(hold('held'), after(expiryGraceMs))).toBe(true));
  it('is never true for a booked hold', () =>
    expect(isExpired(hold('booked'), after(86_400_000))).toBe(false));
});

describe('transitions', () => {
  const table = Object.entries(transitions) as [string, Transition][];
  it('change free capacity exactly when a hold is created or removed', () => {
    for (const [name, { from, to, freeDelta }] of table)
      expect([name, freeDelta]).toEqual([
        name,
        (to === null ? 1 : 0) - (from.length === 0 ? 1 : 0),
      ]);
  });
  it('release a booked unit only for its order and a reserved unit for its order or on expiry', () => {
    expect(
      table
        .filter(([, { from, to }]) => from.includes('booked') && to === null)
        .map(([name]) => name),
    ).toEqual(['release-for-order']);
    expect(
      table
        .filter(([, { from, to }]) => from.includes('reserved') && to === null)
        .map(([name]) => name),
    ).toEqual(['expire', 'release-for-order']);
  });
  it.each([
    ['held', ['extend', 'take-over', 'reserve-for-payment', 'book', 'release', 'expire']],
    ['offered', ['accept', 'release', 'expire']],
    ['reserved', ['book', 'expire', 'release-for-order', 'return']],
    ['booked', ['release-for-order', 'return']],
  ] as const)('allow the documented transitions from %s', (state, next) =>
    expect(
      table
        .map(([name]) => name)
        .filter((name) => canHoldTransition(hold(state), name as HoldTransition)),
    ).toEqual(next),
  );
  it('lead on from every state', () =>
    expect(
      [...new Set(table.flatMap(([, { to }]) => to ?? []))].every((state) =>
        table.some(([, { from }]) => from.includes(state)),
      ),
    ).toBe(true));
  it('use the documented durations', () =>
    expect([
      holdDurationMs,
      extensionMs,
      paymentReservationMs,
      offerDurationMs,
      returnedHoldMs,
    ]).toEqual([600_000, 300_000, 2_100_000, 600_000, 300_000]));
  it('reserve a unit longer than its order can still be paid', () =>
    expect(paymentReservationMs - (sagaTimeoutMinutes + paymentTimeoutMinutes) * 60_000).toBe(
      5 * 60_000,
    ));
});

describe('the table of transitions in README.md', () => {
  const [, header = '', body = ''] =
    /(\| transition \|[^\n]*)\n\|[-|]+\n((?:\|[^\n]*\n)+)/.exec(
      readFileSync(path.resolve(import.meta.dirname, '../../../README.md'), 'utf8'),
    ) ?? [];
  const toCells = (line: string): string[] =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1);
  const rows = body.trim().split('\n').map(toCells);

  it('matches the code', () => {
    const freeDeltaText = { '-1': '−1', 0: '', 1: '+1' } as const;
    expect(toCells(header)).toEqual(['transition', 'from', 'to', 'free', 'precondition', 'event']);
    expect(rows.map((cells) => cells.slice(0, 4))).toEqual(
      Object.entries<Transition>(transitions).map(([name, { from, to, freeDelta }]) => [
        name,
        from.join(', '),
        to ?? '',
        freeDeltaText[freeDelta],
      ]),
    );
  });
  it('names a precondition for each transition and events that exist', () => {
    const published = new Set([
      '',
      ...eventTypes
        .filter(({ topic }) => topic === slotEvents)
        .map(({ type }) => type.replace(/\.v\d+$/, '')),
    ]);
    for (const [name = '', , , , precondition = '', event = ''] of rows)
      expect([name, precondition === '', published.has(event)]).toEqual([name, false, true]);
  });
});
