import type { Logger } from '../logger/index.ts';
import { readPending } from '../mongo/index.ts';
import type { PendingAggregate, StoredModel } from '../mongo/index.ts';
import type { BatchSender } from './batch-sender.ts';
import type { AcknowledgementCleaner } from './acknowledgement-cleaner.ts';
import type { AggregateQueue } from './aggregate-queue.ts';

/** Aggregates that one sweep reads of a collection. */
const sweepLimit = 500;
/** What is younger has its relay still at work, in this process or another. */
const abandonedAfterMs = 1_000;

interface OutboxSweepOptions {
  readonly models: readonly StoredModel[];
  readonly queue: AggregateQueue;
  readonly cleaner: AcknowledgementCleaner;
  readonly sender: BatchSender;
  readonly logger: Logger;
}

const isAbandoned = ({ entries }: PendingAggregate): boolean =>
  !((entries[0]?.queuedAt ?? 0) > Date.now() - abandonedAfterMs);

/** Finds by the marker what a crash, or a full line, has left in the outboxes. `all`: also what is fresh, at start. */
export const createOutboxSweep = ({
  models,
  queue,
  cleaner,
  sender,
  logger,
}: OutboxSweepOptions) => {
  const sweepModel = async (model: StoredModel, includeRecent: boolean): Promise<void> => {
    for (const aggregate of await readPending(model, sweepLimit)) {
      const isInProgress =
        queue.has(model, aggregate.id) ||
        cleaner.has(model, aggregate.id) ||
        sender.isQuarantined({ model }, aggregate.id);
      // An interrupted pull leaves the marker alone; the same pull again clears it.
      if (aggregate.entries.length === 0) cleaner.add(model, aggregate.id, []);
      else if (!isInProgress && (includeRecent || isAbandoned(aggregate)))
        queue.add({ model, aggregate });
    }
  };
  return async (includeRecent: boolean): Promise<void> => {
    for (const model of models) {
      try {
        await sweepModel(model, includeRecent);
      } catch (error) {
        logger.warn({ model: model.modelName, error }, 'outboxes could not be swept');
      }
    }
  };
};
