import { crashPoint } from '../crash-points/index.ts';
import type { Broker, OutgoingMessage } from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import { createParking } from './parking.ts';
import type { Puller } from './puller.ts';
import { createRecentIds } from './recent-ids.ts';
import { messageOf } from './relay-message.ts';
import { placeOf } from './waiting-line.ts';
import type { Waiting } from './waiting-line.ts';

const recentIdsMax = 20_000;
/** So many aggregates refused one after the other, and none taken, mean that the broker is away. */
const refusalsMeanOutage = 3;

interface Parcel {
  readonly waiting: Waiting;
  readonly messages: readonly OutgoingMessage[];
  readonly entryIds: readonly string[];
}

export interface BatchSender {
  /** Publishes and hands over to the puller. Answers what must be tried again, in order; empty when all is settled. */
  send(
    batch: readonly Waiting[],
  ): Promise<{ readonly again: readonly Waiting[]; readonly error?: unknown }>;
  isParked(waiting: Pick<Waiting, 'model'>, id: string | number): boolean;
}

/** Sends many aggregates in one call; after a refusal one by one, so that an entry which the broker never takes is found and set aside. */
export const createBatchSender = ({
  broker,
  puller,
  logger,
}: {
  readonly broker: Broker;
  readonly puller: Puller;
  readonly logger: Logger;
}): BatchSender => {
  const acknowledged = createRecentIds(recentIdsMax);
  const parking = createParking();
  let isDoubtful = false;

  const park = ({ model, aggregate }: Waiting, error: unknown): void => {
    parking.park(placeOf(model, aggregate.id));
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

  const packed = (waiting: Waiting): Parcel | undefined => {
    const { entries } = waiting.aggregate;
    try {
      return {
        waiting,
        messages: entries.filter(({ id }) => !acknowledged.has(id)).map(messageOf),
        entryIds: entries.map(({ id }) => id),
      };
    } catch (error) {
      park(waiting, error);
      return undefined;
    }
  };

  const sendTogether = async (parcels: readonly Parcel[]): Promise<void> => {
    await broker.publish(parcels.flatMap(({ messages }) => messages));
    for (const { waiting, entryIds } of parcels) {
      for (const { type } of waiting.aggregate.entries) crashPoint(type, 'acknowledged');
      for (const id of entryIds) acknowledged.add(id);
      parking.forget(placeOf(waiting.model, waiting.aggregate.id));
      puller.add(waiting.model, waiting.aggregate.id, entryIds);
    }
  };

  const sendSingly = async (parcels: readonly Parcel[]): Promise<void> => {
    const refused: { readonly parcel: Parcel; readonly error: unknown }[] = [];
    for (const [index, parcel] of parcels.entries()) {
      try {
        await sendTogether([parcel]);
      } catch (error) {
        refused.push({ parcel, error });
        if (
          refused.length === index + 1 &&
          (refused.length === refusalsMeanOutage || refused.length === parcels.length)
        )
          throw error;
      }
    }
    for (const { parcel, error } of refused) park(parcel.waiting, error);
  };

  return {
    isParked: ({ model }, id) => parking.isParked(placeOf(model, id)),
    send: async (batch) => {
      const parcels = batch
        .filter(({ model, aggregate }) => !parking.isParked(placeOf(model, aggregate.id)))
        .map(packed)
        .filter((parcel) => parcel !== undefined);
      if (parcels.length === 0) return { again: [] };
      try {
        await (isDoubtful && parcels.length > 1 ? sendSingly(parcels) : sendTogether(parcels));
        isDoubtful = false;
        return { again: [] };
      } catch (error) {
        // Who was asked first goes last, so that a few that are never taken cannot pass for an outage for ever.
        const again = parcels.map(({ waiting }) => waiting);
        const rotated = isDoubtful
          ? [...again.slice(refusalsMeanOutage), ...again.slice(0, refusalsMeanOutage)]
          : again;
        isDoubtful = true;
        return { again: rotated, error };
      }
    },
  };
};
