import type { Logger } from '@tokri/service-kit/logger';
import CircuitBreaker from 'opossum';
import { windowMs } from './failure-share.ts';
import { UpstreamFault, isNoFailure } from './upstream-fault.ts';

export interface Breaker<Input, Output> {
  /** @throws UpstreamFault `open` while the service is left alone, `timeout` when the action outlives its own deadline. */
  fire(input: Input): Promise<Output>;
  details(): Readonly<Record<string, unknown>>;
  /** Half open: the call under way decides whether the service is left alone again, whosever it is. */
  isProbing(): boolean;
  stop(): void;
}

export interface BreakerParts<Input, Output> {
  /** Service and class, such as `cart read`. */
  readonly name: string;
  /** Ends by itself within `timeoutMs`: opossum gives up waiting but cancels nothing. */
  readonly action: (input: Input) => Promise<Output>;
  readonly timeoutMs: number;
  /** How long an open breaker leaves the service alone. */
  readonly resetMs: number;
  readonly logger: Logger;
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code;

/** opossum with the settings of reliability.md 8.1: opens at 50 % of at least 20 calls in 10 s; half open, one probe decides. */
export const createBreaker = <Input, Output>({
  name,
  action,
  timeoutMs,
  resetMs,
  logger,
}: BreakerParts<Input, Output>): Breaker<Input, Output> => {
  const breaker = new CircuitBreaker(action, {
    name,
    timeout: timeoutMs,
    volumeThreshold: 20,
    errorThresholdPercentage: 50,
    rollingCountTimeout: windowMs,
    rollingCountBuckets: 10,
    resetTimeout: resetMs,
    errorFilter: isNoFailure,
    enableSnapshots: false,
  });
  breaker.on('open', () => {
    logger.warn({ breaker: name, resetMs }, 'breaker open');
  });
  breaker.on('close', () => {
    logger.info({ breaker: name }, 'breaker closed');
  });
  const state = (): string => {
    if (breaker.opened) return 'open';
    return breaker.halfOpen ? 'half-open' : 'closed';
  };
  return {
    fire: async (input) => {
      try {
        return await breaker.fire(input);
      } catch (error) {
        if (codeOf(error) === 'EOPENBREAKER' || codeOf(error) === 'ESHUTDOWN')
          throw new UpstreamFault('open', 'left alone for a while');
        if (codeOf(error) === 'ETIMEDOUT' && !(error instanceof UpstreamFault))
          throw new UpstreamFault('timeout', `no answer in ${timeoutMs} ms`);
        throw error;
      }
    },
    details: () => {
      const { fires, successes, failures, rejects, timeouts, latencyMean, percentiles } =
        breaker.stats;
      return {
        state: state(),
        fires,
        successes,
        failures,
        rejects,
        timeouts,
        latencyMeanMs: Math.round(latencyMean),
        latencyP99Ms: percentiles['0.99'] ?? 0,
      };
    },
    isProbing: () => breaker.halfOpen,
    stop: () => {
      breaker.shutdown();
    },
  };
};
