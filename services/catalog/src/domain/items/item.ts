import type { HindiTexts } from '@tokri/contracts/language';
import type { EffectiveRate, EffectiveTax, NetQuantity } from '@tokri/contracts/pricing';

export interface DatedRate extends EffectiveRate {
  readonly rateId: number;
}

export type { EffectiveTax };

export interface Unit {
  readonly unitId: number;
  readonly name: string;
  readonly maxPerOrder: number;
  readonly net: NetQuantity | null;
  readonly rates: readonly DatedRate[];
  /** Customers neither see nor buy a hidden unit. */
  readonly isHidden?: true;
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

/** The name of each declaration in the API and in import mappings. */
export const declarationNames = {
  netQuantity: 'NetQuantity',
  manufacturer: 'Manufacturer',
  countryOfOrigin: 'CountryOfOrigin',
  bestBefore: 'BestBefore',
  consumerCare: 'ConsumerCare',
  fssai: 'Fssai',
  vegetarian: 'Vegetarian',
} as const satisfies Record<keyof Declarations, string>;

export interface ItemCategory {
  readonly itemTypeId: number;
  readonly itemTypeName: string;
  readonly itemGroupId: number;
  readonly itemGroupName: string;
  readonly tint: string;
}

export type ItemHindi = HindiTexts<'name' | 'narration' | 'countryOfOrigin' | 'bestBefore'>;

export interface ItemDescription extends ItemCategory {
  readonly name: string;
  readonly narration: string;
  readonly hindi: ItemHindi;
  readonly brand: string;
  readonly hsn: string;
  readonly aliases: readonly string[];
  readonly images: readonly string[];
  readonly leadTimeMinutes: number;
  readonly declarations: Declarations;
}

/** What older stored items and imported rows lack. */
export const itemDefaults = { leadTimeMinutes: 0, hindi: {} } satisfies Partial<ItemDescription>;

interface ItemBase extends ItemDescription {
  readonly itemId: number;
  readonly code: string;
  readonly taxes: readonly EffectiveTax[];
  readonly units: readonly Unit[];
  readonly changedAt: Date;
}

export type ListingStatus = 'on-sale' | 'hidden';

export type Item =
  | (ItemBase & { readonly status: ListingStatus })
  | (ItemBase & {
      readonly status: 'deleted';
      readonly deletedAt: Date;
      readonly statusBefore: ListingStatus;
    });

/** The number of each status in the API and in events. */
export const statusNumber = { hidden: 0, 'on-sale': 1, deleted: 2 } as const;

export const listVisibleUnits = ({ units }: Pick<Item, 'units'>): readonly Unit[] =>
  units.some(({ isHidden }) => isHidden) ? units.filter(({ isHidden }) => !isHidden) : units;

export const isFood = ({ declarations }: Pick<Item, 'declarations'>): boolean =>
  declarations.vegetarian !== null;
