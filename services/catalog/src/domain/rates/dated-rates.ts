import type { Paise } from '@tokri/contracts/money';
import { isLooseBrand } from '@tokri/contracts/language';
import {
  discountPercent,
  netQuantityText,
  rateOn,
  rateWithTax,
  taxOn as findTaxOn,
  unitPriceText,
} from '@tokri/contracts/pricing';
import type { DatedRate, EffectiveTax, Item, Unit } from '../items/item.ts';

export { rateOn };

/** The rate of exactly this party that applies on a date; the public one does not stand in. */
export const ownRateOn = (
  rates: readonly DatedRate[],
  date: string,
  partyId: number,
): DatedRate | undefined =>
  rates
    .filter((rate) => rate.partyId === partyId && rate.fromDate <= date)
    .reduce<DatedRate | undefined>(
      (latest, rate) => (latest && latest.fromDate >= rate.fromDate ? latest : rate),
      undefined,
    );

export const isSuperseded = (
  rate: Pick<DatedRate, 'partyId' | 'fromDate'>,
  rates: readonly DatedRate[],
  date: string,
): boolean =>
  rates.some(
    (other) =>
      other.partyId === rate.partyId && other.fromDate > rate.fromDate && other.fromDate <= date,
  );

export const taxOn = (taxes: readonly EffectiveTax[], date: string): number =>
  findTaxOn(taxes, date) ?? 0;

export interface PricedUnit {
  readonly unitId: number;
  readonly name: string;
  readonly maxPerOrder: number;
  readonly ratePaise: Paise;
  readonly mrpPaise: Paise;
  readonly rateWithTaxPaise: Paise;
  readonly discountPercent: number;
  /** Null when the name of the unit is no quantity. */
  readonly net: Unit['net'];
  readonly unitPrice: string;
  /** Empty when the name tells the quantity. */
  readonly netQuantity: string;
}

export interface PriceContext {
  readonly date: string;
  readonly partyId: number;
}

const priceUnit = (
  unit: Unit,
  rate: DatedRate,
  { taxBasisPoints, isLoose }: { readonly taxBasisPoints: number; readonly isLoose: boolean },
): PricedUnit => {
  const rateWithTaxPaise = rateWithTax(rate.ratePaise, taxBasisPoints);
  return {
    unitId: unit.unitId,
    name: unit.name,
    maxPerOrder: unit.maxPerOrder,
    ratePaise: rate.ratePaise,
    mrpPaise: rate.mrpPaise,
    rateWithTaxPaise,
    discountPercent: discountPercent({ mrpPaise: rate.mrpPaise, rateWithTaxPaise }),
    net: unit.net,
    unitPrice: unit.net ? unitPriceText(rateWithTaxPaise, unit.net, { isLoose }) : '',
    netQuantity: unit.net ? netQuantityText(unit.name, unit.net, { isLoose }) : '',
  };
};

export const priceUnits = (
  item: Pick<Item, 'units' | 'taxes' | 'brand'>,
  { date, partyId }: PriceContext,
): readonly PricedUnit[] => {
  const context = { taxBasisPoints: taxOn(item.taxes, date), isLoose: isLooseBrand(item.brand) };
  return item.units.flatMap((unit) => {
    const rate = rateOn(unit.rates, date, partyId);
    return rate ? [priceUnit(unit, rate, context)] : [];
  });
};

/** `from` is inclusive, `until` exclusive. */
export const stablePeriod = (
  item: Pick<Item, 'units' | 'taxes'>,
  date: string,
): { readonly from: string; readonly until: string } => {
  let from = '';
  let until = '9999-12-31';
  for (const { fromDate } of [...item.taxes, ...item.units.flatMap((unit) => unit.rates)]) {
    if (fromDate <= date) from = fromDate > from ? fromDate : from;
    else until = fromDate < until ? fromDate : until;
  }
  return { from, until };
};
