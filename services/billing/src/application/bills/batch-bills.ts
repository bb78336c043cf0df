import { checkReportSpan, maxBatchBills } from '@tokri/contracts/orders';
import { ProblemError } from '@tokri/contracts/problems';
import type { Bill } from '../../domain/bills/bill.ts';
import type { BillKey, BillSpan, BillStore } from '../ports/bills.ts';

/** The documents of one file in its order: at most one more than a file takes. */
export type BillBatch = readonly number[];

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

const toBatch = (keys: readonly BillKey[]): BillBatch =>
  [...keys]
    .sort((a, b) => compareTexts(a.date, b.date) || compareTexts(a.number, b.number))
    .slice(0, maxBatchBills + 1)
    .map(({ billId }) => billId);

/** @throws ProblemError `bad-input` about `ToDate` for too many days */
export const findBillsOfSpan = async (
  { bills }: { readonly bills: Pick<BillStore, 'listKeys'> },
  span: BillSpan,
): Promise<BillBatch> => {
  checkReportSpan(span.fromDate, span.toDate);
  return toBatch(await bills.listKeys(span, maxBatchBills + 1));
};

export const findBillsOfOrders = async (
  { bills }: { readonly bills: Pick<BillStore, 'listByOrders'> },
  orderIds: readonly number[],
): Promise<BillBatch> => toBatch(await bills.listByOrders(orderIds));

/** Few enough to be read at once, and so many that the store is asked seldom. */
const readAtOnce = 20;

export async function* readBatch(
  { bills }: { readonly bills: Pick<BillStore, 'findByIds'> },
  batch: BillBatch,
): AsyncGenerator<Bill> {
  for (let start = 0; start < batch.length; start += readAtOnce) {
    const ids = batch.slice(start, start + readAtOnce);
    const found = new Map((await bills.findByIds(ids)).map((bill) => [bill.billId, bill]));
    for (const id of ids) {
      const bill = found.get(id);
      // The file breaks off rather than leave a document out.
      if (!bill) throw new ProblemError('not-found');
      yield bill;
    }
  }
}
