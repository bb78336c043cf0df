import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { BillSpan, BillStore } from '../../application/ports/bills.ts';
import { monthOf, toIssuedBills, type BillDocument } from './bill-document.ts';

/** `2026-12` follows `2026-11`. */
const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

const monthsOf = ({ fromDate, toDate }: BillSpan): readonly string[] => {
  const months: string[] = [];
  for (let month = monthOf(fromDate); month <= monthOf(toDate); month = nextMonth(month))
    months.push(month);
  return months;
};

/** Bills from before the mark `month` have none, and only their date tells. */
const toFilter = (span: BillSpan) =>
  trustedFilter({
    ...(span.partyId === null
      ? { month: { $in: [...monthsOf(span), null] } }
      : { partyId: span.partyId }),
    'bill.date': { $gte: span.fromDate, $lte: span.toDate },
    number: { $ne: null },
  });

export const createBillKeyQueries = (model: Model<BillDocument>): Pick<BillStore, 'listKeys'> => ({
  listKeys: async (span, limit) =>
    toIssuedBills(
      await model
        .find(toFilter(span))
        .select({ billId: 1, number: 1, 'bill.billId': 1, 'bill.date': 1 })
        .limit(limit)
        .lean<BillDocument[]>(),
    ).map(({ billId, number, date }) => ({ billId, number, date })),
});
