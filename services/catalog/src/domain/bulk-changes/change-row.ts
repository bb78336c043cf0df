import type { Paise } from '@tokri/contracts/money';
import type { DatedRate, Item, ListingStatus } from '../items/item.ts';

/** The values of one item or price before and after a bulk change. */
export type ChangeRow =
  | {
      readonly kind: 'price';
      readonly itemId: number;
      readonly unitId: number;
      readonly partyId: number;
      readonly fromDate: string;
      /** The rate that applied on that date when the change was prepared. */
      readonly before: DatedRate | null;
      readonly ratePaise: Paise;
      readonly mrpPaise: Paise;
      /** The row of an imported file; 0 without a file. */
      readonly fileRow: number;
    }
  | {
      readonly kind: 'tax';
      readonly itemId: number;
      readonly fromDate: string;
      readonly before: number;
      readonly after: number;
      /** Whether a tax rate from the same date was replaced. */
      readonly hasReplaced: boolean;
    }
  | {
      readonly kind: 'status';
      readonly itemId: number;
      readonly before: ListingStatus;
      readonly after: ListingStatus;
    }
  | {
      readonly kind: 'category';
      readonly itemId: number;
      readonly before: number;
      readonly after: number;
    }
  | {
      readonly kind: 'hsn';
      readonly itemId: number;
      readonly before: string;
      readonly after: string;
    };

export type RowOf<Kind extends ChangeRow['kind']> = Extract<ChangeRow, { readonly kind: Kind }>;

export const rowProblemCodes = [
  'rate-above-mrp',
  'price-not-positive',
  'changed-meanwhile',
  'declarations-missing',
  'no-earlier-price',
  'no-price',
  'item-deleted',
  'unknown-unit',
  'unknown-item-type',
  'date-past',
] as const;

export interface RowProblem {
  readonly code: (typeof rowProblemCodes)[number];
  /** What the message names, such as the price and the MRP in rupees. */
  readonly texts: Readonly<Record<string, string>>;
}

export const rowProblem = (
  code: RowProblem['code'],
  texts: RowProblem['texts'] = {},
): RowProblem => ({ code, texts });

export type RowResult = { readonly item: Item } | { readonly problem: RowProblem };

export const rowRefused = (
  code: RowProblem['code'],
  texts: RowProblem['texts'] = {},
): RowResult => ({ problem: rowProblem(code, texts) });
