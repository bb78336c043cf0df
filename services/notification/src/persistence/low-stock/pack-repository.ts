import {
  aggregateSchema,
  countMatching,
  createReplica,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { FallenPack, LowPackStore } from '../../application/ports/low-stock.ts';
import type { LowPack } from '../../domain/low-stock/digest.ts';
import { endedDays, expiredDays, toDayNumber } from '../retention-days.ts';

export interface PackDocument extends Omit<FallenPack, 'key'> {
  readonly _id: string;
  /** 1 until a digest names the pack or staff refill it. */
  readonly pending: number;
  /** The digest that names it; empty without one. */
  readonly digestId: string;
  readonly day: number;
}

export const packModel = (connection: Connection): Model<PackDocument> =>
  connection.model<PackDocument>(
    'low-stock-pack',
    aggregateSchema<PackDocument>({
      _id: String,
      seq: Number,
      locationId: Number,
      itemName: String,
      hindiName: String,
      unitName: String,
      fellAt: Date,
      pending: { type: Number, index: true },
      digestId: { type: String, index: true },
      day: { type: Number, index: true },
    }),
    'low-stock-packs',
  );

/** With more, the packs of another location may wait until the digest of the first is due. */
const maxListed = 1_000;

const noNames = { itemName: '', hindiName: '', unitName: '' };

export interface PackRepository extends LowPackStore {
  /** What nobody was there to read about is forgotten after a day. */
  deleteExpired(now: Date): Promise<unknown>;
}

const toPack = ({ itemName, hindiName, unitName }: PackDocument): LowPack => ({
  itemName,
  hindiName,
  unitName,
});

export const createPackRepository = (model: Model<PackDocument>): PackRepository => {
  const replica = createReplica(model);
  return {
    recordFall: ({ key, seq, ...pack }) =>
      replica.upsert(key, seq, {
        ...pack,
        pending: 1,
        digestId: '',
        day: toDayNumber(pack.fellAt),
      }),
    recordRefill: ({ key, seq, locationId, at }) =>
      replica.upsert(key, seq, {
        ...noNames,
        locationId,
        fellAt: at,
        pending: 0,
        digestId: '',
        day: toDayNumber(at),
      }),
    listPending: async () => {
      const found = await model
        .find(trustedFilter({ pending: 1 }), { locationId: 1, fellAt: 1 })
        .limit(maxListed)
        .lean<Pick<PackDocument, 'locationId' | 'fellAt'>[]>();
      const first = new Map<number, Date>();
      for (const { locationId, fellAt } of found) {
        const known = first.get(locationId);
        if (!known || fellAt < known) first.set(locationId, fellAt);
      }
      return [...first].map(([locationId, firstFallAt]) => ({ locationId, firstFallAt }));
    },
    claim: async (locationId, digestId, maxPacks) => {
      await model.updateMany(trustedFilter({ pending: 1, locationId }), {
        $set: { pending: 0, digestId },
      });
      const filter = trustedFilter({ digestId });
      const [count, packs] = await Promise.all([
        countMatching(model, filter),
        model.find(filter).sort({ fellAt: 1, _id: 1 }).limit(maxPacks).lean<PackDocument[]>(),
      ]);
      return { count, packs: packs.map(toPack) };
    },
    deleteExpired: async (now) => {
      await model.deleteMany(trustedFilter({ day: { $in: expiredDays(now) }, pending: 0 }));
      await model.deleteMany(trustedFilter({ day: { $in: endedDays(now) }, pending: 1 }));
    },
  };
};
