import type { Consumer, EachBatchPayload } from 'kafkajs';
import type { Logger } from '../../logger/index.ts';
import { withTimeout } from '../../use-case/index.ts';
import { offsetCommitIntervalMs } from './client-settings.ts';

/** A broker that does not answer must not delay the end of the process. */
const maxStopMs = 3_000;

export type OffsetSource = Pick<
  EachBatchPayload,
  'commitOffsetsIfNecessary' | 'uncommittedOffsets' | 'isRunning'
>;

/** No call rejects: an offset that cannot be committed is kept for the next commit. */
export interface OffsetCommits {
  /** The next commit includes the offsets that this batch has resolved. */
  recordResolved(batch: OffsetSource): void;
  /** Commits at the end of a batch of a consumer that stops: there is no later commit. */
  finishBatch(batch: OffsetSource): Promise<void>;
  flush(): Promise<void>;
  /** Ends the interval. Later batches commit their offsets themselves. */
  stop(): Promise<void>;
}

export const noOffsetCommits: OffsetCommits = {
  recordResolved: () => undefined,
  finishBatch: () => Promise.resolve(),
  flush: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

/** Commits run one after the other; requests for one that has not begun share it. */
const oneAtATime = (task: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return () =>
    (waiting ??= running.then(() => {
      waiting = undefined;
      running = task();
      return running;
    }));
};

/**
 * kafkajs commits after every batch, whatever its interval says. Here a timer commits, and every
 * event after which the offsets of this member are lost: a rebalance and the end of the consumer.
 */
export const createOffsetCommits = ({
  consumer,
  group,
  logger,
}: {
  readonly consumer: Pick<Consumer, 'on' | 'events'>;
  readonly group: string;
  readonly logger: Logger;
}): OffsetCommits => {
  let resolved: OffsetSource | undefined;
  let generation = 0;
  let isStopping = false;

  const flush = oneAtATime(async () => {
    const batch = resolved;
    const generationAtStart = generation;
    resolved = undefined;
    try {
      const offsets = batch?.uncommittedOffsets();
      if (offsets && offsets.topics.length > 0) await batch?.commitOffsetsIfNecessary(offsets);
    } catch (error) {
      logger.warn({ group, error }, 'offsets could not be committed yet');
      if (generation === generationAtStart) resolved ??= batch;
    }
  });
  const timer = setInterval(() => {
    void flush();
  }, offsetCommitIntervalMs);
  timer.unref();
  consumer.on(consumer.events.REBALANCING, () => {
    void flush();
  });
  // A new member has no offsets of its own yet, and must not commit those of its predecessor.
  consumer.on(consumer.events.GROUP_JOIN, () => {
    generation += 1;
    resolved = undefined;
  });

  return {
    recordResolved: (batch) => {
      resolved = batch;
    },
    finishBatch: async (batch) => {
      if (isStopping || !batch.isRunning()) await flush();
    },
    flush,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await withTimeout(flush(), maxStopMs, () => undefined);
    },
  };
};
