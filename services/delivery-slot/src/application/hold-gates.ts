import { Problem } from '@tokri/contracts';
import { createSemaphores } from '@tokri/service-kit/use-case';
import { placesLeft } from '../domain/slot.ts';
import type { LoadedPlace } from './load-place.ts';
import type { Clock } from './ports.ts';

/*
 * What stands in front of the write that decides (reliability.md 4). Each lives in this process only and may be lost or left out at any moment: then more
 * calls reach the store, and the answers are the same. A test takes each away.
 */

export const gateNames = ['sold-out', 'bulkhead', 'limits'] as const;
export type GateName = (typeof gateNames)[number];

export interface HoldGates {
  /** A full slot as it was a moment ago. */
  soldOut(slotId: number): LoadedPlace | undefined;
  /** Remembers a slot if it is full. */
  noteSoldOut(place: LoadedPlace): void;
  /** @throws Problem `overloaded` (503) when too many work on this slot already. */
  inTurn<T>(slotId: number, task: () => Promise<T>): Promise<T>;
  /** Counts a try of a customer. @throws Problem `too-many-requests` (429) */
  countTry(userId: number): void;
  /** Counts a place that a network address takes. @throws Problem `too-many-requests` (429) */
  countPlace(address: string | undefined): void;
}

export interface GateSettings {
  readonly clock: Clock;
  readonly gates: readonly GateName[];
  readonly triesPerMinute: number;
  readonly placesPerMinute: number;
}

/** Shorter than anybody waits, longer than a rush needs to come again. */
const soldOutMs = 300;
const soldOutMax = 500;
const inFlightMax = 8;
const waitingMax = 100;
const waitMsMax = 300;
const retryAfterSeconds = 1;
const minuteMs = 60_000;
const countedMax = 50_000;

/** A budget that fills evenly, a minute's worth at most (GCRA): no edge of a window lets twice as many through. */
const createBudget = (perMinute: number, clock: Clock) => {
  const usedUntil = new Map<string, number>();
  const oneMs = minuteMs / perMinute;
  return (of: string): void => {
    const now = clock().getTime();
    const next = Math.max(now, usedUntil.get(of) ?? 0) + oneMs;
    if (next - now > minuteMs) throw new Problem('too-many-requests', undefined, { retryAfterSeconds: Math.ceil((next - now - minuteMs) / 1000) });
    if (usedUntil.size >= countedMax) for (const [key, until] of usedUntil) if (until <= now) usedUntil.delete(key);
    usedUntil.set(of, next);
  };
};

const createSoldOut = (clock: Clock): Pick<HoldGates, 'soldOut' | 'noteSoldOut'> => {
  const full = new Map<number, { readonly until: number; readonly place: LoadedPlace }>();
  return {
    soldOut: (slotId) => {
      const known = full.get(slotId);
      return known && clock().getTime() < known.until ? known.place : undefined;
    },
    noteSoldOut: (place) => {
      if (placesLeft(place.slot) > 0) return;
      if (full.size >= soldOutMax) full.clear();
      full.set(place.slot.slotId, { until: clock().getTime() + soldOutMs, place });
    },
  };
};

const createBulkhead = (): Pick<HoldGates, 'inTurn'> => {
  const slots = createSemaphores<number>(() => new Problem('overloaded', undefined, { retryAfterSeconds }));
  return { inTurn: (slotId, task) => slots.run(slotId, { inFlightMax, waitingMax, waitMsMax }, task) };
};

const open: HoldGates = { soldOut: () => undefined, noteSoldOut: () => undefined, inTurn: (_slotId, task) => task(), countTry: () => undefined, countPlace: () => undefined };

export const createHoldGates = ({ clock, gates, triesPerMinute, placesPerMinute }: GateSettings): HoldGates => {
  const countTry = createBudget(triesPerMinute, clock);
  const countPlace = createBudget(placesPerMinute, clock);
  return {
    ...open,
    ...(gates.includes('sold-out') ? createSoldOut(clock) : {}),
    ...(gates.includes('bulkhead') ? createBulkhead() : {}),
    ...(gates.includes('limits') ? { countTry: (userId: number) => { countTry(String(userId)); }, countPlace: (address: string | undefined) => { if (address !== undefined) countPlace(address); } } : {}),
  };
};
