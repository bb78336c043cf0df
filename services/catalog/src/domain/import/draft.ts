import type { NewHindi } from '../items/item-hindi.ts';
import type {
  DatedRate,
  EffectiveTax,
  ItemDescription,
  ListingStatus,
  Unit,
} from '../items/item.ts';

export interface ItemDraft
  extends
    Pick<ItemDescription, 'name' | 'narration' | 'brand' | 'hsn' | 'aliases' | 'declarations'>,
    Pick<Unit, 'net' | 'maxPerOrder'>,
    Pick<DatedRate, 'ratePaise' | 'mrpPaise'>,
    Pick<EffectiveTax, 'taxBasisPoints'> {
  readonly row: number;
  readonly hindi?: NewHindi;
  readonly code: string;
  readonly groupName: string;
  readonly typeName: string;
  readonly status: ListingStatus | null;
  readonly unitName: string;
  readonly stock: number;
  readonly imageName: string;
  /** Fields that the mapping leaves out, so a known item keeps them. */
  readonly unmapped?: ReadonlySet<OptionalField>;
  /** The file has several rows of this item, so units are found by their name only. */
  readonly hasSiblings?: boolean;
}

export const optionalFields = [
  'Narration',
  'Brand',
  'Aliases',
  'MaxPerOrder',
  'Net',
  'Fssai',
  'Vegetarian',
] as const;
export type OptionalField = (typeof optionalFields)[number];

/** What a value breaks; `below-sale-price` only in imports that were checked before `price-above-mrp`. */
export const rowRules = [
  'required',
  'label-required',
  'too-long',
  'too-short',
  'hidden-character',
  'separator',
  'rupees',
  'above-zero',
  'below-sale-price',
  'price-above-mrp',
  'above-mrp',
  'whole-number',
  'vegetarian',
  'status',
  'hsn',
  'tax',
  'unknown-category',
  'doubled-code',
  'doubled-unit',
  'busy',
  'column-missing',
  'no-rows',
  'too-many-rows',
  'unreadable',
  'interrupted',
] as const;
export type RowRule = (typeof rowRules)[number];

export interface RowError {
  readonly row: number;
  readonly field: string;
  /** The English text of imports that were checked before texts were made of `rule`. */
  readonly message?: string;
  /** Errors of imports before the page existed lack it. */
  readonly rule?: RowRule;
  /** What the text names in any language: a limit, a row or a name. */
  readonly detail?: string;
  /** With `above-mrp`: the prices in rupees. */
  readonly prices?: { readonly pack?: string; readonly price: string; readonly mrp: string };
  readonly column?: string;
  readonly value?: string;
}

export const maxAliases = 20;
