import {
  aggregateFields,
  aggregateSchema,
  guard,
  idAllocator,
  insertAggregate,
  writeGuarded,
  type AggregateDocument,
} from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import { Schema, type Connection, type Model } from 'mongoose';
import type { BillStore } from '../application/ports/bills.ts';
import type { Clock } from '../application/ports/clock.ts';
import { openPaise } from '../domain/account.ts';
import type { Bill, DraftBill } from '../domain/bill.ts';

export interface BillDocument extends AggregateDocument {
  /** `bill:<order>:<kind>`, `credit:<order>:<bill>` or, of former books, `old:<number>`: a document exists once however often its cause is told. */
  readonly _id: string;
  readonly billId: number;
  readonly orderId: number;
  readonly bill: DraftBill;
  readonly number: string | null;
  /** Whose account it stands on while something is due, absent otherwise. */
  readonly outstandingOf?: number;
}

export const billModel = (connection: Connection): Model<BillDocument> => {
  const schema = aggregateSchema<BillDocument>({
    _id: String,
    ...aggregateFields,
    billId: { type: Number, unique: true },
    orderId: { type: Number, index: true },
    bill: Schema.Types.Mixed,
    number: String,
    outstandingOf: { type: Number, index: true },
  });
  return connection.model<BillDocument>('bill', schema, 'bills');
};

/** Documents without a number are not there yet for who reads. */
const issued = (documents: readonly BillDocument[]): Bill[] =>
  documents.flatMap(({ bill, number }) => (number === null ? [] : [{ ...bill, number }]));

export interface BillRepositoryNeeds {
  readonly connection: Connection;
  readonly model: Model<BillDocument>;
  readonly entryOf: (
    bill: Bill,
    at: { readonly seq: number; readonly occurredAt: Date },
  ) => OutboxEntry;
  readonly clock: Clock;
}

/** Bills in MongoDB, one document each: kept for 72 months after the year's return (facts.md 3.1). */
export const billRepository = ({
  connection,
  model,
  entryOf,
  clock,
}: BillRepositoryNeeds): BillStore => {
  const of = (filter: Record<string, unknown>) => model.find(guard(filter)).lean<BillDocument[]>();
  return {
    nextId: idAllocator({ connection, name: 'bill' }),
    ofOrder: async (orderId) => issued(await of({ orderId })),
    byId: async (billId) => issued(await of({ billId }))[0] ?? null,
    outstanding: async (partyId, { page, pageSize }) => {
      const open = guard({ outstandingOf: partyId });
      const [documents, total] = await Promise.all([
        model
          .find(open)
          .sort({ 'bill.date': 1, _id: 1 })
          .skip((page - 1) * pageSize)
          .limit(pageSize)
          .lean<BillDocument[]>(),
        model.countDocuments(open),
      ]);
      return { bills: issued(documents), total };
    },
    duePaise: async (partyId) => {
      let sumPaise = 0;
      const open = model
        .find(guard({ outstandingOf: partyId }), {
          'bill.totals.payablePaise': 1,
          'bill.account.paidPaise': 1,
        })
        .lean<BillDocument[]>();
      for await (const { bill } of open.cursor()) sumPaise += openPaise(bill);
      return sumPaise;
    },
    keepOld: async ({ number, ...bill }) => {
      const key = `old:${number}`;
      const isOpen = openPaise(bill) > 0;
      if (
        (await insertAggregate(model, {
          _id: key,
          billId: bill.billId,
          orderId: bill.orderId,
          bill,
          number,
          ...(isOpen ? { outstandingOf: bill.partyId } : {}),
        })) === 'inserted'
      )
        return { ...bill, number };
      const [known] = issued(await of({ _id: key }));
      if (!known) throw new Error(`${key} is neither new nor there`);
      return known;
    },
    draft: async (key, bill) => {
      if (
        (await insertAggregate(model, {
          _id: key,
          billId: bill.billId,
          orderId: bill.orderId,
          bill,
          number: null,
        })) === 'inserted'
      )
        return { key, bill, number: null };
      const [known] = await of({ _id: key });
      if (!known) throw new Error(`${key} is neither new nor there`);
      return { key, bill: known.bill, number: known.number };
    },
    numbered: async (keys) =>
      new Set(
        (await of({ _id: { $in: [...keys] } }))
          .filter(({ number }) => number !== null)
          .map(({ _id }) => _id),
      ),
    issue: async (key, number) => {
      const [draft] = await of({ _id: key });
      if (draft)
        await writeGuarded(model, {
          id: key,
          guard: { number: null },
          set: { number },
          publish: [entryOf({ ...draft.bill, number }, { seq: 1, occurredAt: clock() })],
        });
    },
  };
};
