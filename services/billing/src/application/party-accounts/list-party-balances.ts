import { shopDate } from '@tokri/contracts/dates';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  compareBalances,
  matchesPartySearch,
  sumBalances,
  toPartyBalance,
  type BalanceTotals,
  type NamedParty,
  type PartyBalance,
} from '../../domain/party-accounts/party-balance.ts';
import { defaultTermsDays, type PartyCredit } from '../../domain/party-accounts/party-credit.ts';
import type { BillStore, OpenPartyBill } from '../ports/bills.ts';
import type { BuyerDirectory } from '../ports/buyers.ts';
import type { PartyCreditStore } from '../ports/party-accounts.ts';
import type { PartyPaymentStore } from '../ports/party-payments.ts';

export interface PartyBalanceDeps {
  readonly bills: Pick<BillStore, 'listAllOpen'>;
  readonly buyers: Pick<BuyerDirectory, 'listParties'>;
  readonly credits: Pick<PartyCreditStore, 'listAll'>;
  readonly partyPayments: Pick<PartyPaymentStore, 'sumAllOnAccount'>;
  readonly clock: Clock;
}

export interface PartyBalanceFilter {
  readonly search: string;
  readonly partyId: number | null;
}

const toNoCredit = (partyId: number): PartyCredit => ({
  partyId,
  limitPaise: 0,
  termsDays: defaultTermsDays,
  reservations: [],
});

const groupByParty = (
  bills: readonly OpenPartyBill[],
): ReadonlyMap<number, readonly OpenPartyBill[]> => {
  const groups = new Map<number, OpenPartyBill[]>();
  for (const bill of bills) {
    const group = groups.get(bill.partyId) ?? [];
    groups.set(bill.partyId, group);
    group.push(bill);
  }
  return groups;
};

/** A party that was removed still owes what is open; its bills name it. */
const addRemovedParties = (
  known: readonly NamedParty[],
  billsOfParty: ReadonlyMap<number, readonly OpenPartyBill[]>,
): readonly NamedParty[] => {
  const knownIds = new Set(known.map(({ partyId }) => partyId));
  const removed = [...billsOfParty.values()].flatMap(([bill]) =>
    bill && !knownIds.has(bill.partyId) ? [{ ...bill.buyer, partyId: bill.partyId }] : [],
  );
  return [...known, ...removed];
};

/** All parties that match, and their totals. Parties are few, so they are sorted in memory. */
export const listPartyBalances = async (
  { bills, buyers, credits, partyPayments, clock }: PartyBalanceDeps,
  { search, partyId }: PartyBalanceFilter,
): Promise<{ readonly balances: readonly PartyBalance[]; readonly totals: BalanceTotals }> => {
  const [known, openBills, agreed] = await Promise.all([
    buyers.listParties(),
    bills.listAllOpen(),
    credits.listAll(),
  ]);
  // Read after the bills: what is allocated in between counts as neither open nor on account.
  const onAccountOfParty = await partyPayments.sumAllOnAccount();
  const billsOfParty = groupByParty(openBills);
  const creditOfParty = new Map(agreed.map((credit) => [credit.partyId, credit]));
  const today = shopDate(clock());
  const balances = addRemovedParties(known, billsOfParty)
    .filter((party) => partyId === null || party.partyId === partyId)
    .filter((party) => matchesPartySearch(party, search))
    .map((party) =>
      toPartyBalance(party, creditOfParty.get(party.partyId) ?? toNoCredit(party.partyId), {
        openBills: billsOfParty.get(party.partyId) ?? [],
        onAccountPaise: onAccountOfParty.get(party.partyId) ?? 0,
        today,
      }),
    )
    .sort(compareBalances);
  return { balances, totals: sumBalances(balances) };
};
