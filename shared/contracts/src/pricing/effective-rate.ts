import type { Paise } from '../money/money.ts';

export interface EffectiveRate {
  readonly partyId: number;
  readonly fromDate: string;
  readonly ratePaise: Paise;
  readonly mrpPaise: Paise;
}

export interface EffectiveTax {
  readonly fromDate: string;
  readonly taxBasisPoints: number;
}

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

/**
 * The rate on a delivery date: the party's own rate before the public one, the latest that has
 * started.
 */
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

export const taxOn = (taxes: readonly EffectiveTax[], date: string): number | undefined => {
  const earliest = taxes.reduce<EffectiveTax | undefined>(
    (first, tax) => (first === undefined || tax.fromDate < first.fromDate ? tax : first),
    undefined,
  );
  return (latestEffective(taxes, date) ?? earliest)?.taxBasisPoints;
};
