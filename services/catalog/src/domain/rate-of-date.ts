import type { Paise } from '@tokri/contracts';
import { discountPercent, rateWithTax, unitPriceText } from '@tokri/contracts/price';
import type { DatedRate, DatedTax, Item, Unit } from './item.ts';

const newestOf = <Dated extends { readonly fromDate: string }>(dated: readonly Dated[], date: string): Dated | undefined => {
  let newest: Dated | undefined;
  for (const entry of dated) {
    if (entry.fromDate <= date && (newest === undefined || entry.fromDate >= newest.fromDate)) newest = entry;
  }
  return newest;
};

/** The rate that holds on a delivery date: a party's own before the public one, of each the newest that has begun. */
export const rateOn = (rates: readonly DatedRate[], date: string, partyId: number): DatedRate | undefined => {
  const own = partyId === 0 ? undefined : newestOf(rates.filter((rate) => rate.partyId === partyId), date);
  return own ?? newestOf(rates.filter((rate) => rate.partyId === 0), date);
};

/** The tax that holds on a date; before the first entry the first one holds, for goods are never without a rate. */
export const taxOn = (taxes: readonly DatedTax[], date: string): number => {
  const earliest = taxes.reduce<DatedTax | undefined>((first, tax) => (first === undefined || tax.fromDate < first.fromDate ? tax : first), undefined);
  return (newestOf(taxes, date) ?? earliest)?.taxBasisPoints ?? 0;
};

/** What a card shows of one unit for a party and a delivery date (price.md 1). */
export interface Card {
  readonly unitId: number;
  readonly name: string;
  readonly maxPerOrder: number;
  readonly ratePaise: Paise;
  readonly mrpPaise: Paise;
  readonly rateWithTaxPaise: Paise;
  readonly discountPercent: number;
  readonly unitPrice: string;
}

export interface Asker {
  readonly date: string;
  /** 0 for who buys as a person. */
  readonly partyId: number;
}

const cardOf = (unit: Unit, rate: DatedRate, taxBasisPoints: number): Card => {
  const rateWithTaxPaise = rateWithTax(rate.ratePaise, taxBasisPoints);
  return {
    unitId: unit.unitId, name: unit.name, maxPerOrder: unit.maxPerOrder, ratePaise: rate.ratePaise, mrpPaise: rate.mrpPaise, rateWithTaxPaise,
    discountPercent: discountPercent({ mrpPaise: rate.mrpPaise, rateWithTaxPaise }),
    unitPrice: unit.net ? unitPriceText(rateWithTaxPaise, unit.net) : '',
  };
};

/** Cards of the units that have a rate on that date; a unit without one cannot be sold then. */
export const cardsOf = (item: Pick<Item, 'units' | 'taxes'>, { date, partyId }: Asker): readonly Card[] => {
  const taxBasisPoints = taxOn(item.taxes, date);
  return item.units.flatMap((unit) => {
    const rate = rateOn(unit.rates, date, partyId);
    return rate ? [cardOf(unit, rate, taxBasisPoints)] : [];
  });
};

/** The days around `date` between which every rate and tax of an item stays the same: from (inclusive) and until (exclusive). */
export const steadyAround = (item: Pick<Item, 'units' | 'taxes'>, date: string): { readonly from: string; readonly until: string } => {
  let from = '';
  let until = '9999-12-31';
  for (const { fromDate } of [...item.taxes, ...item.units.flatMap((unit) => unit.rates)]) {
    if (fromDate <= date) from = fromDate > from ? fromDate : from;
    else until = fromDate < until ? fromDate : until;
  }
  return { from, until };
};
