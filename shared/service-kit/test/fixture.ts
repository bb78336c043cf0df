import { compactedTopic, event, topic } from '@tokri/contracts/events';
import type { Connection, Model } from 'mongoose';
import * as z from 'zod/mini';
import {
  aggregateFields,
  aggregateSchema,
  connectMongo,
  ensureIndexes,
  snapshotFields,
} from '../src/mongo/index.ts';
import type { AggregateDocument, SnapshotDocument } from '../src/mongo/index.ts';
import { createOutboxEntry } from '../src/outbox/index.ts';
import type { OutboxEntry } from '../src/outbox/index.ts';
import { testEnvironment } from '../src/testing/index.ts';
import type { TestEnvironment } from '../src/testing/index.ts';

export const shipmentEvents = topic({
  name: 'parcel.events',
  producer: 'order',
  key: 'parcel id',
  description: 'Parcels move.',
});
export const shipmentMoved = event(shipmentEvents, 'parcel.moved.v1', {
  description: 'A parcel is somewhere else.',
  data: z.object({ step: z.int() }),
});
export const shipmentLost = event(shipmentEvents, 'parcel.lost.v1', {
  description: 'A parcel is nowhere.',
  data: z.object({ by: z.string() }),
});
export const storageBinSnapshots = compactedTopic({
  name: 'shelf.states',
  producer: 'catalog',
  key: 'shelf id',
  description: 'What lies on a shelf.',
});
export const storageBinChanged = event(storageBinSnapshots, 'shelf.changed.v1', {
  description: 'A shelf as it is now.',
  data: z.object({ count: z.int() }),
});

export interface Shipment extends AggregateDocument {
  readonly _id: string;
  readonly step: number;
  readonly place: string;
}

export interface StorageBin extends SnapshotDocument {
  readonly _id: string;
  readonly count: number;
  readonly isDeleted?: boolean;
}

export interface Store {
  readonly environment: TestEnvironment;
  readonly connection: Connection;
  readonly parcels: Model<Shipment>;
  readonly storageBins: Model<StorageBin>;
  close(): Promise<void>;
}

export const openStore = async (name: string): Promise<Store> => {
  const environment = testEnvironment({ service: 'kit', name });
  const connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'kit',
  });
  const parcels = connection.model<Shipment>(
    'Parcel',
    aggregateSchema<Shipment>({
      _id: { type: String, required: true },
      step: { type: Number, default: 0 },
      place: { type: String, default: '' },
      ...aggregateFields,
    }),
    'parcels',
  );
  const storageBins = connection.model<StorageBin>(
    'Shelf',
    aggregateSchema<StorageBin>({
      _id: { type: String, required: true },
      count: { type: Number, default: 0 },
      isDeleted: Boolean,
      ...snapshotFields,
    }),
    'shelves',
  );
  await ensureIndexes([parcels, storageBins]);
  return {
    environment,
    connection,
    parcels,
    storageBins,
    close: async () => {
      await connection.dropDatabase();
      await connection.close();
    },
  };
};

const at = new Date('2026-11-21T06:00:00Z');

export const buildMovedEntry = (key: string, seq: number): OutboxEntry =>
  createOutboxEntry(shipmentMoved, { key, seq, data: { step: seq }, occurredAt: at });
