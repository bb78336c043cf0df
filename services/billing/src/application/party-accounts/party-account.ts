import { shopDate } from '@tokri/contracts/dates';
import { listBillPrefixes, type CreditRejectionReason } from '@tokri/contracts/orders';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { RequireCompany } from '../ports/company.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  checkCredit,
  summarizeCredit,
  type CreditUsage,
  type PartyCredit,
} from '../../domain/party-accounts/party-credit.ts';
import type { Bill } from '../../domain/bills/bill.ts';
import {
  importBill,
  isSameBill,
  type ImportedBill,
  type ImportBillError,
} from '../../domain/party-accounts/imported-bill.ts';
import type { BillStore } from '../ports/bills.ts';
import type { BuyerDirectory } from '../ports/buyers.ts';
import type { PartyPaymentStore } from '../ports/party-payments.ts';
import type { PartyCreditStore } from '../ports/party-accounts.ts';

export interface PartyAccountDeps {
  readonly bills: BillStore;
  readonly buyers: BuyerDirectory;
  readonly credits: PartyCreditStore;
  readonly partyPayments: PartyPaymentStore;
  readonly clock: Clock;
  readonly requireCompany: RequireCompany;
}

const maxOpenBills = 500;

const findParty = async ({ buyers }: Pick<PartyAccountDeps, 'buyers'>, partyId: number) => {
  const party = await buyers.findParty(partyId);
  if (!party)
    throw new ProblemError(
      'not-known-yet',
      'The party is not available yet. Try again in a moment.',
    );
  return party;
};

export interface PartyAccount extends PartyCredit, CreditUsage {
  readonly rejection: CreditRejectionReason | null;
  /** The oldest of them; the sums count all. */
  readonly bills: readonly Bill[];
}

const smallestAmountPaise = 1;

/** `mayBuy`: whether the caller may order for the party. */
export const readPartyAccount = async (
  { bills, credits, partyPayments, clock }: PartyAccountDeps,
  partyId: number,
  { mayBuy }: { readonly mayBuy: boolean },
): Promise<PartyAccount> => {
  const credit = await credits.find(partyId);
  const [openBills, { bills: oldest }] = await Promise.all([
    bills.listOpen(partyId),
    bills.listOutstanding(partyId, { page: 1, pageSize: maxOpenBills }),
  ]);
  const usage = summarizeCredit(credit, {
    openBills,
    onAccountPaise: await partyPayments.sumOnAccount(partyId),
    today: shopDate(clock()),
  });
  const rejection = mayBuy ? checkCredit(credit, usage, smallestAmountPaise) : 'account';
  return { ...credit, ...usage, rejection, bills: oldest };
};

export const findBillOfParty = async (
  { bills }: Pick<PartyAccountDeps, 'bills'>,
  { partyId, billId }: { readonly partyId: number; readonly billId: number },
): Promise<Bill> => {
  const bill = await bills.findById(billId);
  if (bill?.partyId !== partyId) throw new ProblemError('not-found');
  return bill;
};

export const setCreditLimit = async (
  deps: PartyAccountDeps,
  {
    partyId,
    ...terms
  }: {
    readonly partyId: number;
    readonly limitPaise: number;
    readonly termsDays?: number | undefined;
  },
): Promise<void> => {
  await findParty(deps, partyId);
  await deps.credits.setLimit(partyId, terms);
};

export const importBillToPartyAccount = async (
  deps: PartyAccountDeps,
  imported: ImportedBill,
): Promise<Result<number, ImportBillError>> => {
  const { stateCode, ...buyer } = await findParty(deps, imported.partyId);
  const company = deps.requireCompany();
  const result = importBill(imported, {
    billId: await deps.bills.nextId(),
    buyer,
    stateCode,
    supplierState: company.stateCode,
    ownPrefixes: listBillPrefixes(company.billPrefixes),
    today: shopDate(deps.clock()),
  });
  if (!result.ok) return result;
  const stored = await deps.bills.insertImported(result.value);
  return isSameBill(stored, result.value) ? ok(stored.billId) : err('number-taken');
};
