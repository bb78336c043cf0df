import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { BillStore } from '../../application/ports/bills.ts';
import { outstandingPaise, type OpenBill } from '../../domain/party-accounts/party-credit.ts';
import { toIssuedBills, type BillDocument } from './bill-document.ts';

const toOpenBill = ({ orderId, bill }: BillDocument): OpenBill => ({
  orderId,
  dueDate: bill.account?.dueDate ?? bill.date,
  outstandingPaise: outstandingPaise(bill),
});

const dueQueries = (
  model: Model<BillDocument>,
): Pick<BillStore, 'listDue' | 'listPartiesWithBillsDueOn'> => ({
  listDue: async (partyId) => {
    const documents = await model
      .find(trustedFilter({ outstandingOf: partyId }))
      .select({
        billId: 1,
        number: 1,
        orderId: 1,
        'bill.date': 1,
        'bill.totals.payablePaise': 1,
        'bill.account': 1,
      })
      .lean<BillDocument[]>();
    return documents.map((document) => ({
      billId: document.billId,
      number: document.number ?? '',
      dueDate: toOpenBill(document).dueDate,
      outstandingPaise: toOpenBill(document).outstandingPaise,
    }));
  },
  listPartiesWithBillsDueOn: async (dueDates) => {
    const due = trustedFilter({
      outstandingOf: { $gt: 0 },
      'bill.account.dueDate': { $in: [...dueDates] },
    });
    return (await model.distinct('outstandingOf', due)).flatMap((id) => id ?? []);
  },
});

const accountQueries = (
  model: Model<BillDocument>,
): Pick<
  BillStore,
  'listOutstanding' | 'listOpen' | 'listAllOpen' | 'listPartiesWithOpenBills'
> => ({
  listPartiesWithOpenBills: async (partyIds) => {
    if (partyIds.length === 0) return new Set();
    const open = trustedFilter({ outstandingOf: { $in: [...partyIds] } });
    return new Set((await model.distinct('outstandingOf', open)).flatMap((id) => id ?? []));
  },
  listOutstanding: async (partyId, { page, pageSize }) => {
    const open = trustedFilter({ outstandingOf: partyId });
    const [documents, total] = await Promise.all([
      model
        .find(open)
        .sort({ 'bill.date': 1, _id: 1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<BillDocument[]>(),
      model.countDocuments(open),
    ]);
    return { bills: toIssuedBills(documents), total };
  },
  listOpen: async (partyId) => {
    const documents = await model
      .find(trustedFilter({ outstandingOf: partyId }))
      .select({ orderId: 1, 'bill.totals.payablePaise': 1, 'bill.account': 1 })
      .lean<BillDocument[]>();
    return documents.map(toOpenBill);
  },
  listAllOpen: async () => {
    const documents = await model
      .find(trustedFilter({ outstandingOf: { $gt: 0 } }))
      .select({
        orderId: 1,
        outstandingOf: 1,
        'bill.totals.payablePaise': 1,
        'bill.account': 1,
        'bill.buyer': 1,
      })
      .lean<BillDocument[]>();
    return documents.map((document) => ({
      ...toOpenBill(document),
      partyId: document.outstandingOf ?? document.bill.partyId,
      buyer: document.bill.buyer,
    }));
  },
});

export const createOpenBillQueries = (model: Model<BillDocument>) => ({
  ...accountQueries(model),
  ...dueQueries(model),
});
