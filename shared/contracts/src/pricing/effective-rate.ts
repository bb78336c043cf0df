import type { Paise } from '../money/money.ts';

/** A rate from a day on, for one party; party 0 is the public. */
export interface EffectiveRate {
  readonly partyId: number;
  readonly fromDate: string;
  readonly ratePaise: Paise;
  readonly mrpPaise: Paise;
}

/** A tax rate from a day on, in hundredths of a percent. */
export interface EffectiveTax {
  readonly fromDate: string;
  readonly taxBasisPoints: number;
}

/** Of entries of the same day the later in the list. */
const latestEffective = <Dated extends { readonly fromDate: string }>(
  dated: readonly Dated[],
  date: string,
): Dated | undefined => {
  let newest: Dated | undefined;
  for (const entry of dated) {
    if (entry.fromDate <= date && (newest === undefined || entry.fromDate >= newest.fromDate))
      newest = entry;
  }
  return newest;
};

/** The rate that holds on a delivery date (price.md 1): a party's own before the public one, of each the newest that has begun. */
export const rateOn = <Rate extends EffectiveRate>(
  rates: readonly Rate[],
  date: string,
  partyId: number,
): Rate | undefined => {
  const own =
    partyId === 0
      ? undefined
      : latestEffective(
          rates.filter((rate) => rate.partyId === partyId),
          date,
        );
  return (
    own ??
    latestEffective(
      rates.filter((rate) => rate.partyId === 0),
      date,
    )
  );
};

/** The tax that holds on a date, in hundredths of a percent; before the first entry the first one holds. Undefined for goods without any. */
export const taxOn = (taxes: readonly EffectiveTax[], date: string): number | undefined => {
  const earliest = taxes.reduce<EffectiveTax | undefined>(
    (first, tax) => (first === undefined || tax.fromDate < first.fromDate ? tax : first),
    undefined,
  );
  return (latestEffective(taxes, date) ?? earliest)?.taxBasisPoints;
};
