import { aggregateSchema, guard, insertAggregate, writeGuarded } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { NumberStore } from '../application/ports.ts';

/**
 * Counter of one series. `taken` keeps which bill has which number until no worker of that time can still be under way: one that comes
 * late finds its number there and takes no second, so there is neither a gap nor a double (reliability.md 1.2).
 */
export interface CounterDocument {
  readonly _id: string;
  readonly rev: number;
  readonly next: number;
  readonly taken: Readonly<Record<string, { readonly place: number; readonly at: Date }>>;
}

/** Others are faster at most this often in a row; each time one of them has its number. */
const triesMax = 200;

export const counterModel = (connection: Connection): Model<CounterDocument> => connection.model<CounterDocument>('bill_counter', aggregateSchema<CounterDocument>({
  _id: String, rev: { type: Number, default: 0 }, next: Number, taken: { type: Schema.Types.Mixed, default: () => ({}) },
}), 'bill_counters');

export const numberRepository = (model: Model<CounterDocument>, clock: () => Date): NumberStore => ({
  take: async (series, billKey) => {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const counter = await model.findById(series).lean<CounterDocument | null>();
      if (!counter) {
        await insertAggregate(model, { _id: series, next: 1, taken: {} });
        continue;
      }
      const known = counter.taken[billKey];
      if (known) return known.place;
      const taken = `taken.${billKey}`;
      if (await writeGuarded(model, { id: series, guard: { next: counter.next, [taken]: { $exists: false } }, inc: { next: 1 }, set: { [taken]: { place: counter.next, at: clock() } } })) return counter.next;
    }
    throw new Error(`series ${series} is too busy`);
  },
  forgetTaken: async (before) => {
    let forgotten = 0;
    for (const { _id, taken } of await model.find(guard({})).lean<CounterDocument[]>()) {
      const old = Object.entries(taken).filter(([, { at }]) => at < before).map(([key]) => `taken.${key}`);
      if (old.length > 0) await writeGuarded(model, { id: _id, unset: old });
      forgotten += old.length;
    }
    return forgotten;
  },
});
