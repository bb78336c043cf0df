import { toRupees } from '@tokri/contracts/money';
import {
  foldToSingleLine,
  itemFileColumns,
  type ItemFileCells,
  type ItemFileColumn,
} from '@tokri/contracts/validation';
import { rateOn, taxOn } from '../rates/dated-rates.ts';
import { statusNumber, type Item, type Unit } from '../items/item.ts';

const toAmount = (paise: number | undefined): string =>
  paise === undefined ? '' : toRupees(paise).toFixed(2);

const toNet = ({ net }: Unit): string => (net ? `${net.amount} ${net.measure}` : '');

/** An item and one of its units as a row of a file, which imports to the same item. */
export const toItemCells = (
  item: Item,
  unit: Unit,
  { today, stock }: { readonly today: string; readonly stock: number },
): ItemFileCells => {
  const { declarations } = item;
  const rate = rateOn(unit.rates, today, 0);
  return {
    Code: item.code,
    Name: item.name,
    NameHindi: item.hindi.name ?? '',
    Narration: foldToSingleLine(item.narration),
    NarrationHindi: foldToSingleLine(item.hindi.narration ?? ''),
    Brand: item.brand,
    Aliases: item.aliases.join('|'),
    ItemGroup: item.itemGroupName,
    ItemType: item.itemTypeName,
    Status: String(statusNumber[item.status]),
    HSN: item.hsn,
    TaxPercent: String(taxOn(item.taxes, today) / 100),
    UnitName: unit.name,
    Net: toNet(unit),
    Rate: toAmount(rate?.ratePaise),
    Mrp: toAmount(rate?.mrpPaise),
    MaxPerOrder: String(unit.maxPerOrder),
    Stock: String(stock),
    NetQuantity: declarations.netQuantity,
    Manufacturer: declarations.manufacturer,
    CountryOfOrigin: declarations.countryOfOrigin,
    BestBefore: declarations.bestBefore,
    ConsumerCare: declarations.consumerCare,
    Fssai: declarations.fssai,
    Vegetarian: declarations.vegetarian === null ? '' : String(declarations.vegetarian),
  };
};

export interface CellChange {
  readonly field: ItemFileColumn;
  readonly before: string;
  readonly after: string;
}

/** `before` is missing for a new item or unit. */
export const listCellChanges = (
  before: ItemFileCells | undefined,
  after: ItemFileCells,
): readonly CellChange[] =>
  itemFileColumns
    .map((field) => ({ field, before: before?.[field] ?? '', after: after[field] }))
    .filter((change) => change.before !== change.after);
