import type { EachBatchPayload, KafkaMessage } from 'kafkajs';
import type { IncomingMessage, Subscription } from '../broker/broker.ts';
import { heartbeatIntervalMs } from './client-settings.ts';
import type { OffsetCommits } from './offset-commits.ts';

const toText = (value: Buffer | string | (Buffer | string)[] | undefined): string =>
  Array.isArray(value) ? toText(value[0]) : (value?.toString() ?? '');

const toIncomingMessage = (
  topic: string,
  partition: number,
  message: KafkaMessage,
): IncomingMessage => ({
  topic,
  partition,
  offset: message.offset,
  key: message.key?.toString() ?? '',
  value: message.value?.toString() ?? null,
  headers: Object.fromEntries(
    Object.entries(message.headers ?? {}).map(([name, value]) => [name, toText(value)]),
  ),
});

/**
 * Sends heartbeats while a handler runs: kafkajs sends none, and a handler may take longer than the
 * session. A failed heartbeat is not lost: the one after the handler fails again.
 */
const withHeartbeats = async <T>(
  heartbeat: () => Promise<void>,
  task: () => Promise<T>,
): Promise<T> => {
  const timer = setInterval(() => {
    heartbeat().catch(() => undefined);
  }, heartbeatIntervalMs);
  try {
    return await task();
  } finally {
    clearInterval(timer);
  }
};

/** A heartbeat fails in a rebalance. The broker accepts offsets until this member joins again. */
const heartbeatOrCommit = async (
  { heartbeat }: Pick<EachBatchPayload, 'heartbeat'>,
  offsetCommits: OffsetCommits,
): Promise<void> => {
  try {
    await heartbeat();
  } catch (error) {
    await offsetCommits.flush();
    throw error;
  }
};

const pauseFor = (
  durationMs: number,
  { pause }: Pick<EachBatchPayload, 'pause'>,
  resumeTimers: Set<NodeJS.Timeout>,
): void => {
  const resume = pause();
  const timer = setTimeout(() => {
    resumeTimers.delete(timer);
    resume();
  }, durationMs);
  resumeTimers.add(timer);
};

/**
 * Handles message by message and resolves an offset only after success. A message to retry pauses
 * its partition; fetching the others keeps heartbeats flowing.
 */
export const createBatchHandler =
  (
    subscription: Subscription,
    {
      topicPrefix,
      resumeTimers,
      lagByPartition,
      offsetCommits,
    }: {
      readonly topicPrefix: string;
      readonly resumeTimers: Set<NodeJS.Timeout>;
      readonly lagByPartition: Map<string, number>;
      readonly offsetCommits: OffsetCommits;
    },
  ) =>
  async (payload: EachBatchPayload): Promise<void> => {
    const { batch, isRunning, isStale, resolveOffset } = payload;
    const heartbeat = () => heartbeatOrCommit(payload, offsetCommits);
    const partitionKey = `${batch.topic}/${batch.partition}`;
    const recordLag = (offset: bigint): void => {
      lagByPartition.set(partitionKey, Math.max(0, Number(BigInt(batch.highWatermark) - offset)));
    };
    for (const message of batch.messages) {
      if (!isRunning() || isStale()) break;
      recordLag(BigInt(message.offset));
      const incoming = toIncomingMessage(
        batch.topic.slice(topicPrefix.length),
        batch.partition,
        message,
      );
      const acknowledgement = await withHeartbeats(heartbeat, () =>
        subscription.onMessage(incoming),
      );
      if (acknowledgement !== 'done') {
        pauseFor(acknowledgement.retryAfterMs, payload, resumeTimers);
        break;
      }
      resolveOffset(message.offset);
      offsetCommits.recordResolved(payload);
      recordLag(BigInt(message.offset) + 1n);
      await heartbeat();
    }
    await offsetCommits.finishBatch(payload);
  };
