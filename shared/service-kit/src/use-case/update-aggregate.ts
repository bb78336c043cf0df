import { ProblemError } from '@tokri/contracts/problems';

/** Another writer is faster at most this often before the caller is told to repeat. */
export const maxConflicts = 20;

/** What `save` answers when somebody else was faster: nothing was written. */
export const conflict: unique symbol = Symbol('conflict');

/** What this process wrote last of the aggregate: good enough for a write, which goes under its version, never for saying that there is nothing to write. */
export interface CachedAggregate<Stored, Decision> {
  readonly read: () => Promise<Stored>;
  /** Whether the decision has something to write. */
  readonly isChange: (stored: Stored, decision: Decision) => boolean;
}

export interface UpdateAggregateOptions<Stored, Decision, Result> {
  /** Asked once, before `load`: most events about an aggregate then need no read. */
  readonly cached?: CachedAggregate<Stored, Decision>;
  readonly load: () => Promise<Stored>;
  /** The rule of the domain, asked about what stands now. */
  readonly decide: (stored: Stored) => Decision;
  /** Writes under the version, or the state, that was loaded. A decision that changes nothing is answered without a write. */
  readonly save: (stored: Stored, decision: Decision) => Promise<Result | typeof conflict>;
  /** Tries at most; `conflictsMax` when left out. */
  readonly maxAttempts?: number;
  /** What the caller is told when the tries are used up; 409 `conflict` when left out. */
  readonly conflictProblem?: () => ProblemError;
}

/**
 * The one way to change an aggregate: loads it, decides, saves; when somebody else was faster it decides anew from what stands then.
 * @throws Problem `conflict`, or what `givenUp` says, after `triesMax` conflicts.
 */
export const updateAggregate = async <Stored, Decision, Result>({
  cached: recalled,
  load,
  decide,
  save,
  maxAttempts: triesMax = maxConflicts,
  conflictProblem: givenUp,
}: UpdateAggregateOptions<Stored, Decision, Result>): Promise<Result> => {
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const cachedRead = attempt === 0 ? recalled : undefined;
    const stored = await (cachedRead?.read ?? load)();
    const decision = decide(stored);
    if (cachedRead && !cachedRead.isChange(stored, decision)) continue;
    const saved = await save(stored, decision);
    if (saved !== conflict) return saved as Result;
  }
  throw givenUp?.() ?? new ProblemError('conflict');
};
