import { setTimeout as wait } from 'node:timers/promises';
import type { Broker, OutgoingMessage } from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import { onWrite, readPending } from '../mongo/index.ts';
import type { OutboxEntry, StoredModel } from '../mongo/index.ts';
import { createPuller } from './puller.ts';
import { createRecentIds } from './recent-ids.ts';
import { messageOf } from './relay-message.ts';
import type { Relay } from './relay-port.ts';
import { createWaitingLine, placeOf } from './waiting-line.ts';
import type { Waiting } from './waiting-line.ts';

/** Aggregates in one send. */
const batchAggregates = 200;
/** Aggregates that one sweep reads of a collection. */
const sweepLimit = 500;
const sweepEveryMs = 1_000;
/** What is younger has its relay still at work, in this process or another. */
const abandonedAfterMs = 1_000;
const recentIdsMax = 20_000;
const retryMs = 100;
const retryMsMax = 5_000;
/** After so many failed sends in a row, aggregates are sent one by one: one of them may be what the broker refuses. */
const failuresBeforeSingles = 2;
const parkedMs = 5_000;

interface Parcel {
  readonly waiting: Waiting;
  readonly messages: readonly OutgoingMessage[];
  readonly entryIds: readonly string[];
}

/**
 * Publishes what stands in outboxes, at least once, in order per aggregate (reliability.md 1.3, normative). The invariant: an entry is sent only after the one before it is
 * acknowledged, because a send carries all that waits in an aggregate in order, and sends follow one another; it is pulled, by id, only after its own acknowledgement.
 * A crash at any point leaves entries in the store and the marker `pending`, by which the sweep finds them.
 */
export const createRelay = ({ broker, models, logger }: { readonly broker: Broker; readonly models: readonly StoredModel[]; readonly logger: Logger }): Relay => {
  const line = createWaitingLine();
  const puller = createPuller(logger);
  const acknowledged = createRecentIds(recentIdsMax);
  const parkedUntil = new Map<string, number>();
  const stopping = new AbortController();
  let isAwake = false;
  let working: Promise<void> = Promise.resolve();
  let sweeping: Promise<void> = Promise.resolve();
  let sweepTimer: NodeJS.Timeout | undefined;
  let unlisten: (() => void)[] = [];
  let failures = 0;

  const park = (waiting: Waiting, error: unknown): void => {
    const { model, aggregate } = waiting;
    parkedUntil.set(placeOf(model, aggregate.id), Date.now() + parkedMs);
    logger.error({ model: model.modelName, aggregateId: aggregate.id, entries: aggregate.entries.length, error }, 'outbox entry cannot be published, its aggregate waits');
  };

  const isParked = (place: string): boolean => (parkedUntil.get(place) ?? 0) > Date.now();

  const packed = (waiting: Waiting): Parcel | undefined => {
    try {
      const { entries } = waiting.aggregate;
      return { waiting, messages: entries.filter(({ id }) => !acknowledged.has(id)).map(messageOf), entryIds: entries.map(({ id }: OutboxEntry) => id) };
    } catch (error) {
      park(waiting, error);
      return undefined;
    }
  };

  const settle = ({ waiting, entryIds }: Parcel): void => {
    for (const id of entryIds) acknowledged.add(id);
    puller.add(waiting.model, waiting.aggregate.id, entryIds);
  };

  const sendTogether = async (parcels: readonly Parcel[]): Promise<void> => {
    await broker.publish(parcels.flatMap(({ messages }) => messages));
    parcels.forEach(settle);
  };

  const sendSingly = async (parcels: readonly Parcel[]): Promise<void> => {
    const refused: { parcel: Parcel; error: unknown }[] = [];
    for (const parcel of parcels) {
      try {
        await sendTogether([parcel]);
      } catch (error) {
        refused.push({ parcel, error });
        if (refused.length === parcels.length || stopping.signal.aborted) break;
      }
    }
    // All refused means that the broker is away; some refused means that they are at fault.
    if (refused.length === parcels.length) throw refused[0]?.error;
    for (const { parcel, error } of refused) park(parcel.waiting, error);
  };

  const sendBatch = async (): Promise<void> => {
    const taken = line.take(batchAggregates).filter(({ model, aggregate }) => !isParked(placeOf(model, aggregate.id)));
    const parcels = taken.map(packed).filter((parcel) => parcel !== undefined);
    if (parcels.length === 0) return;
    try {
      await (failures >= failuresBeforeSingles && parcels.length > 1 ? sendSingly(parcels) : sendTogether(parcels));
      failures = 0;
    } catch (error) {
      failures += 1;
      for (const { waiting } of parcels) line.add(waiting);
      const delayMs = Math.min(retryMs * 2 ** Math.min(failures, 10), retryMsMax) * (0.75 + Math.random() / 4);
      logger.warn({ aggregates: parcels.length, failures, error }, 'publishing failed, trying again');
      await wait(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const work = async (): Promise<void> => {
    while (line.size > 0 && !stopping.signal.aborted) await sendBatch();
    isAwake = false;
  };

  const wake = (): void => {
    if (isAwake || stopping.signal.aborted) return;
    isAwake = true;
    working = work();
  };

  const isAbandoned = (entries: readonly OutboxEntry[], all: boolean): boolean => all || !((entries[0]?.queuedAt ?? 0) > Date.now() - abandonedAfterMs);

  const sweepModel = async (model: StoredModel, all: boolean): Promise<void> => {
    for (const aggregate of await readPending(model, sweepLimit)) {
      const isOurs = line.has(model, aggregate.id) || puller.has(model, aggregate.id) || isParked(placeOf(model, aggregate.id));
      if (aggregate.entries.length === 0) puller.add(model, aggregate.id, []);
      else if (!isOurs && isAbandoned(aggregate.entries, all)) line.add({ model, aggregate });
    }
  };

  const sweep = async (all: boolean): Promise<void> => {
    for (const model of models) {
      try {
        await sweepModel(model, all);
      } catch (error) {
        logger.warn({ model: model.modelName, error }, 'outboxes could not be swept');
      }
    }
    wake();
    if (!stopping.signal.aborted) sweepTimer = setTimeout(() => { sweeping = sweep(false); }, sweepEveryMs);
  };

  return {
    start: () => {
      unlisten = models.map((model) => onWrite(model, { pending: (aggregate) => { line.add({ model, aggregate }); wake(); } }));
      sweeping = sweep(true);
    },
    stop: async () => {
      unlisten.forEach((end) => { end(); });
      stopping.abort();
      clearTimeout(sweepTimer);
      await sweeping;
      clearTimeout(sweepTimer);
      await working;
      await puller.stop();
    },
  };
};
