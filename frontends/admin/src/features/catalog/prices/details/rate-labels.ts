import type { ItemPricesResponse, UnitRateResponse } from '@tokri/contracts/api';
import { packName } from '../../pack-name.ts';

export type PricedUnit = ItemPricesResponse['Units'][number];

export interface PartyRates {
  readonly partyId: number;
  readonly rates: readonly UnitRateResponse[];
}

export const unitName = ({ Name }: Pick<ItemPricesResponse, 'Name'>, unit: PricedUnit): string =>
  `${Name}, ${packName(unit)}`;

/** Everyone first, then the parties by number; each from the newest date to the oldest. */
export const groupByParty = ({ Rates }: PricedUnit): readonly PartyRates[] => {
  const parties = [...new Set([0, ...Rates.map(({ PartyId }) => PartyId)])].sort((a, b) => a - b);
  return parties.map((partyId) => ({
    partyId,
    rates: Rates.filter(({ PartyId }) => PartyId === partyId).sort((a, b) =>
      a.FromDate < b.FromDate ? 1 : -1,
    ),
  }));
};

/** The rate of exactly this party that applies on a date, apart from the one being changed. */
export const findRateOn = (
  { Rates }: PricedUnit,
  {
    partyId,
    date,
    except,
  }: { readonly partyId: number; readonly date: string; readonly except: number },
): UnitRateResponse | undefined =>
  Rates.filter(
    ({ PartyId, FromDate, RateId }) => PartyId === partyId && FromDate <= date && RateId !== except,
  ).reduce<UnitRateResponse | undefined>(
    (latest, rate) => (latest && latest.FromDate > rate.FromDate ? latest : rate),
    undefined,
  );

/** The tax on a date; the earliest one before any starts. */
export const taxOn = ({ Taxes }: Pick<ItemPricesResponse, 'Taxes'>, date: string): number => {
  const started = Taxes.filter(({ FromDate }) => FromDate <= date);
  return (started.at(-1) ?? Taxes[0])?.TaxPercent ?? 0;
};
