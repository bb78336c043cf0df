import { quantityText } from './quantity-text.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const quantityFields = new Set(['UnitName', 'UnitPrice', 'OfferUnitPrice', 'NetQuantity']);
/** The name of a pack is a quantity. */
const isPack = (fields: Fields): boolean => 'UnitPrice' in fields;

/** Puts the texts of each `Hindi` in place of the English ones of the same names. */
export const toHindi = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toHindi);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, field]) => {
    const isQuantity = quantityFields.has(name) || (name === 'Name' && isPack(value));
    return [
      name,
      isQuantity && typeof field === 'string' ? quantityText(field, 'hi') : toHindi(field),
    ] as const;
  });
  return { ...Object.fromEntries(entries), ...(isObject(value.Hindi) ? value.Hindi : {}) };
};
