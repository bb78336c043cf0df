export interface Semaphore {
  run<T>(task: () => Promise<T>): Promise<T>;
  readonly inFlight: () => number;
}

export interface SemaphoreLimits {
  readonly maxInFlight: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

interface Waiter {
  readonly resume: () => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * A bulkhead: limits the work in flight and the queue for it, so that a rush on one resource leaves
 * room for the others.
 */
export const createSemaphore = (
  { maxInFlight, maxWaiting, maxWaitMs }: SemaphoreLimits,
  createError: (reason: string) => Error,
): Semaphore => {
  const waiting: Waiter[] = [];
  let inFlight = 0;

  const acquire = (): Promise<void> => {
    if (inFlight < maxInFlight) {
      inFlight += 1;
      return Promise.resolve();
    }
    if (waiting.length >= maxWaiting) return Promise.reject(createError('too many calls wait'));
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        resume: resolve,
        timer: setTimeout(() => {
          waiting.splice(waiting.indexOf(waiter), 1);
          reject(createError(`waited ${maxWaitMs} ms`));
        }, maxWaitMs),
      };
      waiting.push(waiter);
    });
  };

  const release = (): void => {
    const next = waiting.shift();
    if (!next) {
      inFlight -= 1;
      return;
    }
    clearTimeout(next.timer);
    next.resume();
  };

  return {
    run: async (task) => {
      await acquire();
      try {
        return await task();
      } finally {
        release();
      }
    },
    inFlight: () => inFlight,
  };
};
