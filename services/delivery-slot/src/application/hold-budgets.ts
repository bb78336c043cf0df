import { Problem } from '@tokri/contracts';
import { createBoundedMap } from '@tokri/service-kit/use-case';
import type { Clock } from './ports/clock.ts';

/** Limits against hoarding, counted in this process. */
export interface HoldBudgets {
  /** Counts a try of a customer. @throws Problem `too-many-requests` (429) */
  countTry(userId: number): void;
  /** Counts a place that is taken from a network; one that nobody told counts for nothing. Answers what gives it back when the place was not had. @throws Problem `too-many-requests` (429) */
  countPlace(network: string | undefined): () => void;
}

export interface BudgetSettings {
  readonly clock: Clock;
  readonly triesPerMinute: number;
  readonly placesPerMinute: number;
}

const minuteMs = 60_000;
/** Customers or networks that are counted at once. In a greater flood the ones that are forgotten begin anew: so many cannot be held back one by one. */
const countedMax = 50_000;

/** A budget that fills evenly, a minute's worth at most (GCRA): no edge of a window lets twice as many through. */
const createBudget = (perMinute: number, clock: Clock) => {
  const usedUntil = createBoundedMap<string, number>({ entriesMax: countedMax, clock });
  const oneMs = minuteMs / perMinute;
  return (of: string): (() => void) => {
    const now = clock().getTime();
    const next = Math.max(now, usedUntil.get(of) ?? 0) + oneMs;
    if (next - now > minuteMs)
      throw new Problem('too-many-requests', undefined, {
        retryAfterSeconds: Math.ceil((next - now - minuteMs) / 1000),
      });
    usedUntil.set(of, next, next - now);
    return () => {
      const until = (usedUntil.get(of) ?? 0) - oneMs;
      usedUntil.set(of, until, until - clock().getTime());
    };
  };
};

export const createHoldBudgets = ({
  clock,
  triesPerMinute,
  placesPerMinute,
}: BudgetSettings): HoldBudgets => {
  const countTry = createBudget(triesPerMinute, clock);
  const countPlace = createBudget(placesPerMinute, clock);
  return {
    countTry: (userId) => {
      countTry(String(userId));
    },
    countPlace: (network) => (network === undefined ? () => undefined : countPlace(network)),
  };
};
