import type { GuardedWrite } from '@tokri/service-kit/mongo';
import { waitersMax, type Waiter } from '../domain/waiting-list.ts';
import type { WaiterEntry } from './slot-model.ts';

/*
 * The waiting list of a slot stands in its document, so that a place and who waits for it change together: who takes a place that came free without
 * having waited fails on the same guard as who is too late.
 */

/** Marks a slot in which somebody may wait: the local store finds by equality only (reliability.md 3.1). */
const waiting = 1;

/** At the end of the line, once, and as long as there is room in it. */
export const joinWrite = (
  slotId: number,
  { userId, items, since, language }: Waiter,
): GuardedWrite => ({
  id: slotId,
  guard: {
    waiters: { $ne: userId },
    [`byCust.${userId}`]: { $exists: false },
    [`line.${waitersMax - 1}`]: { $exists: false },
  },
  push: {
    line: { cust: userId, items, at: since, lang: language } satisfies WaiterEntry,
    waiters: userId,
  },
  set: { waiting },
});

export const leaveWrite = (slotId: number, userId: number): GuardedWrite => ({
  id: slotId,
  guard: { waiters: userId },
  pull: { line: { cust: userId }, waiters: userId },
});

/** Nobody waits any more; the guard is asked of the document as it is then. */
export const unmarkWrite = (slotId: number): GuardedWrite => ({
  id: slotId,
  guard: { 'line.0': { $exists: false } },
  unset: ['waiting'],
});

/** The slot takes no orders any more: all go home. */
export const disperseWrite = (slotId: number, rev: number): GuardedWrite => ({
  id: slotId,
  rev,
  set: { line: [], waiters: [] },
  unset: ['waiting'],
});

export const linesToServe: Readonly<Record<string, unknown>> = { waiting };
