import type { DatedRate as RateOfDay, DatedTax, NetQuantity } from '@tokri/contracts/price';

/** Rate before tax and MRP of one unit from a day on, for everybody (party 0) or one party; staff name it by its id. */
export interface DatedRate extends RateOfDay {
  readonly rateId: number;
}

/** GST of an item from a day on. Rates are dated data (facts.md 3.1). */
export type { DatedTax };

/** What is sold: a pack of a size. */
export interface Unit {
  readonly unitId: number;
  readonly name: string;
  readonly maxPerOrder: number;
  /** For the unit price; null when the pack names no quantity. */
  readonly net: NetQuantity | null;
  readonly rates: readonly DatedRate[];
}

/** Particulars that a listing must show (facts.md 3.5). `vegetarian` null means: not food. */
export interface Declarations {
  readonly netQuantity: string;
  readonly manufacturer: string;
  readonly countryOfOrigin: string;
  readonly bestBefore: string;
  readonly consumerCare: string;
  readonly fssai: string;
  readonly vegetarian: boolean | null;
}

/** The shelf an item stands on, by name, so that an item can be shown and published without a look elsewhere. */
export interface Shelf {
  readonly itemTypeId: number;
  readonly itemTypeName: string;
  readonly itemGroupId: number;
  readonly itemGroupName: string;
  readonly tint: string;
}

/** What staff say about an item. */
export interface Description extends Shelf {
  readonly name: string;
  readonly narration: string;
  readonly brand: string;
  readonly hsn: string;
  readonly aliases: readonly string[];
  /** Hashes of stored images, the main one first. */
  readonly images: readonly string[];
  readonly leadTimeMinutes: number;
  readonly declarations: Declarations;
}

interface Common extends Description {
  readonly itemId: number;
  readonly code: string;
  readonly taxes: readonly DatedTax[];
  readonly units: readonly Unit[];
  readonly changedAt: Date;
}

export type ShownStatus = 'on-sale' | 'hidden';

export type Item =
  | (Common & { readonly status: ShownStatus })
  | (Common & {
      readonly status: 'deleted';
      readonly deletedAt: Date;
      readonly statusBefore: ShownStatus;
    });

/** Food and household are packed apart (facts.md 3.5). */
export const isFood = ({ declarations }: Pick<Item, 'declarations'>): boolean =>
  declarations.vegetarian !== null;
