import { setTimeout as wait } from 'node:timers/promises';
import { backoffDelayMs, type BackoffPolicy } from '@tokri/contracts/retry';
import type { Broker } from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import { onWrite } from '../mongo/index.ts';
import type { StoredModel } from '../mongo/index.ts';
import { createBatchSender } from './batch-sender.ts';
import type { BatchSender } from './batch-sender.ts';
import { createOutboxSweep } from './outbox-sweep.ts';
import { createAcknowledgementCleaner } from './acknowledgement-cleaner.ts';
import { runOutsideTrace } from '../telemetry/index.ts';
import type { BackgroundWorker } from '../lifecycle/background-worker.ts';
import { createAggregateQueue } from './aggregate-queue.ts';
import type { AggregateQueue } from './aggregate-queue.ts';
import { createOutboxBacklog } from './outbox-backlog.ts';

const batchSize = 200;
/** What becomes due in this time is published in one request. */
const gatherMs = 5;
const sweepIntervalMs = 1_000;
const backoff: BackoffPolicy = { initialDelayMs: 200, maxDelayMs: 5_000, jitter: 0.25 };

interface SendLoopOptions {
  readonly queue: AggregateQueue;
  readonly sender: BatchSender;
  readonly signal: AbortSignal;
  readonly logger: Logger;
}

const createSendLoop = ({ queue, sender, signal, logger }: SendLoopOptions) => {
  let isSending = false;
  let sending: Promise<void> = Promise.resolve();

  const sendQueued = async (): Promise<void> => {
    let failures = 0;
    await wait(gatherMs);
    while (queue.size > 0 && !signal.aborted) {
      const { unsent, error } = await sender.send(queue.take(batchSize));
      failures = unsent.length > 0 ? failures + 1 : 0;
      if (failures === 0) continue;
      for (const queued of unsent) queue.add(queued);
      logger.warn(
        { aggregates: unsent.length, failures, error },
        'publishing failed, trying again',
      );
      const delayMs = backoffDelayMs(backoff, failures, Math.random);
      await wait(delayMs, undefined, { signal }).catch(() => undefined);
    }
    isSending = false;
  };

  return {
    wake: (): void => {
      if (isSending || signal.aborted) return;
      isSending = true;
      sending = runOutsideTrace(sendQueued);
    },
    finished: () => sending,
  };
};

interface OutboxRelayOptions {
  readonly broker: Broker;
  readonly models: readonly StoredModel[];
  readonly logger: Logger;
}

/**
 * Publishes outbox entries at least once, in order per aggregate: an entry is sent only after the
 * previous one is acknowledged, and removed by id only after its own acknowledgement. After a crash
 * the sweep finds entries by the marker `pending`.
 */
export const createOutboxRelay = ({
  broker,
  models,
  logger,
}: OutboxRelayOptions): BackgroundWorker => {
  const queue = createAggregateQueue();
  const cleaner = createAcknowledgementCleaner(logger);
  const sender = createBatchSender({ broker, cleaner, logger });
  const backlog = createOutboxBacklog();
  const sweep = createOutboxSweep({ models, queue, cleaner, sender, backlog, logger });
  const stopping = new AbortController();
  let sweeping: Promise<void> = Promise.resolve();
  let sweepTimer: NodeJS.Timeout | undefined;
  let unsubscribers: (() => void)[] = [];

  const { wake, finished } = createSendLoop({ queue, sender, signal: stopping.signal, logger });

  const sweepAndSchedule = async (includeRecent: boolean): Promise<void> => {
    await sweep(includeRecent);
    wake();
    if (!stopping.signal.aborted)
      sweepTimer = setTimeout(() => {
        sweeping = sweepAndSchedule(false);
      }, sweepIntervalMs);
  };

  return {
    name: 'outbox relay',
    role: 'publisher',
    health: () => ({ outboxes: backlog.read(Date.now()) }),
    start: () => {
      unsubscribers = models.map((model) =>
        onWrite(model, {
          pending: (aggregate) => {
            queue.add({ model, aggregate });
            wake();
          },
        }),
      );
      sweeping = sweepAndSchedule(true);
    },
    stop: async () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      stopping.abort();
      clearTimeout(sweepTimer);
      await sweeping;
      clearTimeout(sweepTimer);
      await finished();
      await cleaner.stop();
    },
  };
};
