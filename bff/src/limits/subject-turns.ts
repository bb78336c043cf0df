import { Problem } from '@tokri/contracts';
import { createSemaphores, type SemaphoreLimits } from '@tokri/service-kit/use-case';

/** Whose turn it is: a signed-in user, or else a network, behind which there may be many people. */
export interface Subject {
  readonly userId: number | undefined;
  readonly network: string;
}

const waitMsMax = 2_000;
/** A page asks for less at once; beyond this a customer waits for their own calls, and beyond the wait is told to come back. Together less than what load shedding begins at. */
const ofUser: SemaphoreLimits = { inFlightMax: 6, waitingMax: 8, waitMsMax };
const ofNetwork: SemaphoreLimits = { inFlightMax: 64, waitingMax: 64, waitMsMax };
const retryAfterSeconds = 1;

const refuse = (): Problem =>
  new Problem('too-many-requests', 'Too many calls at once. Wait for the others.', {
    retryAfterSeconds,
  });

export interface SubjectTurns {
  /** @throws Problem `too-many-requests` when the subject has too many calls under way already. */
  run<T>(subject: Subject, lane: string, task: () => Promise<T>): Promise<T>;
  /** Subjects with calls under way. */
  readonly size: () => number;
}

/**
 * Calls that one subject may have under way at once, in each lane. It stands before the limit and the breaker that all customers share: calls of one customer that wait for each
 * other, because they change the same thing, must not take the places of others.
 */
export const createSubjectTurns = (): SubjectTurns => {
  const turns = createSemaphores<string>(refuse);
  return {
    run: ({ userId, network }, lane, task) =>
      userId === undefined
        ? turns.run(`${lane}:address:${network}`, ofNetwork, task)
        : turns.run(`${lane}:user:${userId}`, ofUser, task),
    size: turns.size,
  };
};
