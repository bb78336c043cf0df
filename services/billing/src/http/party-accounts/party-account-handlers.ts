import { toPaise, toRupees } from '@tokri/contracts/money';
import { defaultCompanyId } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import {
  commandSucceeded,
  type billingOperations,
  type BillResponse,
  type Caller,
} from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  findBillOfParty,
  importBillToPartyAccount,
  readPartyAccount,
  setCreditLimit,
  type PartyAccountDeps,
} from '../../application/party-accounts/party-account.ts';
import { outstandingPaise } from '../../domain/party-accounts/party-credit.ts';
import type { Bill } from '../../domain/bills/bill.ts';
import { toCommandResponse } from '../error-messages.ts';

interface PartyAccountHandlerDeps extends PartyAccountDeps {
  readonly respondWithBill: (bill: Bill, caller: Caller) => Promise<BillResponse>;
}
type PartyAccountHandlers<OperationId extends keyof OperationHandlers<typeof billingOperations>> =
  Pick<OperationHandlers<typeof billingOperations>, OperationId>;

const basisPoints = (percent: number): number => Math.round(percent * 100);
const toOutstandingBillResponse = (bill: Bill) => ({
  Id: bill.billId,
  Number: bill.number,
  Date: bill.date,
  DueDate: bill.account?.dueDate ?? bill.date,
  Amount: toRupees(bill.totals.payablePaise),
  Due: toRupees(outstandingPaise(bill)),
});

/** Staff see what the party's buyers see. A token of an accountant names that role only. */
const mayBuyFor = ({ partyId, partyRoles = [] }: Caller, ofPartyId: number): boolean =>
  partyId !== ofPartyId || partyRoles.includes('buyer');

const readHandlers = (
  deps: PartyAccountHandlerDeps,
): PartyAccountHandlers<'read-party-credit' | 'list-party-bills' | 'read-party-bill'> => ({
  'read-party-credit': async ({ query, caller }) => {
    if (query.CompanyId !== defaultCompanyId) throw new ProblemError('not-found');
    const account = await readPartyAccount(deps, query.PartyId, {
      mayBuy: mayBuyFor(caller, query.PartyId),
    });
    return {
      body: {
        PartyId: query.PartyId,
        CreditLimit: toRupees(account.limitPaise),
        TermsDays: account.termsDays,
        Used: toRupees(account.usedPaise),
        Reserved: toRupees(account.reservedPaise),
        Available: toRupees(account.availablePaise),
        OnAccount: toRupees(account.onAccountPaise),
        Outstanding: toRupees(account.usedPaise),
        Overdue: toRupees(account.overduePaise),
        OverdueDays: account.overdueDays,
        NotOffered: account.rejection,
        Bills: account.bills.map(toOutstandingBillResponse),
      },
    };
  },
  'list-party-bills': async ({ query, caller, pagination }) => {
    const { bills, total } = await deps.bills.listOutstanding(query.PARTYID, pagination);
    return {
      total,
      body: await Promise.all(bills.map((bill) => deps.respondWithBill(bill, caller))),
    };
  },
  'read-party-bill': async ({ query, caller }) => ({
    body: [
      await deps.respondWithBill(
        await findBillOfParty(deps, { partyId: query.PARTYID, billId: query.ID }),
        caller,
      ),
    ],
  }),
});

const commandHandlers = (
  deps: PartyAccountHandlerDeps,
): PartyAccountHandlers<'set-credit-limit' | 'bring-forward-bill'> => ({
  'set-credit-limit': async ({ body }) => {
    await setCreditLimit(deps, {
      partyId: body.PartyId,
      limitPaise: toPaise(body.CreditLimit),
      termsDays: body.TermsDays,
    });
    return { body: [commandSucceeded(body.PartyId)] };
  },
  'bring-forward-bill': async ({ body, language }) => {
    const result = await importBillToPartyAccount(deps, {
      partyId: body.PartyId,
      number: body.Number,
      date: body.Date,
      dueDate: body.DueDate,
      paidPaise: toPaise(body.Paid),
      lines: body.Lines.map((line) => ({
        name: line.Name,
        hsn: line.HSN,
        unitName: line.Unit,
        quantity: line.Quantity,
        ratePaise: toPaise(line.Rate),
        taxBasisPoints: basisPoints(line.TaxPercent),
      })),
    });
    return { body: [toCommandResponse(result, language, commandSucceeded)] };
  },
});

export const createPartyAccountHandlers = (deps: PartyAccountHandlerDeps) => ({
  ...readHandlers(deps),
  ...commandHandlers(deps),
});
