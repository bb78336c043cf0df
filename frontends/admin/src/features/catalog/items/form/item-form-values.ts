import type { EditedItem, itemAdminOperations } from '@tokri/contracts/api';
import { shopTaxPercents, type TaxPercent } from '@tokri/contracts/tax';
import type { RequestBody } from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';
import { taxPercentToday, toPackPriceBody } from './pack-price.ts';

export interface PackValues {
  /** 0 for a new pack. */
  readonly unitId: number;
  readonly name: string;
  readonly amount: string;
  readonly measure: string;
  readonly maxPerOrder: string;
  readonly isHidden: boolean;
  /** Of a new pack, as customers pay it. */
  readonly price: string;
  readonly mrp: string;
  readonly stock: string;
}

export interface TaxValues {
  readonly fromDate: string;
  readonly taxPercent: string;
}

/** What staff type in the form of an item. */
export interface ItemFormValues {
  readonly name: string;
  readonly nameHindi: string;
  readonly narration: string;
  readonly narrationHindi: string;
  readonly code: string;
  readonly brand: string;
  readonly aliases: string;
  readonly itemGroupId: string;
  readonly itemTypeId: string;
  readonly hsn: string;
  readonly status: string;
  /** From today on. */
  readonly taxes: TaxValues[];
  readonly packs: PackValues[];
  readonly images: string[];
  readonly netQuantity: string;
  readonly manufacturer: string;
  readonly countryOfOrigin: string;
  readonly countryOfOriginHindi: string;
  readonly bestBefore: string;
  readonly bestBeforeHindi: string;
  readonly consumerCare: string;
  readonly fssai: string;
  readonly food: string;
}

type SaveBody = RequestBody<typeof itemAdminOperations.saveItem>;

export const emptyPack: PackValues = {
  unitId: 0,
  name: '',
  amount: '',
  measure: 'g',
  maxPerOrder: '10',
  isHidden: false,
  price: '',
  mrp: '',
  stock: '0',
};

export const emptyItemForm = (): ItemFormValues => ({
  name: '',
  nameHindi: '',
  narration: '',
  narrationHindi: '',
  code: '',
  brand: '',
  aliases: '',
  itemGroupId: '',
  itemTypeId: '',
  hsn: '',
  status: '0',
  taxes: [{ fromDate: today(), taxPercent: '5' }],
  packs: [emptyPack],
  images: [],
  netQuantity: '',
  manufacturer: '',
  countryOfOrigin: 'India',
  countryOfOriginHindi: 'भारत',
  bestBefore: '',
  bestBeforeHindi: '',
  consumerCare: '',
  fssai: '',
  food: 'veg',
});

const toFood = (vegetarian: boolean | null): string =>
  vegetarian === null ? 'none' : vegetarian ? 'veg' : 'nonveg';

const toPackValues = (unit: EditedItem['Units'][number]): PackValues => ({
  unitId: unit.UnitId,
  name: unit.Name,
  amount: unit.Net ? String(unit.Net.Value) : '',
  measure: unit.Net?.Measure ?? 'g',
  maxPerOrder: String(unit.MaxPerOrder),
  isHidden: unit.IsHidden,
  price: '',
  mrp: '',
  stock: '',
});

const toLabelValues = ({ Declarations }: EditedItem) => ({
  netQuantity: Declarations.NetQuantity,
  manufacturer: Declarations.Manufacturer,
  countryOfOrigin: Declarations.CountryOfOrigin,
  countryOfOriginHindi: Declarations.Hindi?.CountryOfOrigin ?? '',
  bestBefore: Declarations.BestBefore,
  bestBeforeHindi: Declarations.Hindi?.BestBefore ?? '',
  consumerCare: Declarations.ConsumerCare,
  fssai: Declarations.Fssai,
  food: toFood(Declarations.Vegetarian),
});

export const toItemFormValues = (item: EditedItem): ItemFormValues => ({
  name: item.Name,
  nameHindi: item.Hindi?.Name ?? '',
  narration: item.Narration,
  narrationHindi: item.Hindi?.Narration ?? '',
  code: item.Code,
  brand: item.Brand,
  aliases: item.Aliases.join(', '),
  itemGroupId: String(item.ItemGroupId),
  itemTypeId: String(item.ItemTypeId),
  hsn: item.HSN,
  status: item.Status === 1 ? '1' : '0',
  taxes: item.Taxes.filter(({ FromDate }) => FromDate >= today()).map(
    ({ FromDate, TaxPercent }) => ({ fromDate: FromDate, taxPercent: String(TaxPercent) }),
  ),
  packs: item.Units.map(toPackValues),
  images: item.Images.map(({ Hash }) => Hash),
  ...toLabelValues(item),
});

const toPackQuantity = ({ amount, measure }: PackValues): SaveBody['Units'][number]['Net'] =>
  amount.trim() === ''
    ? null
    : { Value: Number(amount), Measure: measure === 'ml' || measure === 'piece' ? measure : 'g' };

/** Another percent would be saved as a tax that nobody chose. */
const toTaxPercent = (text: string): TaxPercent => {
  const found = shopTaxPercents().find((percent) => String(percent) === text);
  if (found === undefined) throw new RangeError(`no GST rate: ${text}`);
  return found;
};

const toSharedBody = (values: ItemFormValues) => ({
  Name: values.name,
  Narration: values.narration,
  Hindi: { Name: values.nameHindi, Narration: values.narrationHindi },
  Code: values.code.trim(),
  Brand: values.brand,
  ItemTypeId: Number(values.itemTypeId),
  HSN: values.hsn.trim(),
  Status: values.status === '1' ? (1 as const) : (0 as const),
  Images: [...values.images],
  Aliases: values.aliases
    .split(',')
    .map((alias) => alias.trim())
    .filter(Boolean),
  Declarations: {
    NetQuantity: values.netQuantity,
    Manufacturer: values.manufacturer,
    CountryOfOrigin: values.countryOfOrigin,
    BestBefore: values.bestBefore,
    ConsumerCare: values.consumerCare,
    Fssai: values.fssai,
    Vegetarian: values.food === 'none' ? null : values.food === 'veg',
    Hindi: { CountryOfOrigin: values.countryOfOriginHindi, BestBefore: values.bestBeforeHindi },
  },
});

export const toCreateBody = (values: ItemFormValues) => ({
  ...toSharedBody(values),
  TaxPercent: toTaxPercent(values.taxes[0]?.taxPercent ?? ''),
  Units: values.packs.map((pack) => ({
    Name: pack.name,
    ...toPackPriceBody(pack, taxPercentToday(values.taxes)),
    MaxPerOrder: Number(pack.maxPerOrder),
    Net: toPackQuantity(pack) ?? { Value: 1, Measure: 'piece' as const },
  })),
});

/** Taxes are sent only when they differ, because they need another permission. */
export const toSaveBody = (
  { Id, Rev, LeadTimeMinutes, Taxes }: EditedItem,
  values: ItemFormValues,
  { hasTaxChanges }: { readonly hasTaxChanges: boolean },
): SaveBody => ({
  ...toSharedBody(values),
  ItemId: Id,
  Rev,
  LeadTimeMinutes,
  ...(hasTaxChanges
    ? {
        TaxChanges: values.taxes.map(({ fromDate, taxPercent }) => ({
          FromDate: fromDate,
          TaxPercent: toTaxPercent(taxPercent),
        })),
      }
    : {}),
  Units: values.packs.map((pack) => ({
    UnitId: pack.unitId,
    Name: pack.name,
    MaxPerOrder: Number(pack.maxPerOrder),
    IsHidden: pack.isHidden,
    Net: toPackQuantity(pack),
    ...(pack.unitId === 0
      ? {
          Price: toPackPriceBody(pack, taxPercentToday(values.taxes, Taxes)),
        }
      : {}),
  })),
});
