import { publishTraced } from '../kafka/index.ts';
import type { Broker, OutgoingMessage } from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import { createQuarantine } from './quarantine.ts';
import type { AcknowledgementCleaner } from './acknowledgement-cleaner.ts';
import { createRecentIds } from './recent-ids.ts';
import type { RecentIds } from './recent-ids.ts';
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

interface RejectedBatch {
  readonly batch: Batch;
  readonly error: unknown;
}

/** @throws the last error when the first batches are all rejected, which means an outage. */
const sendEach = async (
  batches: readonly Batch[],
  send: (batch: Batch) => Promise<void>,
): Promise<readonly RejectedBatch[]> => {
  const rejected: RejectedBatch[] = [];
  for (const [index, batch] of batches.entries()) {
    try {
      await send(batch);
    } catch (error) {
      rejected.push({ batch, error });
      const isOutage =
        rejected.length === index + 1 &&
        (rejected.length === outageThreshold || rejected.length === batches.length);
      if (isOutage) throw error;
    }
  }
  return rejected;
};

/** A few entries that are never accepted must not look like a permanent outage. */
const rotate = (queued: readonly QueuedAggregate[]): readonly QueuedAggregate[] => [
  ...queued.slice(outageThreshold),
  ...queued.slice(0, outageThreshold),
];

const toLogFields = ({ model, aggregate }: QueuedAggregate) => ({
  model: model.modelName,
  aggregateId: aggregate.id,
  entries: aggregate.entries.length,
});

const toBatch = (queued: QueuedAggregate, acknowledged: RecentIds): Batch => {
  const { entries } = queued.aggregate;
  return {
    queued,
    messages: entries.filter(({ id }) => !acknowledged.has(id)).map(toOutgoingMessage),
    entryIds: entries.map(({ id }) => id),
  };
};

const toBatches = (
  candidates: readonly QueuedAggregate[],
  acknowledged: RecentIds,
  onInvalid: (queued: QueuedAggregate, error: unknown) => void,
): readonly Batch[] =>
  candidates.flatMap((queued) => {
    try {
      return [toBatch(queued, acknowledged)];
    } catch (error) {
      onInvalid(queued, error);
      return [];
    }
  });

interface BatchSenderOptions {
  readonly broker: Broker;
  readonly cleaner: AcknowledgementCleaner;
  readonly logger: Logger;
}

export const createBatchSender = ({ broker, cleaner, logger }: BatchSenderOptions): BatchSender => {
  const acknowledged = createRecentIds(maxRecentIds);
  const quarantine = createQuarantine();
  let sendsIndividually = false;

  const quarantineAggregate = (queued: QueuedAggregate, error: unknown): void => {
    quarantine.add(aggregateKey(queued.model, queued.aggregate.id));
    logger.error(
      { ...toLogFields(queued), error },
      'outbox entry cannot be published, its aggregate is quarantined',
    );
  };

  const sendTogether = async (batches: readonly Batch[]): Promise<void> => {
    await publishTraced(
      broker,
      batches.flatMap(({ messages }) => messages),
    );
    for (const { queued, entryIds } of batches) {
      for (const id of entryIds) acknowledged.add(id);
      quarantine.release(aggregateKey(queued.model, queued.aggregate.id));
      cleaner.add(queued.model, queued.aggregate.id, entryIds);
    }
  };

  const sendIndividually = async (batches: readonly Batch[]): Promise<void> => {
    for (const { batch, error } of await sendEach(batches, (batch) => sendTogether([batch])))
      quarantineAggregate(batch.queued, error);
  };

  return {
    isQuarantined: ({ model }, id) => quarantine.has(aggregateKey(model, id)),
    send: async (queued) => {
      const candidates = queued.filter(
        ({ model, aggregate }) => !quarantine.has(aggregateKey(model, aggregate.id)),
      );
      const batches = toBatches(candidates, acknowledged, quarantineAggregate);
      if (batches.length === 0) return { unsent: [] };
      try {
        await (sendsIndividually && batches.length > 1
          ? sendIndividually(batches)
          : sendTogether(batches));
        sendsIndividually = false;
        return { unsent: [] };
      } catch (error) {
        const rejected = batches.map((batch) => batch.queued);
        const unsent = sendsIndividually ? rotate(rejected) : rejected;
        sendsIndividually = true;
        return { unsent, error };
      }
    },
  };
};
