export interface Semaphore {
  /** @throws what `busy` makes, when too many wait already or the wait is too long. */
  run<T>(task: () => Promise<T>): Promise<T>;
  readonly inFlight: () => number;
}

export interface SemaphoreLimits {
  readonly inFlightMax: number;
  readonly waitingMax: number;
  readonly waitMsMax: number;
  /** The error of who is turned away. */
  readonly busy: (why: string) => Error;
}

interface Waiting {
  readonly go: () => void;
  readonly timer: NodeJS.Timeout;
}

/** Work at once on one thing, and how much may wait for it: a bulkhead, so that a rush on one thing leaves room for the others. */
export const createSemaphore = ({ inFlightMax, waitingMax, waitMsMax, busy }: SemaphoreLimits): Semaphore => {
  const waiting: Waiting[] = [];
  let inFlight = 0;

  const enter = (): Promise<void> => {
    if (inFlight < inFlightMax) {
      inFlight += 1;
      return Promise.resolve();
    }
    if (waiting.length >= waitingMax) return Promise.reject(busy('too many calls wait'));
    return new Promise((resolve, reject) => {
      const place: Waiting = {
        go: resolve,
        timer: setTimeout(() => {
          waiting.splice(waiting.indexOf(place), 1);
          reject(busy(`waited ${waitMsMax} ms`));
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
