import type { Broker, OutgoingMessage } from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import { createQuarantine } from './quarantine.ts';
import type { AcknowledgementCleaner } from './acknowledgement-cleaner.ts';
import { createRecentIds } from './recent-ids.ts';
import { toOutgoingMessage } from './outgoing-message.ts';
import { aggregateKey } from './aggregate-queue.ts';
import type { QueuedAggregate } from './aggregate-queue.ts';

const maxRecentIds = 20_000;
/** This many rejections in a row mean that the broker is down. */
const outageThreshold = 3;

interface Batch {
  readonly queued: QueuedAggregate;
  readonly messages: readonly OutgoingMessage[];
  readonly entryIds: readonly string[];
}

export interface BatchSender {
  send(
    batch: readonly QueuedAggregate[],
  ): Promise<{ readonly unsent: readonly QueuedAggregate[]; readonly error?: unknown }>;
  isQuarantined(queued: Pick<QueuedAggregate, 'model'>, id: string | number): boolean;
}

export const createBatchSender = ({
  broker,
  cleaner,
  logger,
}: {
  readonly broker: Broker;
  readonly cleaner: AcknowledgementCleaner;
  readonly logger: Logger;
}): BatchSender => {
  const acknowledged = createRecentIds(maxRecentIds);
  const quarantine = createQuarantine();
  let sendsIndividually = false;

  const quarantineAggregate = ({ model, aggregate }: QueuedAggregate, error: unknown): void => {
    quarantine.add(aggregateKey(model, aggregate.id));
    logger.error(
      {
        model: model.modelName,
        aggregateId: aggregate.id,
        entries: aggregate.entries.length,
        error,
      },
      'outbox entry cannot be published, its aggregate waits',
    );
  };

  const toBatch = (queued: QueuedAggregate): Batch | undefined => {
    const { entries } = queued.aggregate;
    try {
      return {
        queued,
        messages: entries.filter(({ id }) => !acknowledged.has(id)).map(toOutgoingMessage),
        entryIds: entries.map(({ id }) => id),
      };
    } catch (error) {
      quarantineAggregate(queued, error);
      return undefined;
    }
  };

  const sendTogether = async (batches: readonly Batch[]): Promise<void> => {
    await broker.publish(batches.flatMap(({ messages }) => messages));
    for (const { queued, entryIds } of batches) {
      for (const id of entryIds) acknowledged.add(id);
      quarantine.release(aggregateKey(queued.model, queued.aggregate.id));
      cleaner.add(queued.model, queued.aggregate.id, entryIds);
    }
  };

  const sendIndividually = async (batches: readonly Batch[]): Promise<void> => {
    const rejected: { readonly batch: Batch; readonly error: unknown }[] = [];
    for (const [index, batch] of batches.entries()) {
      try {
        await sendTogether([batch]);
      } catch (error) {
        rejected.push({ batch, error });
        if (
          rejected.length === index + 1 &&
          (rejected.length === outageThreshold || rejected.length === batches.length)
        )
          throw error;
      }
    }
    for (const { batch, error } of rejected) quarantineAggregate(batch.queued, error);
  };

  return {
    isQuarantined: ({ model }, id) => quarantine.has(aggregateKey(model, id)),
    send: async (batch) => {
      const batches = batch
        .filter(({ model, aggregate }) => !quarantine.has(aggregateKey(model, aggregate.id)))
        .map(toBatch)
        .filter((batch) => batch !== undefined);
      if (batches.length === 0) return { unsent: [] };
      try {
        await (sendsIndividually && batches.length > 1
          ? sendIndividually(batches)
          : sendTogether(batches));
        sendsIndividually = false;
        return { unsent: [] };
      } catch (error) {
        // Rotates the batch so that a few entries which are never accepted cannot look like a
        // permanent outage.
        const unsent = batches.map(({ queued }) => queued);
        const rotated = sendsIndividually
          ? [...unsent.slice(outageThreshold), ...unsent.slice(0, outageThreshold)]
          : unsent;
        sendsIndividually = true;
        return { unsent: rotated, error };
      }
    },
  };
};
