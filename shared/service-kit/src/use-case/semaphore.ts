export interface Semaphore {
  /** @throws what `refuse` makes, when too many wait already or the wait is too long. */
  run<T>(task: () => Promise<T>): Promise<T>;
  readonly inFlight: () => number;
}

export interface SemaphoreLimits {
  readonly inFlightMax: number;
  readonly waitingMax: number;
  readonly waitMsMax: number;
}

interface Waiting {
  readonly go: () => void;
  readonly timer: NodeJS.Timeout;
}

/** Work at once on one thing, and how much may wait for it: a bulkhead, so that a rush on one thing leaves room for the others. `refuse` makes the error of who is turned away. */
export const createSemaphore = (
  { inFlightMax, waitingMax, waitMsMax }: SemaphoreLimits,
  refuse: (why: string) => Error,
): Semaphore => {
  const waiting: Waiting[] = [];
  let inFlight = 0;

  const enter = (): Promise<void> => {
    if (inFlight < inFlightMax) {
      inFlight += 1;
      return Promise.resolve();
    }
    if (waiting.length >= waitingMax) return Promise.reject(refuse('too many calls wait'));
    return new Promise((resolve, reject) => {
      const place: Waiting = {
        go: resolve,
        timer: setTimeout(() => {
          waiting.splice(waiting.indexOf(place), 1);
          reject(refuse(`waited ${waitMsMax} ms`));
        }, waitMsMax),
      };
      waiting.push(place);
    });
  };

  const leave = (): void => {
    const next = waiting.shift();
    if (!next) {
      inFlight -= 1;
      return;
    }
    clearTimeout(next.timer);
    next.go();
  };

  return {
    run: async (task) => {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
    inFlight: () => inFlight,
  };
};
