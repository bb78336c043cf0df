import {
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { BillNumberStore } from '../../application/ports/bills.ts';

/**
 * Counter of one series. `taken` holds the place of each bill from the write that takes it until the bill itself carries the number (reliability.md 1.2).
 * A worker that finds no place there reads the bill once more, after the counter: was its place forgotten, the bill carries the number by then; and did somebody take
 * a place in between, the guard on `next` fails. So no clock has a part in it.
 */
export interface CounterDocument {
  readonly _id: string;
  readonly rev: number;
  /** The place that the next bill takes. */
  readonly next: number;
  readonly taken: Readonly<Record<string, { readonly place: number; readonly at: Date }>>;
}

/** Others are faster at most this often in a row; each time one of them has its number. */
const maxAttempts = 200;

export const counterModel = (connection: Connection): Model<CounterDocument> =>
  connection.model<CounterDocument>(
    'bill_counter',
    aggregateSchema<CounterDocument>({
      _id: String,
      rev: { type: Number, default: 0 },
      next: Number,
      taken: { type: Schema.Types.Mixed, default: () => ({}) },
    }),
    'bill_counters',
  );

export const billNumberRepository = (
  model: Model<CounterDocument>,
  clock: () => Date,
): BillNumberStore => ({
  allocate: async ({ series, billKey }, isNumbered) => {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const counter = await model.findById(series).lean<CounterDocument | null>();
      if (!counter) {
        await insertAggregate(model, { _id: series, next: 1, taken: {} });
        continue;
      }
      const existing = counter.taken[billKey];
      if (existing) return existing.place;
      if (await isNumbered()) return null;
      const takenPath = `taken.${billKey}`;
      if (
        await conditionalUpdate(model, {
          id: series,
          precondition: { next: counter.next, [takenPath]: { $exists: false } },
          inc: { next: 1 },
          set: { [takenPath]: { place: counter.next, at: clock() } },
        })
      )
        return counter.next;
    }
    throw new Error(`series ${series} is too busy`);
  },
  listAllocated: async (before, limit) => {
    const counters = await model.find(trustedFilter({})).lean<CounterDocument[]>();
    const allocations = counters.flatMap(({ _id, taken }) =>
      Object.entries(taken)
        .filter(([, { at }]) => at < before)
        .map(([billKey, { place }]) => ({
          series: _id,
          billKey,
          sequenceNumber: place,
        })),
    );
    return allocations.slice(0, limit);
  },
  release: async (allocations) => {
    for (const series of new Set(allocations.map((allocation) => allocation.series))) {
      await conditionalUpdate(model, {
        id: series,
        unset: allocations
          .filter((allocation) => allocation.series === series)
          .map(({ billKey }) => `taken.${billKey}`),
      });
    }
  },
});
