import { randomUUID } from 'node:crypto';
import type { Envelope, EventType } from '@tokri/contracts/events';
import type { Logger } from '../../logger/index.ts';
import { runInTrace, extractTrace } from '../../telemetry/index.ts';
import type {
  Broker,
  IncomingMessage,
  RunningSubscription,
  Acknowledgement,
} from '../broker/broker.ts';
import { topicsOf } from './define-consumer.ts';
import type { ConsumerDefinition, EventHandler } from './define-consumer.ts';
import { toDeadLetterMessage, deadLetterTopicPlan } from '../dead-letters/dead-letters.ts';
import { HandlerTimeout, NotRetriable, classifyFailure } from './classify-failure.ts';
import { createReplicaWaitBudget } from './replica-wait-budget.ts';
import { retryWithBackoff } from '../broker/retry-with-backoff.ts';
import { backoffDelayMs } from './backoff-delay.ts';
import { parseMessage } from '../broker/parse-message.ts';

export interface RunningConsumer {
  readonly group: string;
  readonly joined: Promise<void>;
  lag(): number;
  stop(): Promise<void>;
}

interface StartConsumerOptions {
  readonly broker: Broker;
  readonly definition: ConsumerDefinition;
  readonly logger: Logger;
}

interface MessageFailures {
  readonly offset: string;
  readonly failed: number;
  readonly attempts: number;
  readonly timeouts: number;
  readonly replicaWaits: number;
}

const noFailures = { failed: 0, attempts: 0, timeouts: 0, replicaWaits: 0 } as const;

const outageBackoff = { initialDelayMs: 200, maxDelayMs: 5_000 } as const;

const withDeadline = async (task: Promise<void>, deadlineMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new HandlerTimeout(`handler took more than ${deadlineMs} ms`));
    }, deadlineMs);
  });
  try {
    await Promise.race([task, timeout]);
  } finally {
    clearTimeout(timer);
    task.catch(() => undefined);
  }
};

const validateData = (type: EventType, event: Envelope): Envelope => {
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

const dispatch = async (
  handlers: ReadonlyMap<string, EventHandler>,
  message: IncomingMessage,
  deadlineMs: number,
): Promise<'handled' | 'skipped'> => {
  const parsed = parseMessage(message.value);
  if (parsed.kind === 'broken') throw new NotRetriable(parsed.reason);
  if (parsed.kind === 'tombstone') {
    const tombstoneHandlers = [...handlers.values()].filter(
      ({ event, handleTombstone }) =>
        event.topic.name === message.topic && handleTombstone !== undefined,
    );
    for (const handler of tombstoneHandlers)
      await withDeadline(handler.handleTombstone?.(message.key) ?? Promise.resolve(), deadlineMs);
    return tombstoneHandlers.length > 0 ? 'handled' : 'skipped';
  }
  const handler = handlers.get(`${message.topic} ${parsed.event.type}`);
  if (!handler) return 'skipped';
  const event = validateData(handler.event, parsed.event);
  const trace = {
    ...extractTrace({
      correlationId: event.correlationId,
      traceparent: message.headers.traceparent,
    }),
    causationId: event.id,
  };
  await runInTrace(trace, () =>
    withDeadline((async () => handler.handle(event as never))(), deadlineMs),
  );
  return 'handled';
};

const occurredAtMs = ({ value }: IncomingMessage): number => {
  const parsed = parseMessage(value);
  return parsed.kind === 'event' ? Date.parse(parsed.event.occurredAt) : Number.NaN;
};

/**
 * Runs a consumer. A failed message is retried with backoff while its partition pauses, then goes
 * to the dead-letter topic. The offset moves only after success or that write.
 */
export const startConsumer = async ({
  broker,
  definition: consumption,
  logger,
}: StartConsumerOptions): Promise<RunningConsumer> => {
  const { group, handlers, limits, kind } = consumption;
  const byType = new Map(
    handlers.map((handler) => [`${handler.event.topic.name} ${handler.event.type}`, handler]),
  );
  const failuresByPartition = new Map<string, MessageFailures>();
  const replicaWaitBudget = createReplicaWaitBudget(limits.maxReplicaWaitMs);
  const topics = topicsOf(handlers);

  const deadLetter = async (
    message: IncomingMessage,
    error: unknown,
    count: number,
  ): Promise<Acknowledgement> => {
    const fields = {
      group,
      topic: message.topic,
      partition: message.partition,
      offset: message.offset,
      tries: count,
      error,
    };
    if (kind === 'live') {
      logger.error(fields, 'live event passed over');
      return 'done';
    }
    try {
      await broker.publish([
        toDeadLetterMessage(message, group, { error, attempts: count, at: new Date() }),
      ]);
      logger.error(fields, 'message dead-lettered');
      return 'done';
    } catch (failure) {
      logger.error({ ...fields, failure }, 'dead letter could not be written');
      return { retryAfterMs: backoffDelayMs(outageBackoff, count) };
    }
  };

  const handleFailure = async (
    message: IncomingMessage,
    error: unknown,
  ): Promise<Acknowledgement> => {
    const partitionKey = `${message.topic}/${message.partition}`;
    const previous = failuresByPartition.get(partitionKey);
    const last =
      previous?.offset === message.offset ? previous : { offset: message.offset, ...noFailures };
    const failure = classifyFailure(error);
    const replicaWaits = last.replicaWaits + (failure === 'not-yet' ? 1 : 0);
    const canWait =
      failure === 'outage' ||
      (failure === 'not-yet' &&
        replicaWaitBudget.mayWait({
          partitionKey,
          occurredAtMs: occurredAtMs(message),
          isFirstFailure: replicaWaits === 1,
        }));
    const current = {
      ...last,
      notYet: replicaWaits,
      failed: last.failed + 1,
      attempts: last.attempts + (canWait ? 0 : 1),
      timeouts: last.timeouts + (failure === 'timeout' ? 1 : 0),
    };
    failuresByPartition.set(partitionKey, current);
    logger.warn(
      {
        group,
        topic: message.topic,
        offset: message.offset,
        tries: current.failed,
        failure,
        error,
      },
      'handler failed',
    );
    if (canWait && kind === 'shared')
      return { retryAfterMs: backoffDelayMs(outageBackoff, current.failed) };
    const isLast =
      kind === 'live' ||
      failure === 'at-once' ||
      current.attempts >= limits.maxAttempts ||
      current.timeouts >= limits.maxTimeouts;
    if (!isLast) return { retryAfterMs: backoffDelayMs(limits, current.attempts) };
    const acknowledgement = await deadLetter(message, error, current.failed);
    if (acknowledgement === 'done') failuresByPartition.delete(partitionKey);
    return acknowledgement;
  };

  const onMessage = async (message: IncomingMessage): Promise<Acknowledgement> => {
    try {
      if ((await dispatch(byType, message, limits.deadlineMs)) === 'skipped')
        logger.debug({ group, topic: message.topic, offset: message.offset }, 'message skipped');
      failuresByPartition.delete(`${message.topic}/${message.partition}`);
      return 'done';
    } catch (error) {
      return handleFailure(message, error);
    }
  };

  const isBroadcast = kind === 'live';
  if (!isBroadcast)
    await retryWithBackoff(
      () => broker.ensureTopics(topics.map((topic) => deadLetterTopicPlan(topic, group))),
      { operation: `dead-letter topics of ${group}`, logger },
    );
  const subscription: RunningSubscription = await broker.subscribe({
    group: isBroadcast ? `${group}.${randomUUID()}` : group,
    topics,
    from: isBroadcast ? 'now' : 'beginning',
    commit: !isBroadcast,
    onMessage,
  });
  return {
    group,
    joined: subscription.joined,
    lag: () => subscription.lag(),
    stop: () => subscription.stop(),
  };
};
