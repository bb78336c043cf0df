import { hourMs } from '@tokri/contracts/dates';
import { isNote } from '@tokri/contracts/orders';
import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { BillDocument } from '../bills/bill-document.ts';
import type { SaleDocument } from '../bills/sale-repository.ts';
import type { PaymentDocument } from './payment-document.ts';

const maxReadMs = 2_000;
const maxComparedBills = 300;
const maxDueRefunds = 500;

export interface PaymentFigures {
  /** Opened more than an hour ago and authorized, but neither captured nor released. */
  countUndecided(now: Date): Promise<number>;
  /** Since this process first saw it: no document says since when a refund has been due. */
  oldestDueRefundMs(now: Date): Promise<number>;
  sumDifferencesPaise(): Promise<Readonly<Record<'bill-order' | 'payment-bill', number>>>;
}

interface Models {
  readonly payments: Model<PaymentDocument>;
  readonly bills: Model<BillDocument>;
  readonly sales: Model<SaleDocument>;
}

const createRefundAges = (payments: Model<PaymentDocument>) => {
  let firstSeenMs: ReadonlyMap<string, number> = new Map();
  return async (now: Date): Promise<number> => {
    const due = await payments
      .find(trustedFilter({ todo: 1, 'payment.refunds.state': 'due' }))
      .select({ _id: 1 })
      .limit(maxDueRefunds)
      .maxTimeMS(maxReadMs)
      .lean<Pick<PaymentDocument, '_id'>[]>();
    const nowMs = now.getTime();
    firstSeenMs = new Map(due.map(({ _id }) => [_id, firstSeenMs.get(_id) ?? nowMs]));
    return nowMs - Math.min(nowMs, ...firstSeenMs.values());
  };
};

const sumBillsByOrder = (bills: readonly BillDocument[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const { orderId, bill } of bills)
    if (!isNote(bill.kind)) sums.set(orderId, (sums.get(orderId) ?? 0) + bill.totals.payablePaise);
  return sums;
};

/** Of the newest bills: what they add up to, what the orders cost, and what the shop keeps. */
const readAmounts = async ({ payments, bills, sales }: Models) => {
  const newest = await bills
    .find(trustedFilter({ orderId: { $gt: 0 } }))
    .sort({ billId: -1 })
    .limit(maxComparedBills)
    .select({ orderId: 1 })
    .maxTimeMS(maxReadMs)
    .lean<Pick<BillDocument, 'orderId'>[]>();
  const orderIds = [...new Set(newest.map(({ orderId }) => orderId))];
  const [billDocuments, saleDocuments, paymentDocuments] = await Promise.all([
    bills
      .find(trustedFilter({ orderId: { $in: orderIds } }))
      .select({ orderId: 1, 'bill.kind': 1, 'bill.totals.payablePaise': 1 })
      .maxTimeMS(maxReadMs)
      .lean<BillDocument[]>(),
    sales
      .find(trustedFilter({ _id: { $in: orderIds } }))
      .select({ 'sold.payablePaise': 1 })
      .maxTimeMS(maxReadMs)
      .lean<SaleDocument[]>(),
    payments
      .find(trustedFilter({ _id: { $in: orderIds.map((orderId) => `pay:${orderId}`) } }))
      .select({ 'payment.orderId': 1, 'payment.state': 1, 'payment.retainedPaise': 1 })
      .maxTimeMS(maxReadMs)
      .lean<PaymentDocument[]>(),
  ]);
  return { billedPaise: sumBillsByOrder(billDocuments), saleDocuments, paymentDocuments };
};

export const createPaymentFigures = (models: Models): PaymentFigures => ({
  countUndecided: (now) =>
    models.payments
      .countDocuments(
        trustedFilter({
          watch: 1,
          'payment.state': 'authorized',
          openedAt: { $lte: new Date(now.getTime() - hourMs) },
        }),
      )
      .maxTimeMS(maxReadMs)
      .exec(),
  oldestDueRefundMs: createRefundAges(models.payments),
  sumDifferencesPaise: async () => {
    const { billedPaise, saleDocuments, paymentDocuments } = await readAmounts(models);
    const differences = { 'bill-order': 0, 'payment-bill': 0 };
    for (const { _id, sold } of saleDocuments)
      differences['bill-order'] += Math.abs((billedPaise.get(_id) ?? 0) - sold.payablePaise);
    // Less than the bill is right: staff refund a part as a courtesy.
    for (const { payment } of paymentDocuments)
      if (payment.state === 'captured')
        differences['payment-bill'] += Math.max(
          0,
          (payment.retainedPaise ?? 0) - (billedPaise.get(payment.orderId) ?? 0),
        );
    return differences;
  },
});
