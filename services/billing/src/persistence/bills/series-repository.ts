import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { IssuedNumbers, SeriesStore } from '../../application/ports/bill-series.ts';
import type { PartyPaymentDocument } from '../party-payments/party-payment-document.ts';
import type { BillDocument } from './bill-document.ts';
import type { ConsolidatedBillDocument } from './consolidated-bill-repository.ts';
import type { CounterDocument } from './bill-number-repository.ts';

interface Models {
  readonly counters: Model<CounterDocument>;
  readonly bills: Model<BillDocument>;
  readonly consolidatedBills: Model<ConsolidatedBillDocument>;
  readonly partyPayments: Model<PartyPaymentDocument>;
}

/** `0` is the character after `/`, so these are all numbers of the series. */
const numbersOf = (seriesName: string) =>
  trustedFilter({ number: { $gte: `${seriesName}/`, $lt: `${seriesName}0` } });

/**
 * Parts of a consolidated bill share its number, so it counts in their place. Numbers of a series have
 * the same length, so the last text is the last number.
 */
const readBills = async (
  { bills, consolidatedBills }: Pick<Models, 'bills' | 'consolidatedBills'>,
  name: string,
): Promise<IssuedNumbers> => {
  const filter = numbersOf(name);
  const [count, consolidatedCount, [last]] = await Promise.all([
    bills.countDocuments({ ...filter, ...trustedFilter({ consolidatedKey: { $exists: false } }) }),
    consolidatedBills.countDocuments(filter),
    bills
      .find(filter)
      .select({ number: 1, 'bill.date': 1 })
      .sort({ number: -1 })
      .limit(1)
      .lean<BillDocument[]>(),
  ]);
  return {
    count: count + consolidatedCount,
    last: last?.number ? { number: last.number, date: last.bill.date } : null,
  };
};

const readReceipts = async (
  partyPayments: Model<PartyPaymentDocument>,
  name: string,
): Promise<IssuedNumbers> => {
  const filter = numbersOf(name);
  const [count, [last]] = await Promise.all([
    partyPayments.countDocuments(filter),
    partyPayments
      .find(filter)
      .select({ number: 1, 'payment.receivedOn': 1 })
      .sort({ number: -1 })
      .limit(1)
      .lean<PartyPaymentDocument[]>(),
  ]);
  return {
    count,
    last: last?.number ? { number: last.number, date: last.payment.receivedOn } : null,
  };
};

export const createSeriesRepository = (models: Models): SeriesStore => ({
  list: async () =>
    (await models.counters.find(trustedFilter({})).lean<CounterDocument[]>()).map(
      ({ _id, next, taken }) => ({ name: _id, next, waiting: Object.keys(taken).length }),
    ),
  readIssued: async (name) => {
    const [ofBills, ofReceipts] = await Promise.all([
      readBills(models, name),
      readReceipts(models.partyPayments, name),
    ]);
    return {
      count: ofBills.count + ofReceipts.count,
      last: ofBills.last ?? ofReceipts.last,
    };
  },
});
