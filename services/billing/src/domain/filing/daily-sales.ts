import type { BillKind } from '@tokri/contracts/orders';
import { isPartOfConsolidated } from '../bills/small-bill.ts';
import type { OutwardDocument } from './outward-document.ts';
import {
  mergeEntries,
  toDocumentEntries,
  voucherTypeOf,
  type Voucher,
  type VoucherEntry,
} from './tally-voucher.ts';

interface DailySales {
  readonly kind: BillKind;
  readonly date: string;
  readonly first: string;
  readonly last: string;
  readonly count: number;
  readonly entries: readonly VoucherEntry[];
}

/** One voucher for each day and kind of document of buyers without an account. */
export const createDailySales = () => {
  const days = new Map<string, DailySales>();
  const consolidatedNumbers = new Set<string>();
  return {
    add: (document: OutwardDocument): void => {
      const { kind, date, number } = document.bill;
      const key = `${date}/${kind}`;
      const day = days.get(key);
      const entries = toDocumentEntries(document);
      const isCounted = consolidatedNumbers.has(number);
      if (isPartOfConsolidated(document.bill)) consolidatedNumbers.add(number);
      days.set(key, {
        kind,
        date,
        first: day && day.first < number ? day.first : number,
        last: day && day.last > number ? day.last : number,
        count: (day?.count ?? 0) + (isCounted ? 0 : 1),
        entries: mergeEntries([...(day?.entries ?? []), ...entries]),
      });
    },
    list: (): readonly Voucher[] =>
      [...days.values()]
        .sort((a, b) => a.date.localeCompare(b.date) || a.kind.localeCompare(b.kind))
        .map(({ kind, date, first, last, count, entries }) => ({
          type: voucherTypeOf(kind),
          number: `${first.split('/')[0]}/${date}`,
          date,
          entries,
          narration: `${count} documents, ${first} to ${last}`,
        })),
  };
};
