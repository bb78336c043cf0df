import { setTimeout as wait } from 'node:timers/promises';
import type { Broker } from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import { onWrite } from '../mongo/index.ts';
import type { StoredModel } from '../mongo/index.ts';
import { createBatchSender } from './batch-sender.ts';
import { createOutboxSweep } from './outbox-sweep.ts';
import { createPuller } from './puller.ts';
import type { Relay } from './relay-port.ts';
import { createWaitingLine } from './waiting-line.ts';

/** Aggregates in one send. */
const batchAggregates = 200;
const sweepEveryMs = 1_000;
const retryMs = 100;
const retryMsMax = 5_000;

/**
 * Publishes what stands in outboxes, at least once, in order per aggregate (reliability.md 1.3, normative). The invariant: an entry is sent only after the one before it is
 * acknowledged, because a send carries all that waits in an aggregate in order, and sends follow one another; it is pulled, by id, only after its own acknowledgement.
 * A crash at any point leaves entries in the store and the marker `pending`, by which the sweep finds them.
 */
export const createRelay = ({
  broker,
  models,
  logger,
}: {
  readonly broker: Broker;
  readonly models: readonly StoredModel[];
  readonly logger: Logger;
}): Relay => {
  const line = createWaitingLine();
  const puller = createPuller(logger);
  const sender = createBatchSender({ broker, puller, logger });
  const sweep = createOutboxSweep({ models, line, puller, sender, logger });
  const stopping = new AbortController();
  let isAwake = false;
  let working: Promise<void> = Promise.resolve();
  let sweeping: Promise<void> = Promise.resolve();
  let sweepTimer: NodeJS.Timeout | undefined;
  let unlisten: (() => void)[] = [];

  const work = async (): Promise<void> => {
    let failures = 0;
    while (line.size > 0 && !stopping.signal.aborted) {
      const { again, error } = await sender.send(line.take(batchAggregates));
      failures = again.length > 0 ? failures + 1 : 0;
      if (failures === 0) continue;
      for (const waiting of again) line.add(waiting);
      const delayMs =
        Math.min(retryMs * 2 ** Math.min(failures, 10), retryMsMax) * (0.75 + Math.random() / 4);
      logger.warn({ aggregates: again.length, failures, error }, 'publishing failed, trying again');
      await wait(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    isAwake = false;
  };

  const wake = (): void => {
    if (isAwake || stopping.signal.aborted) return;
    isAwake = true;
    working = work();
  };

  const turn = async (all: boolean): Promise<void> => {
    await sweep(all);
    wake();
    if (!stopping.signal.aborted)
      sweepTimer = setTimeout(() => {
        sweeping = turn(false);
      }, sweepEveryMs);
  };

  return {
    start: () => {
      unlisten = models.map((model) =>
        onWrite(model, {
          pending: (aggregate) => {
            line.add({ model, aggregate });
            wake();
          },
        }),
      );
      sweeping = turn(true);
    },
    stop: async () => {
      unlisten.forEach((end) => {
        end();
      });
      stopping.abort();
      clearTimeout(sweepTimer);
      await sweeping;
      clearTimeout(sweepTimer);
      await working;
      await puller.stop();
    },
  };
};
