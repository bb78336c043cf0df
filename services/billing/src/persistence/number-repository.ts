import { aggregateSchema, guard, insertAggregate, writeGuarded } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { NumberStore } from '../application/ports/bills.ts';

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
const triesMax = 200;

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

export const numberRepository = (
  model: Model<CounterDocument>,
  clock: () => Date,
): NumberStore => ({
  take: async ({ series, billKey }, isNumbered) => {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const counter = await model.findById(series).lean<CounterDocument | null>();
      if (!counter) {
        await insertAggregate(model, { _id: series, next: 1, taken: {} });
        continue;
      }
      const known = counter.taken[billKey];
      if (known) return known.place;
      if (await isNumbered()) return null;
      const taken = `taken.${billKey}`;
      if (
        await writeGuarded(model, {
          id: series,
          guard: { next: counter.next, [taken]: { $exists: false } },
          inc: { next: 1 },
          set: { [taken]: { place: counter.next, at: clock() } },
        })
      )
        return counter.next;
    }
    throw new Error(`series ${series} is too busy`);
  },
  remembered: async (before, limit) => {
    const counters = await model.find(guard({})).lean<CounterDocument[]>();
    const places = counters.flatMap(({ _id, taken }) =>
      Object.entries(taken)
        .filter(([, { at }]) => at < before)
        .map(([billKey, { place }]) => ({ series: _id, billKey, place })),
    );
    return places.slice(0, limit);
  },
  forget: async (places) => {
    for (const series of new Set(places.map((one) => one.series))) {
      await writeGuarded(model, {
        id: series,
        unset: places
          .filter((one) => one.series === series)
          .map(({ billKey }) => `taken.${billKey}`),
      });
    }
  },
});
