import type { Paise } from '@tokri/contracts';
import {
  discountPercent,
  rateOn,
  rateWithTax,
  taxOn as taxOfDate,
  unitPriceText,
} from '@tokri/contracts/price';
import type { DatedRate, DatedTax, Item, Unit } from './item.ts';

/** The rate that holds on a delivery date: the shop's one rule. */
export { rateOn };

/** Whether another of `rates` has taken a rate's place by a date: a later one of the same party, which then holds instead. */
export const isReplaced = (
  rate: Pick<DatedRate, 'partyId' | 'fromDate'>,
  rates: readonly DatedRate[],
  date: string,
): boolean =>
  rates.some(
    (other) =>
      other.partyId === rate.partyId && other.fromDate > rate.fromDate && other.fromDate <= date,
  );

/** The tax that holds on a date, in hundredths of a percent; goods that carry no tax entry are without tax. */
export const taxOn = (taxes: readonly DatedTax[], date: string): number =>
  taxOfDate(taxes, date) ?? 0;

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
    unitId: unit.unitId,
    name: unit.name,
    maxPerOrder: unit.maxPerOrder,
    ratePaise: rate.ratePaise,
    mrpPaise: rate.mrpPaise,
    rateWithTaxPaise,
    discountPercent: discountPercent({ mrpPaise: rate.mrpPaise, rateWithTaxPaise }),
    unitPrice: unit.net ? unitPriceText(rateWithTaxPaise, unit.net) : '',
  };
};

/** Cards of the units that have a rate on that date; a unit without one cannot be sold then. */
export const cardsOf = (
  item: Pick<Item, 'units' | 'taxes'>,
  { date, partyId }: Asker,
): readonly Card[] => {
  const taxBasisPoints = taxOn(item.taxes, date);
  return item.units.flatMap((unit) => {
    const rate = rateOn(unit.rates, date, partyId);
    return rate ? [cardOf(unit, rate, taxBasisPoints)] : [];
  });
};

/** The days around `date` between which every rate and tax of an item stays the same: from (inclusive) and until (exclusive). */
export const steadyAround = (
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
