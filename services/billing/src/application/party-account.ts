import { ok, kolkataDate, Problem, refusal, type Outcome } from '@tokri/contracts';
import { creditOf, type Credit } from '../domain/account.ts';
import type { Bill } from '../domain/bill.ts';
import { bringForward, isSameBill, type OldBill, type OldBillRefusal } from '../domain/old-bill.ts';
import type { BillStore } from './ports/bills.ts';
import type { BuyerBook, CreditStore } from './ports/buyers.ts';
import type { Clock } from './ports/clock.ts';

export interface PartyNeeds {
  readonly bills: BillStore;
  readonly buyers: BuyerBook;
  readonly credits: CreditStore;
  readonly clock: Clock;
  /** State code of who sells. */
  readonly supplierState: string;
}

/** Open bills that one look at an account lists at most; its sums are of all. */
const openBillsMax = 500;

const partyOf = async ({ buyers }: Pick<PartyNeeds, 'buyers'>, partyId: number) => {
  const party = await buyers.party(partyId);
  if (!party) throw new Problem('not-known-yet', 'The party is not known here yet.');
  return party;
};

export interface Account extends Credit {
  readonly bills: readonly Bill[];
}

/** U12. A party without a limit has no credit. */
export const readAccount = async (
  { bills, credits }: PartyNeeds,
  partyId: number,
): Promise<Account> => {
  const [limitPaise, usedPaise, { bills: open }] = await Promise.all([
    credits.limitPaise(partyId),
    bills.duePaise(partyId),
    bills.outstanding(partyId, { page: 1, pageSize: openBillsMax }),
  ]);
  return { ...creditOf(limitPaise, usedPaise), bills: open };
};

/** B4. @throws Problem 404 for a bill of somebody else. */
export const billOfParty = async (
  { bills }: Pick<PartyNeeds, 'bills'>,
  { partyId, billId }: { readonly partyId: number; readonly billId: number },
): Promise<Bill> => {
  const bill = await bills.byId(billId);
  if (bill?.partyId !== partyId) throw new Problem('not-found');
  return bill;
};

/** @throws Problem 409 `not-known-yet` for a party that user has not told of. */
export const setCreditLimit = async (
  needs: PartyNeeds,
  { partyId, limitPaise }: { readonly partyId: number; readonly limitPaise: number },
): Promise<void> => {
  await partyOf(needs, partyId);
  await needs.credits.setLimit(partyId, limitPaise);
};

/** A bill of former books comes to a party's account, once for each number. Nobody is told: the customer has known it since it was written. @throws Problem 409 `not-known-yet`. */
export const bringBillForward = async (
  needs: PartyNeeds,
  old: OldBill,
): Promise<Outcome<number, OldBillRefusal>> => {
  const { stateCode, ...buyer } = await partyOf(needs, old.partyId);
  const outcome = bringForward(old, {
    billId: await needs.bills.nextId(),
    buyer,
    stateCode,
    supplierState: needs.supplierState,
    today: kolkataDate(needs.clock()),
  });
  if (!outcome.ok) return outcome;
  const kept = await needs.bills.keepOld(outcome.value);
  return isSameBill(kept, outcome.value) ? ok(kept.billId) : refusal('number-taken');
};
