/** The format of demo/README.md. The server checks it; here only its sources are read and changed. */
export interface Source {
  readonly column?: string;
  readonly value?: string | number | boolean | null;
  readonly template?: string;
  readonly prefix?: string;
  readonly padTo?: number;
  readonly ifEmpty?: Source;
  readonly [rule: string]: unknown;
}

export interface ItemMapping {
  readonly format: 'tokri-item-mapping/1';
  readonly newCategories?: 'create' | 'refuse';
  readonly item: Readonly<Record<string, Source | readonly Source[] | undefined>>;
  readonly unit: Readonly<Record<string, Source | number | string | boolean | object | undefined>>;
  readonly price: Readonly<Record<'salePrice' | 'mrp', Source>> & { readonly includesTax: boolean };
  readonly taxRules: readonly {
    readonly when: object;
    readonly HSN: Source | string;
    readonly TaxPercent: Source | number;
  }[];
  readonly defaults: Readonly<Record<string, Source | undefined>>;
}

const empty: Source = { value: '' };

export const emptyMapping: ItemMapping = {
  format: 'tokri-item-mapping/1',
  item: { Code: empty, Name: empty, ItemGroup: empty, ItemType: empty },
  unit: { otherwise: empty, stock: { value: 0 }, several: true },
  price: { salePrice: empty, mrp: empty, includesTax: true },
  taxRules: [{ when: {}, HSN: empty, TaxPercent: empty }],
  defaults: {
    NetQuantity: { template: '{unit}' },
    Manufacturer: empty,
    CountryOfOrigin: empty,
    BestBefore: empty,
    ConsumerCare: empty,
  },
};

export const parseItemMapping = (json: string): ItemMapping | null => {
  try {
    const mapping = JSON.parse(json) as Partial<ItemMapping> | null;
    const isMapping =
      mapping?.format === 'tokri-item-mapping/1' &&
      [mapping.item, mapping.unit, mapping.price, mapping.defaults].every(
        (part) => typeof part === 'object',
      ) &&
      Array.isArray(mapping.taxRules);
    return isMapping ? (mapping as ItemMapping) : null;
  } catch {
    return null;
  }
};
