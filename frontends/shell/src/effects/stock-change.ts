import type { LiveEvents } from '@tokri/contracts/api';

type StockChange = LiveEvents['stock.changed'];
type Fields = Readonly<Record<string, unknown>>;

/** Where cached answers keep items: pages of a list, a filtered list, a page of the item grid. */
const listNames = ['pages', 'Items', 'items'];

const changeEach = (
  values: readonly unknown[],
  change: (value: unknown) => unknown,
): readonly unknown[] => {
  const changed = values.map(change);
  return changed.some((value, index) => value !== values[index]) ? changed : values;
};

const changeLists = (fields: Fields, change: (value: unknown) => unknown): Fields => {
  const changed = listNames
    .filter((name) => name in fields)
    .map((name) => [name, change(fields[name])] as const)
    .filter(([name, list]) => list !== fields[name]);
  return changed.length > 0 ? { ...fields, ...Object.fromEntries(changed) } : fields;
};

/**
 * The answer of an operation that lists items, with the new stock of one unit. An answer without
 * the unit stays the same object, so that nothing is drawn again.
 */
export const withStock = (answer: unknown, { ItemId, UnitId, Stock }: StockChange): unknown => {
  const changeUnit = (unit: unknown): unknown =>
    (unit as Fields).UnitId === UnitId
      ? { ...(unit as Fields), Stock, Available: Stock > 0 }
      : unit;
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return changeEach(value, change);
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Fields;
    if (!Array.isArray(fields.Units)) return changeLists(fields, change);
    if (fields.Id !== ItemId) return fields;
    const units = changeEach(fields.Units, changeUnit);
    return units === fields.Units ? fields : { ...fields, Units: units };
  };
  return change(answer);
};
