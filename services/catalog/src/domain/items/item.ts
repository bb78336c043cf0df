import type {
  EffectiveRate as RateOfDay,
  EffectiveTax,
  NetQuantity,
} from '@tokri/contracts/pricing';

export interface DatedRate extends RateOfDay {
  readonly rateId: number;
}

export type { EffectiveTax };

export interface Unit {
  readonly unitId: number;
  readonly name: string;
  readonly maxPerOrder: number;
  readonly net: NetQuantity | null;
  readonly rates: readonly DatedRate[];
}

/**
 * Particulars that a listing must show by law. `vegetarian` is null for goods that are not food.
 */
export interface Declarations {
  readonly netQuantity: string;
  readonly manufacturer: string;
  readonly countryOfOrigin: string;
  readonly bestBefore: string;
  readonly consumerCare: string;
  readonly fssai: string;
  readonly vegetarian: boolean | null;
}

export interface ItemCategory {
  readonly itemTypeId: number;
  readonly itemTypeName: string;
  readonly itemGroupId: number;
  readonly itemGroupName: string;
  readonly tint: string;
}

export interface ItemDescription extends ItemCategory {
  readonly name: string;
  readonly narration: string;
  readonly brand: string;
  readonly hsn: string;
  readonly aliases: readonly string[];
  readonly images: readonly string[];
  readonly leadTimeMinutes: number;
  readonly declarations: Declarations;
}

interface Common extends ItemDescription {
  readonly itemId: number;
  readonly code: string;
  readonly taxes: readonly EffectiveTax[];
  readonly units: readonly Unit[];
  readonly changedAt: Date;
}

export type ListingStatus = 'on-sale' | 'hidden';

export type Item =
  | (Common & { readonly status: ListingStatus })
  | (Common & {
      readonly status: 'deleted';
      readonly deletedAt: Date;
      readonly statusBefore: ListingStatus;
    });

export const isFood = ({ declarations }: Pick<Item, 'declarations'>): boolean =>
  declarations.vegetarian !== null;
