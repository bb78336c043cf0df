import type { Outcome } from '@tokri/contracts';

/** Why a command of staff did not happen, for people, where the code alone does not say enough. */
export interface Detail {
  readonly detail?: string;
}

/** What a command of staff comes to: the id of what was written, or a refusal. */
export type Saved = Outcome<number, string, Detail>;
