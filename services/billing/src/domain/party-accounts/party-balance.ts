import { ageOpenBills, noAgeing, type Ageing } from './ageing.ts';
import {
  summarizeCredit,
  type AccountReading,
  type CreditUsage,
  type PartyCredit,
} from './party-credit.ts';

export interface NamedParty {
  readonly partyId: number;
  readonly name: string;
  readonly gstin: string;
}

/** What a party owes and may still order on credit. */
export interface PartyBalance
  extends NamedParty, Pick<PartyCredit, 'limitPaise' | 'termsDays'>, CreditUsage {
  readonly ageing: Ageing;
}

export const toPartyBalance = (
  { partyId, name, gstin }: NamedParty,
  credit: PartyCredit,
  reading: AccountReading,
): PartyBalance => ({
  partyId,
  name,
  gstin,
  limitPaise: credit.limitPaise,
  termsDays: credit.termsDays,
  ...summarizeCredit(credit, reading),
  ageing: ageOpenBills(reading.openBills, reading.today),
});

/** A part of the name, the beginning of the GSTIN or the whole number; empty matches everybody. */
export const matchesPartySearch = (
  { partyId, name, gstin }: NamedParty,
  search: string,
): boolean => {
  const text = search.trim().normalize('NFKC').toLowerCase();
  return (
    name.normalize('NFKC').toLowerCase().includes(text) ||
    gstin.toLowerCase().startsWith(text) ||
    String(partyId) === text
  );
};

/** The most overdue first, then those who owe the most. */
export const compareBalances = (a: PartyBalance, b: PartyBalance): number =>
  b.overduePaise - a.overduePaise || b.usedPaise - a.usedPaise || a.partyId - b.partyId;

export type BalanceTotals = Pick<
  PartyBalance,
  'limitPaise' | 'usedPaise' | 'reservedPaise' | 'availablePaise' | 'overduePaise' | 'ageing'
>;

const noTotals: BalanceTotals = {
  limitPaise: 0,
  usedPaise: 0,
  reservedPaise: 0,
  availablePaise: 0,
  overduePaise: 0,
  ageing: noAgeing,
};

const addAgeing = (a: Ageing, b: Ageing): Ageing => ({
  currentPaise: a.currentPaise + b.currentPaise,
  days1To30Paise: a.days1To30Paise + b.days1To30Paise,
  days31To60Paise: a.days31To60Paise + b.days31To60Paise,
  days61To90Paise: a.days61To90Paise + b.days61To90Paise,
  daysOver90Paise: a.daysOver90Paise + b.daysOver90Paise,
});

export const sumBalances = (balances: readonly PartyBalance[]): BalanceTotals =>
  balances.reduce<BalanceTotals>(
    (totals, balance) => ({
      limitPaise: totals.limitPaise + balance.limitPaise,
      usedPaise: totals.usedPaise + balance.usedPaise,
      reservedPaise: totals.reservedPaise + balance.reservedPaise,
      availablePaise: totals.availablePaise + balance.availablePaise,
      overduePaise: totals.overduePaise + balance.overduePaise,
      ageing: addAgeing(totals.ageing, balance.ageing),
    }),
    noTotals,
  );
