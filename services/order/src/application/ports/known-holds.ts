import type { KnownHold } from '../../domain/placing/quote-rules.ts';

/** Holds of which this process has heard; nothing is lost when it has not: delivery-slot decides. */
export interface KnownHolds {
  find(holdId: number): KnownHold | undefined;
}
