import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@tokri/service-kit/logger';
import { createSemaphore } from '@tokri/service-kit/use-case';
import { createBreaker } from './create-breaker.ts';
import { exchange } from './exchange.ts';
import type { Line } from './exchange.ts';
import { createFailureShare } from './failure-share.ts';
import { createRetryBudget } from './retry-budget.ts';
import { callClasses } from './upstream.ts';
import type { CallClass, Upstream, UpstreamAnswer, UpstreamCall } from './upstream.ts';
import { UpstreamFault, isNoFailure, isWorthRepeating } from './upstream-fault.ts';

/** How much of a service's work is taken on at once. */
export interface WriteLimits {
  readonly inFlightMax: number;
  readonly waitMsMax: number;
}

export interface UpstreamSettings {
  readonly name: string;
  readonly url: string;
  /** Longest deadline of the service's calls of each class. */
  readonly timeoutMs: Readonly<Record<CallClass, number>>;
  /** Others than those of every service. */
  readonly writes?: WriteLimits | undefined;
  readonly breakerResetMs: number;
  readonly logger: Logger;
  /** From 0 to 1; jitter. */
  readonly random: () => number;
}

const inFlightMax: Readonly<Record<CallClass, number>> = {
  read: 100,
  write: 100,
  upload: 4,
  image: 50,
};
const waitingMax = 100;
/** Re-encoding a picture takes long, and who uploads a hundred waits; readers do not. */
const waitMsMax: Readonly<Record<CallClass, number>> = {
  read: 500,
  write: 500,
  upload: 10_000,
  image: 500,
};
/** Below the 65 s of the services' servers, so that this side closes first and no call meets a closing connection. */
const idleSocketMs = 55_000;
/** The exchange gives up this much before the breaker, so that its socket is free when the breaker speaks. */
const marginMs = 100;
const retryShare = 0.1;
const retryDelayMsMax = 100;
const probeTimeoutMs = 1_000;
const probeEveryMs = 2_000;

/** Up to a quarter more or less, so that all processes do not probe at once. */
const jittered = (ms: number, random: () => number): number =>
  Math.round(ms * (0.75 + random() / 2));

const limitsOf = (callClass: CallClass, { writes }: UpstreamSettings) => ({
  inFlightMax: inFlightMax[callClass],
  waitMsMax: waitMsMax[callClass],
  ...(callClass === 'write' ? writes : {}),
  waitingMax,
});

const createLane = (callClass: CallClass, settings: UpstreamSettings, line: Line) => {
  const { name, timeoutMs, breakerResetMs, logger, random } = settings;
  // Outside the breaker, since a full queue says nothing about the service's health (opossum's own counts it as failure).
  const semaphore = createSemaphore(
    limitsOf(callClass, settings),
    (why) => new UpstreamFault('busy', why),
  );
  const share = createFailureShare(() => performance.now());
  const answer = async ({ subject, ...call }: UpstreamCall): Promise<UpstreamAnswer> => {
    try {
      return await exchange(line, {
        ...call,
        timeoutMs: Math.max(marginMs, Math.min(call.timeoutMs, timeoutMs[callClass]) - marginMs),
      });
    } catch (error) {
      if (error instanceof UpstreamFault && !isNoFailure(error))
        error.isOwnFault = !share.counts(subject) && !breaker.isProbing();
      throw error;
    }
  };
  const breaker = createBreaker({
    name: `${name} ${callClass}`,
    timeoutMs: timeoutMs[callClass],
    resetMs: jittered(breakerResetMs, random),
    logger,
    action: answer,
  });
  return {
    run: (call: UpstreamCall) => semaphore.run(() => breaker.fire(call)),
    details: () => ({ ...breaker.details(), inFlight: semaphore.inFlight() }),
    stop: breaker.stop,
  };
};

const createProbe = (line: Line): (() => Promise<boolean>) => {
  let askedAt = 0;
  let answer = Promise.resolve(false);
  return () => {
    if (Date.now() - askedAt >= probeEveryMs) {
      askedAt = Date.now();
      answer = exchange(line, {
        method: 'GET',
        path: '/health/live',
        headers: {},
        timeoutMs: probeTimeoutMs,
      }).then(
        ({ status }) => status === 200,
        () => false,
      );
    }
    return answer;
  };
};

/** A service behind a breaker and a limit of concurrency per class; reads are repeated once within a budget of 10 %. */
export const createUpstream = (settings: UpstreamSettings): Upstream => {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 256,
    maxFreeSockets: 64,
    scheduling: 'lifo',
    timeout: idleSocketMs,
  });
  const line: Line = { origin: new URL(settings.url), agent };
  const lanes = Object.fromEntries(
    callClasses.map((callClass) => [callClass, createLane(callClass, settings, line)]),
  ) as Record<CallClass, ReturnType<typeof createLane>>;
  const budget = createRetryBudget(retryShare);
  let retries = 0;

  const read = async (call: UpstreamCall): Promise<UpstreamAnswer> => {
    const { run } = lanes[call.callClass];
    budget.earn();
    try {
      return await run(call);
    } catch (error) {
      if (!isWorthRepeating(error) || !budget.take()) throw error;
      retries += 1;
      await wait(settings.random() * retryDelayMsMax);
      return run(call);
    }
  };

  return {
    call: (call) =>
      call.callClass === 'read' || call.callClass === 'image'
        ? read(call)
        : lanes[call.callClass].run(call),
    isReachable: createProbe(line),
    details: () => ({
      ...Object.fromEntries(
        callClasses.map((callClass) => [callClass, lanes[callClass].details()]),
      ),
      retries,
    }),
    stop: () => {
      for (const callClass of callClasses) lanes[callClass].stop();
      agent.destroy();
    },
  };
};
