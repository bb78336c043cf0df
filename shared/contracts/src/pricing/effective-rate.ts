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
  entries: readonly Dated[],
  date: string,
): Dated | undefined => {
  let latest: Dated | undefined;
  for (const entry of entries) {
    if (entry.fromDate <= date && (latest === undefined || entry.fromDate >= latest.fromDate))
      latest = entry;
  }
  return latest;
};

export const rateOn = <Rate extends EffectiveRate>(
  rates: readonly Rate[],
  date: string,
  partyId: number,
): Rate | undefined => {
  const partyRate =
    partyId === 0
      ? undefined
      : latestEffective(
          rates.filter((rate) => rate.partyId === partyId),
          date,
        );
  return (
    partyRate ??
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
