import { ProblemError } from '@tokri/contracts/problems';

export const maxConflicts = 20;
/** For documents with many concurrent writers, such as a slot during a rush. */
export const maxAttemptsUnderContention = 50;

export const conflict: unique symbol = Symbol('conflict');

/**
 * The aggregate as this process last wrote it: good enough for a write that compares versions, but
 * not for deciding that nothing has to be written.
 */
export interface CachedAggregate<Stored, Decision> {
  readonly read: () => Promise<Stored>;
  readonly isChange: (stored: Stored, decision: Decision) => boolean;
}

export interface UpdateAggregateOptions<Stored, Decision, Result> {
  readonly cached?: CachedAggregate<Stored, Decision>;
  readonly load: () => Promise<Stored>;
  readonly decide: (stored: Stored) => Decision;
  readonly save: (stored: Stored, decision: Decision) => Promise<Result | typeof conflict>;
  readonly maxAttempts?: number;
  readonly conflictProblem?: () => ProblemError;
}

/**
 * Loads, decides and saves with optimistic concurrency; repeats on a conflict. @throws ProblemError
 * `conflict`, or `conflictProblem()`, after `maxAttempts`.
 */
export const updateAggregate = async <Stored, Decision, Result>({
  cached,
  load,
  decide,
  save,
  maxAttempts = maxConflicts,
  conflictProblem,
}: UpdateAggregateOptions<Stored, Decision, Result>): Promise<Result> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const cachedRead = attempt === 0 ? cached : undefined;
    const stored = await (cachedRead?.read ?? load)();
    const decision = decide(stored);
    if (cachedRead && !cachedRead.isChange(stored, decision)) continue;
    const saved = await save(stored, decision);
    if (saved !== conflict) return saved as Result;
  }
  throw conflictProblem?.() ?? new ProblemError('conflict');
};
