import {
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { Clock } from '@tokri/service-kit/use-case';
import { Schema, type Connection, type Model } from 'mongoose';
import type { BillNumberStore } from '../../application/ports/bills.ts';

/**
 * `taken` holds a number until its bill carries it. A worker without an entry reads the bill after
 * the counter: either the bill has its number, or a concurrent allocation fails the version check
 * on `next`. Correctness does not depend on time.
 */
export interface CounterDocument {
  readonly _id: string;
  readonly rev: number;
  readonly next: number;
  readonly taken: Readonly<Record<string, { readonly place: number; readonly at: Date }>>;
}

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

const createAllocator =
  (model: Model<CounterDocument>, clock: Clock): BillNumberStore['allocate'] =>
  async ({ series, billKey }, isNumbered) => {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const counter = await model.findById(series).lean<CounterDocument | null>();
      if (!counter) {
        await insertAggregate(model, { _id: series, next: 1, taken: {} });
        continue;
      }
      const allocated = counter.taken[billKey]?.place;
      if (allocated !== undefined) return allocated;
      if (await isNumbered()) return null;
      const allocationPath = `taken.${billKey}`;
      if (
        await conditionalUpdate(model, {
          id: series,
          precondition: { next: counter.next, [allocationPath]: { $exists: false } },
          inc: { next: 1 },
          set: { [allocationPath]: { place: counter.next, at: clock() } },
        })
      )
        return counter.next;
    }
    throw new Error(`series ${series} is too busy`);
  };

export const createBillNumberRepository = (
  model: Model<CounterDocument>,
  clock: Clock,
): BillNumberStore => ({
  allocate: createAllocator(model, clock),
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
