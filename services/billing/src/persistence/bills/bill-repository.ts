import {
  trustedFilter,
  createIdAllocator,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import { isVoucherKind } from '@tokri/contracts/orders';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type { Clock } from '@tokri/service-kit/use-case';
import type { BillStore } from '../../application/ports/bills.ts';
import { isRegistrable } from '../../domain/e-invoices/e-invoice-rules.ts';
import type { Bill, DraftBill } from '../../domain/bills/bill.ts';
import { createCreditNoteWriter, openMarker } from './bill-accounts.ts';
import { createBillCredits } from './bill-credits.ts';
import { createBillDebits } from './bill-debits.ts';
import { isHeldBack, monthOf, toIssuedBills, type BillDocument } from './bill-document.ts';
import { createBillKeyQueries } from './bill-key-queries.ts';
import { createNotePayments } from './bill-note-payments.ts';
import { createOpenBillQueries } from './open-bill-queries.ts';

const createFinder = (model: Model<BillDocument>) => (filter: Record<string, unknown>) =>
  model.find(trustedFilter(filter)).lean<BillDocument[]>();

const documentQueries = (
  findDocuments: ReturnType<typeof createFinder>,
): Pick<
  BillStore,
  'listByOrder' | 'listByOrders' | 'findById' | 'findByIds' | 'findByKeys' | 'findNumbered'
> => ({
  findNumbered: async (keys) =>
    new Set(
      (await findDocuments({ _id: { $in: [...keys] } }))
        .filter(({ number }) => number !== null)
        .map(({ _id }) => _id),
    ),
  listByOrder: async (orderId) => toIssuedBills(await findDocuments({ orderId })),
  listByOrders: async (orderIds) =>
    toIssuedBills(await findDocuments({ orderId: { $in: [...orderIds] } })),
  findById: async (billId) => toIssuedBills(await findDocuments({ billId }))[0] ?? null,
  findByIds: async (billIds) =>
    toIssuedBills(await findDocuments({ billId: { $in: [...billIds] } })),
  findByKeys: async (keys) => {
    const found = keys.length === 0 ? [] : await findDocuments({ _id: { $in: [...keys] } });
    return new Map(
      found.flatMap(({ _id, bill, number }) =>
        number === null ? [] : [[_id, { ...bill, number }]],
      ),
    );
  },
});

type NewBillFields = Pick<BillDocument, 'bill' | 'number' | 'outstandingOf' | 'consolidationGroup'>;

type StoredFields = NewBillFields & Pick<BillDocument, 'consolidatedKey' | 'isWithdrawn'>;

const toPartyFields = ({ partyId }: DraftBill, number: string | null) => ({
  partyId,
  ...(partyId > 0 && number !== null ? { ledgerDue: 1 } : {}),
});

const toIssuedFields = (bill: DraftBill, number: string) => ({
  number,
  ...openMarker(bill),
  ...toPartyFields(bill, number),
  ...(isRegistrable(bill) ? { eInvoiceDue: 1 } : {}),
});

const createInsertOrFind =
  (model: Model<BillDocument>) =>
  async (key: string, fields: NewBillFields): Promise<StoredFields> => {
    const { bill, number } = fields;
    const { billId, orderId } = bill;
    const document = {
      _id: key,
      billId,
      orderId,
      month: monthOf(bill.date),
      ...fields,
      ...toPartyFields(bill, number),
    };
    if ((await insertAggregate(model, document)) === 'inserted') return fields;
    const [existing] = await createFinder(model)({ _id: key });
    if (!existing) throw new Error(`${key} could neither be inserted nor found`);
    return existing;
  };

export interface BillRepositoryDeps {
  readonly connection: Connection;
  readonly model: Model<BillDocument>;
  readonly toOutboxEntry: (
    bill: Bill,
    at: { readonly seq: number; readonly occurredAt: Date },
  ) => OutboxEntry;
  readonly clock: Clock;
}

export const createBillRepository = ({
  connection,
  model,
  toOutboxEntry,
  clock,
}: BillRepositoryDeps): BillStore => {
  const findDocuments = createFinder(model);
  const insertOrFind = createInsertOrFind(model);
  return {
    nextId: createIdAllocator({ connection, name: 'bill' }),
    ...documentQueries(findDocuments),
    ...createOpenBillQueries(model),
    ...createBillKeyQueries(model),
    insertImported: async ({ number, ...bill }) => {
      const stored = await insertOrFind(`old:${number}`, {
        bill,
        number,
        ...openMarker(bill),
      });
      return { ...stored.bill, number };
    },
    ...createBillCredits(model),
    ...createBillDebits(model),
    ...createNotePayments(model),
    applyCreditNote: createCreditNoteWriter(model),
    insertDraft: async (key, bill, group) => {
      const stored = await insertOrFind(key, {
        bill,
        number: null,
        ...(group === undefined ? {} : { consolidationGroup: group }),
      });
      return { key, bill: stored.bill, number: stored.number, isHeldBack: isHeldBack(stored) };
    },
    issue: async (key, number) => {
      const [draft] = await findDocuments({ _id: key });
      if (draft)
        await conditionalUpdate(model, {
          id: key,
          precondition: { number: null },
          set: toIssuedFields(draft.bill, number),
          unset: ['ownBillDue'],
          publish: isVoucherKind(draft.bill.kind)
            ? []
            : [toOutboxEntry({ ...draft.bill, number }, { seq: 1, occurredAt: clock() })],
        });
    },
  };
};
