import type { declarationNames } from '../items/item.ts';

type DeclarationName = (typeof declarationNames)[keyof typeof declarationNames];
type OptionalDeclaration = 'Fssai' | 'Vegetarian';

export type Value = string | number | boolean | null;

export type Condition = Readonly<Record<string, string | readonly string[]>>;

export interface Replacement {
  readonly startsWith?: string | undefined;
  readonly is?: string | undefined;
  readonly with: string;
}

export interface Source {
  readonly column?: string | undefined;
  readonly value?: Value | undefined;
  readonly template?: string | undefined;
  readonly first?: readonly (Source & { readonly when: Condition })[] | undefined;
  readonly prefix?: string | undefined;
  readonly padTo?: number | undefined;
  readonly replace?: readonly Replacement[] | undefined;
  readonly ifEmpty?: Source | undefined;
}

export interface UnitNaming {
  readonly when: Condition;
  readonly quantities: readonly { readonly words: readonly string[]; readonly name: string }[];
}

export interface ItemMapping {
  readonly onError: 'skip' | 'refuse';
  /** Whether a row with a category that the shop does not have creates it or is an error. */
  readonly newCategories: 'create' | 'refuse';
  readonly requiredColumns: readonly string[];
  readonly clean: readonly { readonly find: string; readonly with: string }[];
  readonly item: {
    readonly Code: Source;
    readonly Name: Source;
    readonly NameHindi?: Source | undefined;
    readonly Narration?: Source | undefined;
    readonly NarrationHindi?: Source | undefined;
    readonly Brand?: Source | undefined;
    readonly Aliases?: readonly Source[] | undefined;
    readonly ItemGroup: Source;
    readonly ItemType: Source;
    readonly Status?: Source | undefined;
  };
  readonly itemGroups: Readonly<
    Record<
      string,
      {
        readonly Tint?: string | undefined;
        readonly Picture?: string | undefined;
        readonly NameHindi?: string | undefined;
      }
    >
  >;
  /** Pictures of types whose items have no shared picture. */
  readonly itemTypes: Readonly<Record<string, { readonly Picture?: string | undefined }>>;
  readonly unit: {
    readonly unitFromName?: UnitNaming | undefined;
    readonly otherwise: Source;
    readonly net?: Source | undefined;
    readonly stock: Source;
    readonly maxPerOrder?: Source | undefined;
    /** Rows of one item that stand together are its units; otherwise the second is an error. */
    readonly several?: boolean | undefined;
  };
  readonly price: {
    readonly salePrice: Source;
    readonly mrp: Source;
    readonly includesTax: boolean;
  };
  readonly taxRules: readonly {
    readonly when: Condition;
    readonly HSN: Source;
    readonly TaxPercent: Source;
  }[];
  readonly pictures: readonly { readonly when: Condition; readonly picture: Source }[];
  readonly defaults: Readonly<
    Record<Exclude<DeclarationName, OptionalDeclaration>, Source> &
      Partial<Record<OptionalDeclaration, Source | undefined>>
  >;
}

const column = (name: string, otherwise: Value = ''): Source => ({
  column: name,
  ifEmpty: { value: otherwise },
});

/**
 * For files without a mapping: columns have the item's own field names and rates are before tax.
 */
export const defaultMapping: ItemMapping = {
  onError: 'skip',
  newCategories: 'create',
  requiredColumns: [
    'Code',
    'Name',
    'ItemGroup',
    'ItemType',
    'HSN',
    'TaxPercent',
    'UnitName',
    'Rate',
    'Mrp',
  ],
  clean: [],
  item: {
    Code: column('Code'),
    Name: column('Name'),
    NameHindi: column('NameHindi'),
    Narration: column('Narration'),
    NarrationHindi: column('NarrationHindi'),
    Brand: column('Brand'),
    Aliases: [column('Aliases')],
    ItemGroup: column('ItemGroup'),
    ItemType: column('ItemType'),
    Status: column('Status', 1),
  },
  itemGroups: {},
  itemTypes: {},
  unit: {
    otherwise: column('UnitName'),
    stock: column('Stock', 0),
    maxPerOrder: column('MaxPerOrder', 50),
  },
  price: { salePrice: column('Rate'), mrp: column('Mrp'), includesTax: false },
  taxRules: [{ when: {}, HSN: column('HSN'), TaxPercent: column('TaxPercent') }],
  pictures: [{ when: {}, picture: column('Picture') }],
  defaults: {
    NetQuantity: { column: 'NetQuantity', ifEmpty: { template: '{unit}' } },
    Manufacturer: column('Manufacturer'),
    CountryOfOrigin: column('CountryOfOrigin'),
    BestBefore: column('BestBefore'),
    ConsumerCare: column('ConsumerCare'),
    Fssai: column('Fssai'),
    Vegetarian: column('Vegetarian', null),
  },
};
