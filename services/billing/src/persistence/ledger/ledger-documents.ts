import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { LedgerDocument, LedgerDocuments } from '../../application/ports/ledger.ts';
import { toAdjustment, type AdjustmentDocument } from './adjustment-repository.ts';
import type { BillDocument } from '../bills/bill-document.ts';
import type { SaleDocument } from '../bills/sale-repository.ts';
import {
  toPartyPayment,
  type PartyPaymentDocument,
} from '../party-payments/party-payment-document.ts';
import { toPayment, type PaymentDocument } from '../payments/payment-document.ts';
import { toPaymentIds } from '../payments/payment-repository.ts';

interface Models {
  readonly adjustments: Model<AdjustmentDocument>;
  readonly bills: Model<BillDocument>;
  readonly partyPayments: Model<PartyPaymentDocument>;
  readonly payments: Model<PaymentDocument>;
  readonly sales: Model<SaleDocument>;
}

interface PartyFields {
  readonly partyId: number;
}

const unmarked = { partyId: { $exists: false } };

/** Payments did not store the party, but their orders do. */
const markSales = async ({ sales, payments }: Models, limit: number): Promise<boolean> => {
  const found = await sales
    .find(trustedFilter(unmarked))
    .select({ 'sold.partyId': 1 })
    .limit(limit)
    .lean<SaleDocument[]>();
  for (const { _id, sold } of found) {
    const { partyId = 0 } = sold;
    if (partyId > 0)
      await payments.updateMany(trustedFilter({ _id: { $in: toPaymentIds(_id) }, ...unmarked }), {
        $set: { partyId, 'payment.partyId': partyId, ledgerDue: 1 },
        $inc: { rev: 1 },
      });
    await sales.updateOne(trustedFilter({ _id, ...unmarked }), { $set: { partyId } });
  }
  return found.length < limit;
};

const markBills = async ({ bills }: Models, limit: number): Promise<boolean> => {
  const found = await bills
    .find(trustedFilter(unmarked))
    .select({ 'bill.partyId': 1, number: 1 })
    .limit(limit)
    .lean<BillDocument[]>();
  for (const { _id, bill, number } of found) {
    const { partyId = 0 } = bill;
    const due = partyId > 0 && number !== null ? { ledgerDue: 1 } : {};
    await bills.updateOne(trustedFilter({ _id, ...unmarked }), { $set: { partyId, ...due } });
  }
  return found.length < limit;
};

const toBillDocuments = (documents: readonly BillDocument[]): readonly LedgerDocument[] =>
  documents.flatMap(({ _id, bill, number }): readonly LedgerDocument[] =>
    number === null
      ? []
      : [{ kind: 'bill', id: _id, partyId: bill.partyId, bill: { ...bill, number } }],
  );

const toPaymentDocuments = async (
  { sales }: Models,
  documents: readonly PaymentDocument[],
): Promise<readonly LedgerDocument[]> => {
  const orderIds = documents.map(({ payment }) => payment.orderId);
  const found = await sales
    .find(trustedFilter({ _id: { $in: orderIds } }))
    .select({ 'sold.transactionNumber': 1 })
    .lean<SaleDocument[]>();
  const numbers = new Map(found.map(({ _id, sold }) => [_id, sold.transactionNumber]));
  return documents.map(({ _id, rev, partyId = 0, payment }) => ({
    kind: 'payment',
    id: _id,
    partyId,
    rev,
    payment: toPayment(payment),
    transactionNumber: numbers.get(payment.orderId) ?? '',
  }));
};

const toAdjustmentDocuments = (
  documents: readonly AdjustmentDocument[],
): readonly LedgerDocument[] =>
  documents.map((document) => ({
    kind: 'adjustment',
    id: document._id,
    partyId: document.partyId,
    adjustment: toAdjustment(document),
  }));

const toPartyPaymentDocuments = (
  documents: readonly PartyPaymentDocument[],
): readonly LedgerDocument[] =>
  documents.map((document) => ({
    kind: 'party-payment',
    id: document._id,
    partyId: document.partyId,
    rev: document.rev,
    payment: toPartyPayment(document),
  }));

const createMarkRemover =
  ({ adjustments, bills, partyPayments, payments }: Models): LedgerDocuments['clearDue'] =>
  async (documents) => {
    const unset = { $unset: { ledgerDue: '' } };
    for (const document of documents) {
      const { id } = document;
      if (document.kind === 'payment')
        await payments.updateOne(trustedFilter({ _id: id, rev: document.rev }), unset);
      else if (document.kind === 'party-payment')
        await partyPayments.updateOne(trustedFilter({ _id: id, rev: document.rev }), unset);
      else if (document.kind === 'bill') await bills.updateOne(trustedFilter({ _id: id }), unset);
      else await adjustments.updateOne(trustedFilter({ _id: id }), unset);
    }
  };

export const createLedgerDocuments = (models: Models): LedgerDocuments => {
  const { adjustments, bills, partyPayments, payments } = models;
  const find = async (
    filter: Record<string, unknown>,
    limit = 0,
  ): Promise<readonly LedgerDocument[]> => [
    ...toBillDocuments(await bills.find(trustedFilter(filter)).limit(limit).lean<BillDocument[]>()),
    ...toAdjustmentDocuments(
      await adjustments.find(trustedFilter(filter)).limit(limit).lean<AdjustmentDocument[]>(),
    ),
    ...toPartyPaymentDocuments(
      await partyPayments.find(trustedFilter(filter)).limit(limit).lean<PartyPaymentDocument[]>(),
    ),
    ...(await toPaymentDocuments(
      models,
      await payments.find(trustedFilter(filter)).limit(limit).lean<PaymentDocument[]>(),
    )),
  ];
  return {
    markParties: async (limit) => {
      const areSalesMarked = await markSales(models, limit);
      return (await markBills(models, limit)) && areSalesMarked;
    },
    listDue: (limit) => find({ ledgerDue: 1 }, limit),
    listByParty: (partyId) => find({ partyId }),
    listPartyIds: async () => {
      const ofParty = trustedFilter({ partyId: { $gt: 0 } });
      const partyOnly = { _id: 0, partyId: 1 } as const;
      const found = [
        ...(await bills.find(ofParty).select(partyOnly).lean<PartyFields[]>()),
        ...(await adjustments.find(ofParty).select(partyOnly).lean<PartyFields[]>()),
        ...(await partyPayments.find(ofParty).select(partyOnly).lean<PartyFields[]>()),
        ...(await payments.find(ofParty).select(partyOnly).lean<PartyFields[]>()),
      ];
      return [...new Set(found.map(({ partyId }) => partyId))];
    },
    clearDue: createMarkRemover(models),
  };
};
