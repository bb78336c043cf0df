import type { Logger } from '../logger/index.ts';
import { readPending } from '../mongo/index.ts';
import type { PendingAggregate, StoredModel } from '../mongo/index.ts';
import type { BatchSender } from './batch-sender.ts';
import type { Puller } from './puller.ts';
import type { WaitingLine } from './waiting-line.ts';

/** Aggregates that one sweep reads of a collection. */
const sweepLimit = 500;
/** What is younger has its relay still at work, in this process or another. */
const abandonedAfterMs = 1_000;

interface SweepParts {
  readonly models: readonly StoredModel[];
  readonly line: WaitingLine;
  readonly puller: Puller;
  readonly sender: BatchSender;
  readonly logger: Logger;
}

const isAbandoned = ({ entries }: PendingAggregate): boolean =>
  !((entries[0]?.queuedAt ?? 0) > Date.now() - abandonedAfterMs);

/** Finds by the marker what a crash, or a full line, has left in the outboxes. `all`: also what is fresh, at start. */
export const createOutboxSweep = ({ models, line, puller, sender, logger }: SweepParts) => {
  const sweepModel = async (model: StoredModel, all: boolean): Promise<void> => {
    for (const aggregate of await readPending(model, sweepLimit)) {
      const isAtWork =
        line.has(model, aggregate.id) ||
        puller.has(model, aggregate.id) ||
        sender.isParked({ model }, aggregate.id);
      // An interrupted pull leaves the marker alone; the same pull again clears it.
      if (aggregate.entries.length === 0) puller.add(model, aggregate.id, []);
      else if (!isAtWork && (all || isAbandoned(aggregate))) line.add({ model, aggregate });
    }
  };
  return async (all: boolean): Promise<void> => {
    for (const model of models) {
      try {
        await sweepModel(model, all);
      } catch (error) {
        logger.warn({ model: model.modelName, error }, 'outboxes could not be swept');
      }
    }
  };
};
