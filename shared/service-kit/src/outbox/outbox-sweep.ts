import type { Logger } from '../logger/index.ts';
import { readPending } from '../mongo/index.ts';
import type { PendingAggregate, StoredModel } from '../mongo/index.ts';
import type { BatchSender } from './batch-sender.ts';
import { cleaningIntervalMs } from './acknowledgement-cleaner.ts';
import type { AcknowledgementCleaner } from './acknowledgement-cleaner.ts';
import type { AggregateQueue } from './aggregate-queue.ts';
import type { OutboxBacklog } from './outbox-backlog.ts';

const sweepLimit = 500;
/** Another process may remove an entry that it has published as late as its next cleaning. */
const abandonedAfterMs = 2 * cleaningIntervalMs;

interface OutboxSweepOptions {
  readonly models: readonly StoredModel[];
  readonly queue: AggregateQueue;
  readonly cleaner: AcknowledgementCleaner;
  readonly sender: BatchSender;
  readonly backlog: OutboxBacklog;
  readonly logger: Logger;
}

const isAbandoned = ({ entries }: PendingAggregate): boolean =>
  !((entries[0]?.queuedAt ?? 0) > Date.now() - abandonedAfterMs);

export const createOutboxSweep = ({
  models,
  queue,
  cleaner,
  sender,
  backlog,
  logger,
}: OutboxSweepOptions) => {
  const sweepModel = async (model: StoredModel, includeRecent: boolean): Promise<void> => {
    const pending = await readPending(model, sweepLimit);
    backlog.record(
      model,
      pending.filter(({ id }) => !cleaner.has(model, id)),
    );
    for (const aggregate of pending) {
      const isInProgress =
        queue.has(model, aggregate.id) ||
        cleaner.has(model, aggregate.id) ||
        sender.isQuarantined({ model }, aggregate.id);
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
