import { UpstreamError } from './upstream-error.ts';

const minWaitingCalls = 10;
const suspectAfterMs = 500;
const healthCheckTimeoutMs = 1_500;
/** A health check that ends later says that this process stalls, and nothing about the service. */
const maxLateMs = 200;
const pollMs = 100;

export interface SilenceDetector {
  track<Response>(call: () => Promise<Response>): Promise<Response>;
  stop(): void;
}

export interface SilenceDetectorOptions {
  /** Asks the processes on a path that needs neither their stores nor a free bulkhead. */
  readonly isAlive: (timeoutMs: number) => Promise<boolean>;
  readonly onSilent: (silentMs: number) => void;
}

const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** A refused or broken connection is a response, too. */
const isWithoutResponse = (error: unknown): boolean =>
  error instanceof UpstreamError && (error.kind === 'timeout' || error.kind === 'client-aborted');

const isHealthCheckUnanswered = async (
  isAlive: SilenceDetectorOptions['isAlive'],
): Promise<boolean> => {
  const startedMs = performance.now();
  const isAnswered = await isAlive(healthCheckTimeoutMs);
  // If this process stalled itself, responses have arrived that it has not read yet.
  await new Promise(setImmediate);
  return !isAnswered && performance.now() - startedMs <= healthCheckTimeoutMs + maxLateMs;
};

/**
 * Finds a service that accepts calls and answers none, before their timeouts can open the circuit
 * breaker: its window begins full of successes. At least ten calls must wait, and no process of the
 * service may answer a health check either, because a slow service must not be isolated.
 */
export const createSilenceDetector = ({
  isAlive,
  onSilent,
}: SilenceDetectorOptions): SilenceDetector => {
  let waitingCalls = 0;
  let silentSinceMs = 0;
  let isWatching = false;
  let isStopped = false;
  const endSilence = (): void => {
    silentSinceMs = performance.now();
  };

  const checkHealth = async (): Promise<void> => {
    const suspectSinceMs = silentSinceMs;
    const isUnanswered = await isHealthCheckUnanswered(isAlive);
    if (silentSinceMs > suspectSinceMs || isStopped) return;
    if (isUnanswered) onSilent(Math.round(performance.now() - suspectSinceMs));
    endSilence();
  };
  const watch = async (): Promise<void> => {
    isWatching = true;
    while (waitingCalls > 0 && !isStopped) {
      const remainingMs = silentSinceMs + suspectAfterMs - performance.now();
      if (remainingMs > 0) await delay(remainingMs);
      else if (waitingCalls < minWaitingCalls) await delay(pollMs);
      else await checkHealth();
    }
    isWatching = false;
  };

  return {
    track: async (call) => {
      if (waitingCalls === 0) endSilence();
      waitingCalls += 1;
      if (!isWatching && !isStopped) void watch();
      try {
        const response = await call();
        endSilence();
        return response;
      } catch (error) {
        if (!isWithoutResponse(error)) endSilence();
        throw error;
      } finally {
        waitingCalls -= 1;
      }
    },
    stop: () => {
      isStopped = true;
    },
  };
};
