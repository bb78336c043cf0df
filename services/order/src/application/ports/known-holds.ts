import type { KnownHold } from '../../domain/placing/quote-rules.ts';

/** Best effort: a missing entry is no error, because delivery-slot makes the decision. */
export interface KnownHolds {
  find(holdId: number): KnownHold | undefined;
}
