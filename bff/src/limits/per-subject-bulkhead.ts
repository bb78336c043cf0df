import { ProblemError } from '@tokri/contracts/problems';
import { createKeyedSemaphores, type SemaphoreLimits } from '@tokri/service-kit/use-case';
import type { CallClass } from '../upstreams/upstream.ts';

export interface Subject {
  readonly userId: number | undefined;
  readonly network: string;
}

const maxWaitMs = 2_000;
const userLimits: SemaphoreLimits = { maxInFlight: 6, maxWaiting: 8, maxWaitMs };
/** A service takes few concurrent uploads, and each lasts for as long as the client sends. */
const uploadLimits: SemaphoreLimits = { maxInFlight: 2, maxWaiting: 4, maxWaitMs: 10_000 };
const networkLimits: SemaphoreLimits = { maxInFlight: 64, maxWaiting: 64, maxWaitMs };
const retryAfterSeconds = 1;

const tooManyRequests = (): ProblemError =>
  new ProblemError(
    'too-many-requests',
    {
      en: 'Several requests are still running. Wait for them to finish and try again.',
      hi: 'कुछ अनुरोध अभी चल रहे हैं। उनके पूरा होने के बाद फिर से कोशिश करें।',
    },
    {
      retryAfterSeconds,
    },
  );

export interface PerSubjectBulkhead {
  run<T>(subject: Subject, callClass: CallClass, task: () => Promise<T>): Promise<T>;
  readonly size: () => number;
}

/**
 * Precedes the bulkheads and circuit breakers that all customers share, so that the contending
 * requests of one customer cannot exhaust them.
 */
export const createPerSubjectBulkhead = (): PerSubjectBulkhead => {
  const semaphores = createKeyedSemaphores<string>(tooManyRequests);
  return {
    run: ({ userId, network }, callClass, task) =>
      userId === undefined
        ? semaphores.run(`${callClass}:network:${network}`, networkLimits, task)
        : semaphores.run(
            `${callClass}:user:${userId}`,
            callClass === 'upload' ? uploadLimits : userLimits,
            task,
          ),
    size: semaphores.size,
  };
};
