import { formatRupees, type Paise } from '@tokri/contracts/money';
import type { DatedRate, Item, ListingStatus } from '../items/item.ts';
import type { AboveMrp, PackAboveMrp } from '../rates/mrp-limit.ts';

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
    }
  | {
      readonly kind: 'stock';
      readonly itemId: number;
      readonly unitId: number;
      readonly locationId: number;
      /** Of the movement that the row makes, so that a repeated run counts once. */
      readonly movementId: string;
      /** On the shelf when the change was prepared. */
      readonly before: number;
      readonly after: number;
      readonly fileRow: number;
    };

/** Rows that change the item itself. */
export type ItemRow = Exclude<ChangeRow, { readonly kind: 'stock' }>;

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
  'counted-later',
  'location-closed',
] as const;

export interface RowProblem {
  readonly code: (typeof rowProblemCodes)[number];
  /** What the message names in any language: prices in rupees, names of fields, a status. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Of each row that was carried out: the problem that refused it, or null. */
export type RowResults = readonly (RowProblem | null)[];

export const rowProblem = (
  code: RowProblem['code'],
  texts: RowProblem['texts'] = {},
): RowProblem => ({ code, texts });

export type RowResult = { readonly item: Item } | { readonly problem: RowProblem };

export const aboveMrpRefused = (aboveMrp: AboveMrp | PackAboveMrp): RowResult =>
  rowRefused('rate-above-mrp', {
    ...('packName' in aboveMrp ? { pack: aboveMrp.packName } : {}),
    price: formatRupees(aboveMrp.priceWithTaxPaise, 'always'),
    mrp: formatRupees(aboveMrp.mrpPaise, 'always'),
  });

export const rowRefused = (
  code: RowProblem['code'],
  texts: RowProblem['texts'] = {},
): RowResult => ({ problem: rowProblem(code, texts) });
