import { Problem } from '@tokri/contracts';

/** Another writer is faster at most this often before the caller is told to repeat. */
export const conflictsMax = 20;

/** What `save` answers when somebody else was faster: nothing was written. */
export const conflict: unique symbol = Symbol('conflict');

export interface LoadDecideSave<Stored, Decision, Result> {
  readonly load: () => Promise<Stored>;
  /** The rule of the domain, asked about what stands now. */
  readonly decide: (stored: Stored) => Decision;
  /** Writes under the version, or the state, that was loaded. A decision that changes nothing is answered without a write. */
  readonly save: (stored: Stored, decision: Decision) => Promise<Result | typeof conflict>;
  /** Tries at most; `conflictsMax` when left out. */
  readonly triesMax?: number;
  /** What the caller is told when the tries are used up; 409 `conflict` when left out. */
  readonly givenUp?: () => Problem;
}

/**
 * The one way to change an aggregate: loads it, decides, saves; when somebody else was faster it decides anew from what stands then.
 * @throws Problem `conflict`, or what `givenUp` says, after `triesMax` conflicts.
 */
export const loadDecideSave = async <Stored, Decision, Result>({ load, decide, save, triesMax = conflictsMax, givenUp }: LoadDecideSave<Stored, Decision, Result>): Promise<Result> => {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const stored = await load();
    const saved = await save(stored, decide(stored));
    if (saved !== conflict) return saved as Result;
  }
  throw givenUp?.() ?? new Problem('conflict');
};
