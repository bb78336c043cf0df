import { randomUUID } from 'node:crypto';
import type { Envelope, EventType } from '@tokri/contracts/events';
import { crashPoint } from '../crash-points/index.ts';
import type { Logger } from '../logger/index.ts';
import { runInTrace, traceFrom } from '../telemetry/index.ts';
import type { Broker, IncomingMessage, RunningSubscription, Verdict } from './broker.ts';
import { topicsOf } from './consumption.ts';
import type { Consumption, Handler } from './consumption.ts';
import { deadLetterOf, deadLetterPlan } from './dead-letters.ts';
import { HandlerTimeout, NotRetriable, failureKind } from './errors.ts';
import { createPatience } from './patience.ts';
import { patiently } from './patiently.ts';
import { retryDelay } from './retry-delay.ts';
import { parseMessage } from './wire.ts';

export interface Runner {
  readonly group: string;
  readonly joined: Promise<void>;
  /** Messages that wait for this group. */
  lag(): number;
  stop(): Promise<void>;
}

interface Parts {
  readonly broker: Broker;
  readonly consumption: Consumption;
  readonly logger: Logger;
}

/** How often a message has failed. */
interface Tries {
  readonly offset: string;
  readonly failed: number;
  /** For reasons that no waiting mends: these come to an end. */
  readonly spent: number;
  readonly timeouts: number;
  readonly notYet: number;
}

const untried = { failed: 0, spent: 0, timeouts: 0, notYet: 0 } as const;

/** How long a message waits from try to try while the store or the broker is away, or another topic is behind. */
const outageDelay = { retryDelayMs: 200, retryDelayMsMax: 5_000 } as const;

const withDeadline = async (work: Promise<void>, deadlineMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new HandlerTimeout(`handler took more than ${deadlineMs} ms`));
    }, deadlineMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // A handler that fails after its deadline has been judged already.
    work.catch(() => undefined);
  }
};

const checkedData = (type: EventType, event: Envelope): Envelope => {
  const outcome = type.data.safeParse(event.data);
  if (!outcome.success)
    throw new NotRetriable(
      `${event.type}: ${outcome.error.issues
        .map((issue) => `${issue.path.join('.')} ${issue.message}`)
        .join(', ')
        .slice(0, 300)}`,
    );
  return { ...event, data: outcome.data };
};

/** Gives one message to its handler; what it throws is judged by the caller. */
const dispatch = async (
  handlers: ReadonlyMap<string, Handler>,
  message: IncomingMessage,
  deadlineMs: number,
): Promise<'handled' | 'skipped'> => {
  const parsed = parseMessage(message.value);
  if (parsed.kind === 'broken') throw new NotRetriable(parsed.reason);
  if (parsed.kind === 'tombstone') {
    const takers = [...handlers.values()].filter(
      ({ event, handleTombstone }) =>
        event.topic.name === message.topic && handleTombstone !== undefined,
    );
    for (const taker of takers)
      await withDeadline(taker.handleTombstone?.(message.key) ?? Promise.resolve(), deadlineMs);
    return takers.length > 0 ? 'handled' : 'skipped';
  }
  const handler = handlers.get(`${message.topic} ${parsed.event.type}`);
  if (!handler) return 'skipped';
  const event = checkedData(handler.event, parsed.event);
  const trace = {
    ...traceFrom({ correlationId: event.correlationId, traceparent: message.headers.traceparent }),
    causationId: event.id,
  };
  crashPoint(event.type, 'taken');
  await runInTrace(trace, () =>
    withDeadline((async () => handler.handle(event as never))(), deadlineMs),
  );
  crashPoint(event.type, 'handled');
  return 'handled';
};

const occurredAtMs = ({ value }: IncomingMessage): number => {
  const parsed = parseMessage(value);
  return parsed.kind === 'event' ? Date.parse(parsed.event.occurredAt) : Number.NaN;
};

/**
 * Runs a consumption: one message of a key after the other. A failing handler is repeated with back-off while its partition pauses, then the message goes to
 * the dead-letter topic; only success or that write moves the offset.
 */
export const startConsumption = async ({ broker, consumption, logger }: Parts): Promise<Runner> => {
  const { group, handlers, limits, kind } = consumption;
  const byType = new Map(
    handlers.map((handler) => [`${handler.event.topic.name} ${handler.event.type}`, handler]),
  );
  const tries = new Map<string, Tries>();
  const patience = createPatience(limits.notYetMsMax);
  const topics = topicsOf(handlers);

  const deadLetter = async (
    message: IncomingMessage,
    error: unknown,
    count: number,
  ): Promise<Verdict> => {
    const where = {
      group,
      topic: message.topic,
      partition: message.partition,
      offset: message.offset,
      tries: count,
      error,
    };
    if (kind === 'live') {
      logger.error(where, 'live event passed over');
      return 'done';
    }
    try {
      await broker.publish([deadLetterOf(message, group, { error, tries: count, at: new Date() })]);
      logger.error(where, 'message dead-lettered');
      return 'done';
    } catch (failure) {
      logger.error({ ...where, failure }, 'dead letter could not be written');
      return { retryAfterMs: retryDelay(outageDelay, count) };
    }
  };

  const judge = async (message: IncomingMessage, error: unknown): Promise<Verdict> => {
    const place = `${message.topic}/${message.partition}`;
    const before = tries.get(place);
    const last =
      before?.offset === message.offset ? before : { offset: message.offset, ...untried };
    const failure = failureKind(error);
    const notYet = last.notYet + (failure === 'not-yet' ? 1 : 0);
    const waits =
      failure === 'outage' ||
      (failure === 'not-yet' &&
        patience.mayWait({ place, occurredAtMs: occurredAtMs(message), isFirst: notYet === 1 }));
    const now = {
      ...last,
      notYet,
      failed: last.failed + 1,
      spent: last.spent + (waits ? 0 : 1),
      timeouts: last.timeouts + (failure === 'timeout' ? 1 : 0),
    };
    tries.set(place, now);
    logger.warn(
      { group, topic: message.topic, offset: message.offset, tries: now.failed, failure, error },
      'handler failed',
    );
    if (waits && kind === 'shared') return { retryAfterMs: retryDelay(outageDelay, now.failed) };
    const isLast =
      kind === 'live' ||
      failure === 'at-once' ||
      now.spent >= limits.maxTries ||
      now.timeouts >= limits.maxTimeouts;
    if (!isLast) return { retryAfterMs: retryDelay(limits, now.spent) };
    const verdict = await deadLetter(message, error, now.failed);
    if (verdict === 'done') tries.delete(place);
    return verdict;
  };

  const onMessage = async (message: IncomingMessage): Promise<Verdict> => {
    try {
      if ((await dispatch(byType, message, limits.deadlineMs)) === 'skipped')
        logger.debug({ group, topic: message.topic, offset: message.offset }, 'message skipped');
      tries.delete(`${message.topic}/${message.partition}`);
      return 'done';
    } catch (error) {
      return judge(message, error);
    }
  };

  const isLive = kind === 'live';
  if (!isLive)
    await patiently(
      () => broker.ensureTopics(topics.map((topic) => deadLetterPlan(topic, group))),
      { doing: `dead-letter topics of ${group}`, logger },
    );
  const subscription: RunningSubscription = await broker.subscribe({
    group: isLive ? `${group}.${randomUUID()}` : group,
    topics,
    from: isLive ? 'now' : 'beginning',
    commit: !isLive,
    onMessage,
  });
  return {
    group,
    joined: subscription.joined,
    lag: () => subscription.lag(),
    stop: () => subscription.stop(),
  };
};
