import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@tokri/service-kit/logger';
import { createSemaphore } from '@tokri/service-kit/use-case';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { askEachProcess } from './each-process.ts';
import { sendRequest } from './http-client.ts';
import type { HttpTarget } from './http-client.ts';
import { createFailureQuota } from './failure-quota.ts';
import { withJitter } from './jitter.ts';
import { openStream } from './open-stream.ts';
import { createRetryBudget } from './retry-budget.ts';
import type { ResolveAddresses } from './round-robin-lookup.ts';
import { createReachabilityProbe, livenessPath } from './reachability-probe.ts';
import { createSilenceDetector, type SilenceDetector } from './silence-detector.ts';
import { createUpstreamAgent } from './upstream-agent.ts';
import { callClasses } from './upstream.ts';
import type {
  BulkheadDetails,
  CallClass,
  Upstream,
  UpstreamResponse,
  UpstreamRequest,
} from './upstream.ts';
import { UpstreamError, isExcludedFromBreaker, isRetryable } from './upstream-error.ts';

export interface WriteLimits {
  readonly maxInFlight: number;
  readonly maxWaitMs: number;
}

export interface UpstreamSettings {
  readonly name: string;
  readonly url: string;
  readonly timeoutMs: Readonly<Record<CallClass, number>>;
  readonly writeLimits?: WriteLimits | undefined;
  readonly breakerResetMs: number;
  readonly logger: Logger;
  readonly random: () => number;
  /** Asks DNS unless given. */
  readonly resolveAddresses?: ResolveAddresses;
  readonly onRetry: () => void;
}

const maxInFlight: Readonly<Record<CallClass, number>> = {
  read: 100,
  write: 100,
  upload: 4,
  image: 50,
};
const maxWaiting = 100;
const maxWaitMs: Readonly<Record<CallClass, number>> = {
  read: 500,
  write: 500,
  upload: 10_000,
  image: 500,
};
const deadlineMarginMs = 100;
const retryRatio = 0.1;
const maxRetryDelayMs = 100;

const toClientTimeoutMs = (deadlineMs: number): number =>
  Math.max(deadlineMarginMs, deadlineMs - deadlineMarginMs);

const toSemaphoreLimits = (callClass: CallClass, { writeLimits }: UpstreamSettings) => ({
  maxInFlight: maxInFlight[callClass],
  maxWaitMs: maxWaitMs[callClass],
  ...(callClass === 'write' ? writeLimits : {}),
  maxWaiting,
});

interface BulkheadDependencies {
  readonly settings: UpstreamSettings;
  readonly target: HttpTarget;
  readonly silence: SilenceDetector;
}

const createBulkhead = (
  callClass: CallClass,
  { settings, target, silence }: BulkheadDependencies,
) => {
  const { name, timeoutMs, breakerResetMs, logger, random } = settings;
  // Outside the breaker: a full queue says nothing about the service's health.
  const semaphore = createSemaphore(
    toSemaphoreLimits(callClass, settings),
    (reason) => new UpstreamError('overloaded', reason),
  );
  const failureQuota = createFailureQuota(() => performance.now());
  const send = async ({ subject, ...request }: UpstreamRequest): Promise<UpstreamResponse> => {
    try {
      const clientTimeoutMs = toClientTimeoutMs(Math.min(request.timeoutMs, timeoutMs[callClass]));
      return await silence.track(() =>
        sendRequest(target, { ...request, timeoutMs: clientTimeoutMs }),
      );
    } catch (error) {
      if (error instanceof UpstreamError && !isExcludedFromBreaker(error))
        error.isOverQuota = !failureQuota.recordFailure(subject) && !breaker.isProbing();
      throw error;
    }
  };
  const breaker = createCircuitBreaker({
    name: `${name} ${callClass}`,
    timeoutMs: timeoutMs[callClass],
    resetMs: withJitter(breakerResetMs, random),
    logger,
    action: send,
  });
  return {
    run: (request: UpstreamRequest) => semaphore.run(() => breaker.fire(request)),
    details: () => ({ ...breaker.details(), inFlight: semaphore.inFlight() }),
    open: breaker.open,
    stop: breaker.stop,
  };
};

const createUpstreamSilenceDetector = (
  { name, logger }: UpstreamSettings,
  askProcesses: Upstream['askEachProcess'],
  openBreakers: () => void,
): SilenceDetector =>
  createSilenceDetector({
    isAlive: async (timeoutMs) =>
      (await askProcesses(livenessPath, timeoutMs)).some((response) => response !== undefined),
    onSilent: (silentMs) => {
      logger.warn({ upstream: name, silentMs }, 'upstream does not respond');
      openBreakers();
    },
  });

export const createUpstream = (settings: UpstreamSettings): Upstream => {
  const agent = createUpstreamAgent({
    resolveAddresses: settings.resolveAddresses,
    random: settings.random,
    nowMs: () => performance.now(),
  });
  const target: HttpTarget = { origin: new URL(settings.url), agent };
  const askProcesses: Upstream['askEachProcess'] = (path, timeoutMs) =>
    askEachProcess(target, { path, timeoutMs, resolveAddresses: settings.resolveAddresses });
  const silence = createUpstreamSilenceDetector(settings, askProcesses, () => {
    for (const callClass of callClasses) bulkheads[callClass].open();
  });
  const bulkheads = Object.fromEntries(
    callClasses.map((callClass) => [
      callClass,
      createBulkhead(callClass, { settings, target, silence }),
    ]),
  ) as Record<CallClass, ReturnType<typeof createBulkhead>>;
  const retryBudget = createRetryBudget(retryRatio);

  const read = async (request: UpstreamRequest): Promise<UpstreamResponse> => {
    const { run } = bulkheads[request.callClass];
    retryBudget.deposit();
    try {
      return await run(request);
    } catch (error) {
      if (!isRetryable(error) || !retryBudget.tryWithdraw()) throw error;
      settings.onRetry();
      await wait(settings.random() * maxRetryDelayMs);
      return run(request);
    }
  };

  return {
    send: (request) =>
      request.callClass === 'read' || request.callClass === 'image'
        ? read(request)
        : bulkheads[request.callClass].run(request),
    openStream: (request) => openStream(target, request),
    isReachable: createReachabilityProbe(target),
    askEachProcess: askProcesses,
    details: () =>
      Object.fromEntries(
        callClasses.map((callClass) => [callClass, bulkheads[callClass].details()]),
      ) as Record<CallClass, BulkheadDetails>,
    stop: () => {
      silence.stop();
      for (const callClass of callClasses) bulkheads[callClass].stop();
      agent.destroy();
    },
  };
};
