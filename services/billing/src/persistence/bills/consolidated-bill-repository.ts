import {
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { ConsolidatedBillStore } from '../../application/ports/small-bills.ts';
import type { ConsolidatedBill } from '../../domain/bills/consolidated-bill.ts';

export interface ConsolidatedBillDocument extends Omit<ConsolidatedBill, 'key'> {
  /** The key of the group with the round of the day. */
  readonly _id: string;
  readonly rev: number;
  /** 1 until all of its parts carry its number. */
  readonly unfinished?: number;
}

export const consolidatedBillModel = (connection: Connection): Model<ConsolidatedBillDocument> =>
  connection.model<ConsolidatedBillDocument>(
    'consolidated_bill',
    aggregateSchema<ConsolidatedBillDocument>({
      _id: String,
      rev: { type: Number, default: 0 },
      consolidatedId: { type: Number, unique: true },
      group: { type: String, index: true },
      kind: String,
      date: { type: String, index: true },
      placeOfSupply: String,
      seller: { type: Schema.Types.Mixed, default: null },
      memberKeys: { type: [String], default: () => [] as string[] },
      number: { type: String, index: true, default: null },
      unfinished: { type: Number, index: true },
    }),
    'consolidated_bills',
  );

const toConsolidatedBill = ({
  _id,
  rev: _rev,
  unfinished: _unfinished,
  ...bill
}: ConsolidatedBillDocument): ConsolidatedBill => ({ key: _id, ...bill });

export const createConsolidatedBillRepository = (
  model: Model<ConsolidatedBillDocument>,
): ConsolidatedBillStore => ({
  readRounds: async (group) => {
    const rounds = await model
      .find(trustedFilter({ group }))
      .select({ unfinished: 1 })
      .lean<Pick<ConsolidatedBillDocument, 'unfinished'>[]>();
    return {
      count: rounds.length,
      hasUnfinished: rounds.some(({ unfinished }) => unfinished === 1),
    };
  },
  insert: async ({ key, ...bill }) => {
    await insertAggregate(model, { _id: key, ...bill, number: null, unfinished: 1 });
  },
  listUnfinished: async (limit) =>
    (
      await model
        .find(trustedFilter({ unfinished: 1 }))
        .sort({ _id: 1 })
        .limit(limit)
        .lean<ConsolidatedBillDocument[]>()
    ).map(toConsolidatedBill),
  findNumbers: async (keys) => {
    if (keys.length === 0) return new Map();
    const found = await model
      .find(trustedFilter({ _id: { $in: [...keys] } }))
      .select({ number: 1 })
      .lean<Pick<ConsolidatedBillDocument, '_id' | 'number'>[]>();
    return new Map(found.flatMap(({ _id, number }) => (number === null ? [] : [[_id, number]])));
  },
  issue: async (key, number) => {
    await conditionalUpdate(model, { id: key, precondition: { number: null }, set: { number } });
  },
  finish: async (key) => {
    await conditionalUpdate(model, { id: key, unset: ['unfinished'] });
  },
});
