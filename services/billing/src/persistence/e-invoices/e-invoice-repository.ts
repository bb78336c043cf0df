import {
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { EInvoiceStore } from '../../application/ports/e-invoices.ts';
import type { EInvoice } from '../../domain/e-invoices/e-invoice.ts';
import type { BillDocument } from '../bills/bill-document.ts';

interface EInvoiceDocument extends Omit<EInvoice, 'dueAt'> {
  readonly _id: string;
  readonly rev: number;
  readonly dueAt?: Date;
  readonly queuedAt: Date;
}

export const eInvoiceModel = (connection: Connection): Model<EInvoiceDocument> =>
  connection.model<EInvoiceDocument>(
    'e_invoice',
    aggregateSchema<EInvoiceDocument>({
      _id: String,
      rev: { type: Number, default: 0 },
      billId: { type: Number, unique: true },
      attempts: Number,
      dueAt: { type: Date, index: true },
      queuedAt: Date,
      registration: { type: Schema.Types.Mixed, default: null },
      failure: { type: Schema.Types.Mixed, default: null },
      cancellation: { type: Schema.Types.Mixed, default: null },
    }),
    'e_invoices',
  );

const toId = (billId: number): string => `bill:${billId}`;

const toEInvoice = ({
  billId,
  attempts,
  dueAt,
  registration,
  failure,
  cancellation,
}: EInvoiceDocument): EInvoice => ({
  billId,
  attempts,
  dueAt: dueAt ?? null,
  registration,
  failure,
  cancellation,
});

const billQueue = (
  bills: Model<BillDocument>,
): Pick<EInvoiceStore, 'listUnqueued' | 'markQueued'> => ({
  listUnqueued: async (limit) => {
    const found = await bills
      .find(trustedFilter({ eInvoiceDue: 1 }))
      .limit(limit)
      .lean<BillDocument[]>();
    return found.flatMap(({ bill, number }) => (number === null ? [] : [{ ...bill, number }]));
  },
  markQueued: async (billId) => {
    await bills.updateOne(trustedFilter({ billId }), { $unset: { eInvoiceDue: '' } });
  },
});

type Writer = Pick<EInvoiceStore, 'saveRegistration' | 'saveFailure' | 'saveCancellation'>;
const createWriter = (model: Model<EInvoiceDocument>): Writer => ({
  saveRegistration: async (billId, registration) => {
    await conditionalUpdate(model, {
      id: toId(billId),
      precondition: { registration: null },
      set: { registration, failure: null },
      unset: ['dueAt'],
    });
  },
  saveFailure: async (billId, { failure, dueAt }) => {
    await conditionalUpdate(model, {
      id: toId(billId),
      precondition: { registration: null },
      set: { failure, dueAt },
    });
  },
  saveCancellation: async (billId, cancellation) => {
    await conditionalUpdate(model, {
      id: toId(billId),
      precondition: { cancellation: null },
      set: { cancellation },
    });
  },
});

type Reader = Pick<EInvoiceStore, 'oldestWaitingSince' | 'find' | 'findByBillIds'>;
const createReader = (model: Model<EInvoiceDocument>): Reader => ({
  oldestWaitingSince: async () => {
    const [oldest] = await model
      .find(trustedFilter({ dueAt: { $gte: new Date(0) } }))
      .sort({ queuedAt: 1 })
      .limit(1)
      .lean<EInvoiceDocument[]>();
    return oldest?.queuedAt ?? null;
  },
  find: async (billId) => {
    const document = await model.findById(toId(billId)).lean<EInvoiceDocument | null>();
    return document && toEInvoice(document);
  },
  findByBillIds: async (billIds) => {
    if (billIds.length === 0) return new Map();
    const found = await model
      .find(trustedFilter({ billId: { $in: [...billIds] } }))
      .lean<EInvoiceDocument[]>();
    return new Map(found.map((document) => [document.billId, toEInvoice(document)]));
  },
});

export const createEInvoiceRepository = ({
  bills,
  eInvoices: model,
}: {
  readonly bills: Model<BillDocument>;
  readonly eInvoices: Model<EInvoiceDocument>;
}): EInvoiceStore => ({
  ...billQueue(bills),
  ...createWriter(model),
  ...createReader(model),
  insert: async (billId, dueAt) => {
    await insertAggregate(model, {
      _id: toId(billId),
      billId,
      attempts: 0,
      dueAt,
      queuedAt: dueAt,
    });
  },
  listDue: async (now, limit) =>
    (
      await model
        .find(trustedFilter({ dueAt: { $lte: now } }))
        .sort({ dueAt: 1 })
        .limit(limit)
        .lean<EInvoiceDocument[]>()
    ).map(toEInvoice),
  claim: async ({ billId, dueAt }, until) =>
    (await conditionalUpdate(model, {
      id: toId(billId),
      precondition: { dueAt },
      set: { dueAt: until },
      inc: { attempts: 1 },
    })) !== null,
});
