import type { Logger } from '@tokri/service-kit/logger';
import Opossum from 'opossum';
import { windowMs } from './failure-quota.ts';
import type { BreakerDetails, BreakerState } from './upstream.ts';
import { UpstreamError, isExcludedFromBreaker } from './upstream-error.ts';

export interface CircuitBreaker<Input, Output> {
  fire(input: Input): Promise<Output>;
  details(): BreakerDetails;
  isProbing(): boolean;
  /** Rejects calls from now on, as after too many failures. */
  open(): void;
  stop(): void;
}

export interface CircuitBreakerOptions<Input, Output> {
  readonly name: string;
  /** Must end by itself within `timeoutMs`: opossum stops waiting but cancels nothing. */
  readonly action: (input: Input) => Promise<Output>;
  readonly timeoutMs: number;
  readonly resetMs: number;
  readonly logger: Logger;
}

const errorCode = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code;

const readState = ({ opened, halfOpen }: Opossum): BreakerState => {
  if (opened) return 'open';
  return halfOpen ? 'half-open' : 'closed';
};

const toDetails = (breaker: Opossum): BreakerDetails => {
  const { fires, successes, failures, rejects, timeouts, latencyMean, percentiles } = breaker.stats;
  return {
    state: readState(breaker),
    fires,
    successes,
    failures,
    rejects,
    timeouts,
    latencyMeanMs: Math.round(latencyMean),
    latencyP99Ms: percentiles['0.99'] ?? 0,
  };
};

const toUpstreamError = (error: unknown, timeoutMs: number): unknown => {
  const code = errorCode(error);
  if (code === 'EOPENBREAKER' || code === 'ESHUTDOWN')
    return new UpstreamError('circuit-open', 'the circuit breaker is open');
  if (code === 'ETIMEDOUT' && !(error instanceof UpstreamError))
    return new UpstreamError('timeout', `no response within ${timeoutMs} ms`);
  return error;
};

export const createCircuitBreaker = <Input, Output>({
  name,
  action,
  timeoutMs,
  resetMs,
  logger,
}: CircuitBreakerOptions<Input, Output>): CircuitBreaker<Input, Output> => {
  const breaker = new Opossum(action, {
    name,
    timeout: timeoutMs,
    volumeThreshold: 20,
    errorThresholdPercentage: 50,
    rollingCountTimeout: windowMs,
    rollingCountBuckets: 10,
    resetTimeout: resetMs,
    errorFilter: isExcludedFromBreaker,
    enableSnapshots: false,
  });
  breaker.on('open', () => {
    logger.warn({ breaker: name, resetMs }, 'breaker open');
  });
  breaker.on('close', () => {
    logger.info({ breaker: name }, 'breaker closed');
  });
  return {
    fire: async (input) => {
      try {
        return await breaker.fire(input);
      } catch (error) {
        throw toUpstreamError(error, timeoutMs);
      }
    },
    details: () => toDetails(breaker),
    isProbing: () => breaker.halfOpen,
    open: () => {
      breaker.open();
    },
    stop: () => {
      breaker.shutdown();
    },
  };
};
