import { setTimeout as wait } from 'node:timers/promises';
import type { Broker } from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import { onWrite } from '../mongo/index.ts';
import type { StoredModel } from '../mongo/index.ts';
import { createBatchSender } from './batch-sender.ts';
import { createOutboxSweep } from './outbox-sweep.ts';
import { createAcknowledgementCleaner } from './acknowledgement-cleaner.ts';
import type { BackgroundWorker } from '../lifecycle/background-worker.ts';
import { createAggregateQueue } from './aggregate-queue.ts';

/** Aggregates in one send. */
const batchSize = 200;
const sweepIntervalMs = 1_000;
const initialDelayMs = 100;
const maxDelayMs = 5_000;

/**
 * Publishes what stands in outboxes, at least once, in order per aggregate (reliability.md 1.3, normative). The invariant: an entry is sent only after the one before it is
 * acknowledged, because a send carries all that waits in an aggregate in order, and sends follow one another; it is pulled, by id, only after its own acknowledgement.
 * A crash at any point leaves entries in the store and the marker `pending`, by which the sweep finds them.
 */
export const createOutboxRelay = ({
  broker,
  models,
  logger,
}: {
  readonly broker: Broker;
  readonly models: readonly StoredModel[];
  readonly logger: Logger;
}): BackgroundWorker => {
  const queue = createAggregateQueue();
  const cleaner = createAcknowledgementCleaner(logger);
  const sender = createBatchSender({ broker, cleaner, logger });
  const sweep = createOutboxSweep({ models, queue, cleaner, sender, logger });
  const stopping = new AbortController();
  let isSending = false;
  let sending: Promise<void> = Promise.resolve();
  let sweeping: Promise<void> = Promise.resolve();
  let sweepTimer: NodeJS.Timeout | undefined;
  let unsubscribers: (() => void)[] = [];

  const sendQueued = async (): Promise<void> => {
    let failures = 0;
    while (queue.size > 0 && !stopping.signal.aborted) {
      const { unsent: again, error } = await sender.send(queue.take(batchSize));
      failures = again.length > 0 ? failures + 1 : 0;
      if (failures === 0) continue;
      for (const queued of again) queue.add(queued);
      const delayMs =
        Math.min(initialDelayMs * 2 ** Math.min(failures, 10), maxDelayMs) *
        (0.75 + Math.random() / 4);
      logger.warn({ aggregates: again.length, failures, error }, 'publishing failed, trying again');
      await wait(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    isSending = false;
  };

  const wake = (): void => {
    if (isSending || stopping.signal.aborted) return;
    isSending = true;
    sending = sendQueued();
  };

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
    health: () => ({}),
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
      unsubscribers.forEach((unsubscribe) => {
        unsubscribe();
      });
      stopping.abort();
      clearTimeout(sweepTimer);
      await sweeping;
      clearTimeout(sweepTimer);
      await sending;
      await cleaner.stop();
    },
  };
};
