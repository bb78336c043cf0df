import { backoffDelayMs } from '@tokri/contracts/retry';
import type { Logger } from '../../logger/index.ts';
import type { Acknowledgement, Broker, IncomingMessage } from '../broker/broker.ts';
import { parseMessage } from '../broker/parse-message.ts';
import { toDeadLetterMessage } from '../dead-letters/dead-letters.ts';
import { outageBackoff } from './retry-policy.ts';
import { classifyFailure } from './classify-failure.ts';
import type { FailureKind } from './classify-failure.ts';
import type { ConsumerDefinition } from './define-consumer.ts';
import { createReplicaWaitBudget } from './replica-wait-budget.ts';
import type { ReplicaWaitBudget } from './replica-wait-budget.ts';

interface MessageFailures {
  readonly offset: string;
  readonly failed: number;
  readonly attempts: number;
  readonly timeouts: number;
  readonly replicaWaits: number;
}

const noFailures = { failed: 0, attempts: 0, timeouts: 0, replicaWaits: 0 } as const;

interface FailureHandlerOptions {
  readonly broker: Broker;
  readonly definition: ConsumerDefinition;
  readonly logger: Logger;
}

export interface FailureHandler {
  handle(message: IncomingMessage, error: unknown): Promise<Acknowledgement>;
  reset(message: IncomingMessage): void;
}

const occurredAtMs = ({ value }: IncomingMessage): number => {
  const parsed = parseMessage(value);
  return parsed.kind === 'event' ? Date.parse(parsed.event.occurredAt) : Number.NaN;
};

const toPartitionKey = ({ topic, partition }: IncomingMessage): string => `${topic}/${partition}`;

const countFailure = (
  last: MessageFailures,
  failure: FailureKind,
  canWaitForReplica: (isFirstFailure: boolean) => boolean,
): { readonly current: MessageFailures; readonly canWait: boolean } => {
  const replicaWaits = last.replicaWaits + (failure === 'missing-dependency' ? 1 : 0);
  const canWait =
    failure === 'outage' ||
    (failure === 'missing-dependency' && canWaitForReplica(replicaWaits === 1));
  return {
    canWait,
    current: {
      offset: last.offset,
      replicaWaits,
      failed: last.failed + 1,
      attempts: last.attempts + (canWait ? 0 : 1),
      timeouts: last.timeouts + (failure === 'timeout' ? 1 : 0),
    },
  };
};

const createDeadLetterWriter =
  ({ broker, definition: { group, kind }, logger }: FailureHandlerOptions) =>
  async (message: IncomingMessage, error: unknown, attempts: number): Promise<Acknowledgement> => {
    const { topic, partition, offset } = message;
    const fields = { group, topic, partition, offset, attempts, error };
    if (kind === 'live') {
      logger.error(fields, 'live event skipped');
      return 'done';
    }
    try {
      await broker.publish([
        toDeadLetterMessage(message, group, { error, attempts, at: new Date() }),
      ]);
      logger.error(fields, 'message dead-lettered');
      return 'done';
    } catch (failure) {
      logger.error({ ...fields, failure }, 'dead letter could not be written');
      return { retryAfterMs: backoffDelayMs(outageBackoff, attempts, Math.random) };
    }
  };

export const createFailureHandler = (options: FailureHandlerOptions): FailureHandler => {
  const { group, kind, retryPolicy } = options.definition;
  const failuresByPartition = new Map<string, MessageFailures>();
  const waitBudget: ReplicaWaitBudget = createReplicaWaitBudget(retryPolicy.maxReplicaWaitMs);
  const writeDeadLetter = createDeadLetterWriter(options);

  const record = (message: IncomingMessage, failure: FailureKind) => {
    const partitionKey = toPartitionKey(message);
    const previous = failuresByPartition.get(partitionKey);
    const last =
      previous?.offset === message.offset ? previous : { offset: message.offset, ...noFailures };
    const counted = countFailure(last, failure, (isFirstFailure) =>
      waitBudget.canWait({ partitionKey, occurredAtMs: occurredAtMs(message), isFirstFailure }),
    );
    failuresByPartition.set(partitionKey, counted.current);
    return counted;
  };

  return {
    reset: (message) => {
      failuresByPartition.delete(toPartitionKey(message));
    },
    handle: async (message, error) => {
      const failure = classifyFailure(error);
      const { current, canWait } = record(message, failure);
      const { topic, offset } = message;
      options.logger.warn(
        { group, topic, offset, attempts: current.failed, failure, error },
        'handler failed',
      );
      if (canWait && kind === 'shared')
        return { retryAfterMs: backoffDelayMs(outageBackoff, current.failed, Math.random) };
      const isLast =
        kind === 'live' ||
        failure === 'not-retriable' ||
        current.attempts >= retryPolicy.maxAttempts ||
        current.timeouts >= retryPolicy.maxTimeouts;
      if (!isLast)
        return { retryAfterMs: backoffDelayMs(retryPolicy, current.attempts, Math.random) };
      const acknowledgement = await writeDeadLetter(message, error, current.failed);
      if (acknowledgement === 'done') failuresByPartition.delete(toPartitionKey(message));
      return acknowledgement;
    },
  };
};
