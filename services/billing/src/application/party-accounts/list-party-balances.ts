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
  readonly bills: Pick<BillStore, 'listAllOpen' | 'listOpen' | 'listOutstanding'>;
  readonly buyers: Pick<BuyerDirectory, 'listParties' | 'findParty'>;
  readonly credits: Pick<PartyCreditStore, 'listAll' | 'find'>;
  readonly partyPayments: Pick<PartyPaymentStore, 'sumAllOnAccount' | 'sumOnAccount'>;
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

/** Parties are few, so they are sorted in memory. */
const readAllBalances = async ({
  bills,
  buyers,
  credits,
  partyPayments,
  clock,
}: PartyBalanceDeps): Promise<readonly PartyBalance[]> => {
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
  return addRemovedParties(known, billsOfParty).map((party) =>
    toPartyBalance(party, creditOfParty.get(party.partyId) ?? toNoCredit(party.partyId), {
      openBills: billsOfParty.get(party.partyId) ?? [],
      onAccountPaise: onAccountOfParty.get(party.partyId) ?? 0,
      today,
    }),
  );
};

const findNamedParty = async (
  { bills, buyers }: Pick<PartyBalanceDeps, 'bills' | 'buyers'>,
  partyId: number,
): Promise<NamedParty | null> => {
  const party = await buyers.findParty(partyId);
  if (party) return { partyId, name: party.name, gstin: party.gstin };
  const { bills: open } = await bills.listOutstanding(partyId, { page: 1, pageSize: 1 });
  return open[0] ? { partyId, name: open[0].buyer.name, gstin: open[0].buyer.gstin } : null;
};

/** Null for a party that is unknown, or removed and owes nothing. */
export const readPartyBalance = async (
  deps: PartyBalanceDeps,
  partyId: number,
): Promise<PartyBalance | null> => {
  const { bills, credits, partyPayments, clock } = deps;
  const [party, openBills, credit] = await Promise.all([
    findNamedParty(deps, partyId),
    bills.listOpen(partyId),
    credits.find(partyId),
  ]);
  const onAccountPaise = await partyPayments.sumOnAccount(partyId);
  return (
    party && toPartyBalance(party, credit, { openBills, onAccountPaise, today: shopDate(clock()) })
  );
};

/** All parties that match, and their totals. One party is read without the others. */
export const listPartyBalances = async (
  deps: PartyBalanceDeps,
  { search, partyId }: PartyBalanceFilter,
): Promise<{ readonly balances: readonly PartyBalance[]; readonly totals: BalanceTotals }> => {
  const read =
    partyId === null
      ? await readAllBalances(deps)
      : [await readPartyBalance(deps, partyId)].filter((balance) => balance !== null);
  const balances = read
    .filter((balance) => matchesPartySearch(balance, search))
    .sort(compareBalances);
  return { balances, totals: sumBalances(balances) };
};
