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

/** What a value breaks; the texts in both languages are in `http/import/row-error-texts.ts`. */
export type RowRule =
  | 'required'
  | 'label-required'
  | 'too-long'
  | 'too-short'
  | 'hidden-character'
  | 'separator'
  | 'rupees'
  | 'above-zero'
  | 'below-sale-price'
  | 'above-mrp'
  | 'whole-number'
  | 'vegetarian'
  | 'status'
  | 'hsn'
  | 'tax'
  | 'unknown-category'
  | 'doubled-code'
  | 'doubled-unit'
  | 'busy'
  | 'column-missing'
  | 'no-rows'
  | 'too-many-rows'
  | 'unreadable'
  | 'interrupted';

export interface RowError {
  readonly row: number;
  readonly field: string;
  readonly message: string;
  /** Errors of imports before the page existed lack it. */
  readonly rule?: RowRule;
  /** What the text in another language needs: a limit, a row or a name. */
  readonly detail?: string;
  readonly column?: string;
  readonly value?: string;
}

export const maxAliases = 20;
