import { Problem } from '@tokri/contracts';
import type { Clock } from './ports.ts';

/** Limits against hoarding, counted in this process. */
export interface HoldBudgets {
  /** Counts a try of a customer. @throws Problem `too-many-requests` (429) */
  countTry(userId: number): void;
  /** Counts a place that a network address takes; an address that nobody told counts for nothing. Answers what gives it back when the place was not had. @throws Problem `too-many-requests` (429) */
  countPlace(address: string | undefined): () => void;
}

export interface BudgetSettings {
  readonly clock: Clock;
  readonly triesPerMinute: number;
  readonly placesPerMinute: number;
}

const minuteMs = 60_000;
const countedMax = 50_000;

/** A budget that fills evenly, a minute's worth at most (GCRA): no edge of a window lets twice as many through. */
const createBudget = (perMinute: number, clock: Clock) => {
  const usedUntil = new Map<string, number>();
  const oneMs = minuteMs / perMinute;
  return (of: string): (() => void) => {
    const now = clock().getTime();
    const next = Math.max(now, usedUntil.get(of) ?? 0) + oneMs;
    if (next - now > minuteMs) throw new Problem('too-many-requests', undefined, { retryAfterSeconds: Math.ceil((next - now - minuteMs) / 1000) });
    if (usedUntil.size >= countedMax) for (const [key, until] of usedUntil) if (until <= now) usedUntil.delete(key);
    usedUntil.set(of, next);
    return () => { usedUntil.set(of, (usedUntil.get(of) ?? 0) - oneMs); };
  };
};

export const createHoldBudgets = ({ clock, triesPerMinute, placesPerMinute }: BudgetSettings): HoldBudgets => {
  const countTry = createBudget(triesPerMinute, clock);
  const countPlace = createBudget(placesPerMinute, clock);
  return {
    countTry: (userId) => { countTry(String(userId)); },
    countPlace: (address) => (address === undefined ? () => undefined : countPlace(address)),
  };
};
