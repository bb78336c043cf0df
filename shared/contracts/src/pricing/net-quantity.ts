import { divideHalfUp, formatRupees, scaleHalfUp } from '../money/money.ts';
import type { Paise } from '../money/money.ts';

export interface NetQuantity {
  readonly amount: number;
  readonly measure: 'g' | 'ml' | 'piece';
}

const measures: Readonly<
  Record<string, { readonly measure: NetQuantity['measure']; readonly factor: number }>
> = {
  g: { measure: 'g', factor: 1 },
  gm: { measure: 'g', factor: 1 },
  gms: { measure: 'g', factor: 1 },
  gram: { measure: 'g', factor: 1 },
  grams: { measure: 'g', factor: 1 },
  kg: { measure: 'g', factor: 1000 },
  kgs: { measure: 'g', factor: 1000 },
  ml: { measure: 'ml', factor: 1 },
  l: { measure: 'ml', factor: 1000 },
  ltr: { measure: 'ml', factor: 1000 },
  litre: { measure: 'ml', factor: 1000 },
  litres: { measure: 'ml', factor: 1000 },
  pc: { measure: 'piece', factor: 1 },
  pcs: { measure: 'piece', factor: 1 },
  piece: { measure: 'piece', factor: 1 },
  pieces: { measure: 'piece', factor: 1 },
};

const quantityPattern = /^(?:(\d{1,4}) ?[x×] ?)?(\d{1,6})(?:\.(\d{1,3}))? ?([a-z]+)$/;

export const parseNetQuantity = (text: string): NetQuantity | null => {
  const [, packs = '1', whole = '', fraction = '', unitName = ''] =
    quantityPattern.exec(text.trim().toLowerCase()) ?? [];
  const unit = Object.hasOwn(measures, unitName) ? measures[unitName] : undefined;
  if (unit === undefined) return null;
  const thousandths = Number(whole) * 1000 + Number(fraction.padEnd(3, '0'));
  const amount = divideHalfUp(Number(packs) * thousandths * unit.factor, 1000);
  return amount > 0 ? { amount, measure: unit.measure } : null;
};

/** What decides how goods are measured to the customer, beside the size of their pack. */
export interface QuantityContext {
  /** Weighed or counted by the shop, not packed by a maker. */
  readonly isLoose: boolean;
}

const smallPackLimit = 500;

const largeMeasure = { g: 'kg', ml: 'L' } as const;

const priceBase = (
  { amount, measure }: NetQuantity,
  { isLoose }: QuantityContext,
): { readonly base: number; readonly name: string } => {
  if (measure === 'piece') return { base: 1, name: 'piece' };
  if (!isLoose && amount < smallPackLimit) return { base: 100, name: `100 ${measure}` };
  return { base: 1000, name: largeMeasure[measure] };
};

/** Loose goods are per kg or L whatever the quantity; small packs of a maker per 100 g or ml. */
export const unitPriceText = (
  rateWithTaxPaise: Paise,
  quantity: NetQuantity,
  context: QuantityContext,
): string => {
  const { base, name } = priceBase(quantity, context);
  return `${formatRupees(scaleHalfUp(rateWithTaxPaise, base, quantity.amount))}/${name}`;
};

/**
 * The weight or volume that the name of a unit does not tell: 'about 500 g' for '1 piece' of loose
 * goods, '240 g' for '4 pieces' in a maker's pack. Empty if there is nothing to add.
 */
export const netQuantityText = (
  unitName: string,
  quantity: NetQuantity,
  { isLoose }: QuantityContext,
): string => {
  const { amount, measure } = quantity;
  if (measure === 'piece' || parseNetQuantity(unitName)?.measure === measure) return '';
  const text = amount < 1000 ? `${amount} ${measure}` : `${amount / 1000} ${largeMeasure[measure]}`;
  return isLoose ? `about ${text}` : text;
};
