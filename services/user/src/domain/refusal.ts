import type { Outcome, Refusal } from '@tokri/contracts';
import type { RefusalCode } from './texts.ts';

/** What a refusal of this service says beside its code. */
export interface RefusalFacts {
  /** Tries that the code has left. */
  readonly triesLeft?: number;
  /** When the same call may succeed. */
  readonly retryAfterSeconds?: number;
}

export type UserRefusal = Refusal<RefusalCode, RefusalFacts>;
export type UserOutcome<Value> = Outcome<Value, RefusalCode, RefusalFacts>;
