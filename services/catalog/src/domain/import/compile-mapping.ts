import type { Declarations } from '../items/item.ts';
import { compileCondition } from './condition.ts';
import { optionalFields } from './draft.ts';
import type { OptionalField } from './draft.ts';
import type { RowPredicate } from './condition.ts';
import type { ItemMapping, Source } from './mapping.ts';
import { compileSource } from './source.ts';
import type { Reader } from './source.ts';
import { compileUnitNaming } from './unit-from-name.ts';
import type { CleanRow } from './row.ts';

export interface RowReaders {
  readonly code: Reader;
  readonly maxCodeLength: number | undefined;
  readonly name: Reader;
  readonly narration: Reader;
  readonly nameHindi: Reader;
  readonly narrationHindi: Reader;
  readonly brand: Reader;
  readonly aliases: readonly Reader[];
  readonly group: Reader;
  readonly type: Reader;
  readonly status: Reader | undefined;
  readonly unitFromName: ((row: CleanRow) => string | null) | undefined;
  readonly defaultUnit: Reader;
  readonly net: Reader | undefined;
  readonly stock: Reader;
  readonly maxPerOrder: Reader;
  readonly salePrice: Reader;
  readonly mrp: Reader;
  readonly includesTax: boolean;
  readonly taxRules: readonly {
    readonly matches: RowPredicate;
    readonly hsn: Reader;
    readonly taxPercent: Reader;
  }[];
  readonly pictures: readonly { readonly matches: RowPredicate; readonly picture: Reader }[];
  readonly declarations: Readonly<Record<keyof Declarations, Reader>>;
  readonly unmapped: ReadonlySet<OptionalField>;
}

const defaultMaxPerOrder: Source = { value: 50 };
const noText: Source = { value: '' };

const listUnmapped = ({ item, unit, defaults }: ItemMapping): ReadonlySet<OptionalField> => {
  const sources: Record<OptionalField, unknown> = {
    Narration: item.Narration,
    Brand: item.Brand,
    Aliases: item.Aliases,
    MaxPerOrder: unit.maxPerOrder,
    Net: unit.net,
    Fssai: defaults.Fssai,
    Vegetarian: defaults.Vegetarian,
  };
  return new Set(optionalFields.filter((field) => sources[field] === undefined));
};

export const compileMapping = (mapping: ItemMapping): RowReaders => {
  const { item, unit, price, taxRules, pictures, defaults } = mapping;
  return {
    code: compileSource(item.Code),
    maxCodeLength: item.Code.padTo,
    name: compileSource(item.Name),
    narration: compileSource(item.Narration ?? noText),
    nameHindi: compileSource(item.NameHindi ?? noText),
    narrationHindi: compileSource(item.NarrationHindi ?? noText),
    brand: compileSource(item.Brand ?? noText),
    aliases: (item.Aliases ?? []).map(compileSource),
    group: compileSource(item.ItemGroup),
    type: compileSource(item.ItemType),
    status: item.Status && compileSource(item.Status),
    unitFromName: unit.unitFromName && compileUnitNaming(unit.unitFromName),
    defaultUnit: compileSource(unit.otherwise),
    net: unit.net && compileSource(unit.net),
    stock: compileSource(unit.stock),
    maxPerOrder: compileSource(unit.maxPerOrder ?? defaultMaxPerOrder),
    salePrice: compileSource(price.salePrice),
    mrp: compileSource(price.mrp),
    includesTax: price.includesTax,
    taxRules: taxRules.map(({ when, HSN, TaxPercent }) => ({
      matches: compileCondition(when),
      hsn: compileSource(HSN),
      taxPercent: compileSource(TaxPercent),
    })),
    pictures: pictures.map(({ when, picture }) => ({
      matches: compileCondition(when),
      picture: compileSource(picture),
    })),
    declarations: {
      netQuantity: compileSource(defaults.NetQuantity),
      manufacturer: compileSource(defaults.Manufacturer),
      countryOfOrigin: compileSource(defaults.CountryOfOrigin),
      bestBefore: compileSource(defaults.BestBefore),
      consumerCare: compileSource(defaults.ConsumerCare),
      fssai: compileSource(defaults.Fssai ?? noText),
      vegetarian: compileSource(defaults.Vegetarian ?? { value: null }),
    },
    unmapped: listUnmapped(mapping),
  };
};
