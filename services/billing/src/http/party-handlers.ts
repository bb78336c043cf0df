import { firstCompanyId, Problem, toPaise, toRupees, type Language } from '@tokri/contracts';
import { done, refused, type BillAnswer, type billingOperations } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import {
  billOfParty,
  bringBillForward,
  readAccount,
  setCreditLimit,
  type PartyNeeds,
} from '../application/party-account.ts';
import { openPaise } from '../domain/account.ts';
import type { Bill } from '../domain/bill.ts';
import { refusalText } from './texts.ts';

type Rows =
  | 'read-party-credit'
  | 'list-party-bills'
  | 'read-party-bill'
  | 'set-credit-limit'
  | 'bring-forward-bill';

const basisPoints = (percent: number): number => Math.round(percent * 100);
const presentOpen = (bill: Bill) => ({
  Id: bill.billId,
  Number: bill.number,
  Date: bill.date,
  DueDate: bill.account?.dueDate ?? bill.date,
  Amount: toRupees(bill.totals.payablePaise),
  Due: toRupees(openPaise(bill)),
});

/** Binds the rows about a party's account. */
export const partyHandlers = (
  needs: PartyNeeds & { readonly present: (bill: Bill) => Promise<BillAnswer> },
): Pick<Handlers<typeof billingOperations>, Rows> => {
  const refusal = (code: Parameters<typeof refusalText>[0], language: Language) => ({
    body: [refused(code, refusalText(code, language))],
  });
  return {
    'read-party-credit': async ({ query }) => {
      if (query.CompanyId !== firstCompanyId) throw new Problem('not-found');
      const { limitPaise, usedPaise, availablePaise, bills } = await readAccount(
        needs,
        query.PartyId,
      );
      // What is owed stands on bills only, until orders can be placed on account.
      return {
        body: {
          PartyId: query.PartyId,
          CreditLimit: toRupees(limitPaise),
          Used: toRupees(usedPaise),
          Available: toRupees(availablePaise),
          Outstanding: toRupees(usedPaise),
          Bills: bills.map(presentOpen),
        },
      };
    },
    'list-party-bills': async ({ query, page }) => {
      const { bills, total } = await needs.bills.outstanding(query.PARTYID, page);
      return { total, body: await Promise.all(bills.map(needs.present)) };
    },
    'read-party-bill': async ({ query }) => ({
      body: [
        await needs.present(await billOfParty(needs, { partyId: query.PARTYID, billId: query.ID })),
      ],
    }),
    'set-credit-limit': async ({ body }) => {
      await setCreditLimit(needs, { partyId: body.PartyId, limitPaise: toPaise(body.CreditLimit) });
      return { body: [done(body.PartyId)] };
    },
    'bring-forward-bill': async ({ body, language }) => {
      const outcome = await bringBillForward(needs, {
        partyId: body.PartyId,
        number: body.Number,
        date: body.Date,
        dueDate: body.DueDate,
        paidPaise: toPaise(body.Paid),
        lines: body.Lines.map((line) => ({
          name: line.Name,
          hsn: line.HSN,
          unit: line.Unit,
          quantity: line.Quantity,
          ratePaise: toPaise(line.Rate),
          taxBasisPoints: basisPoints(line.TaxPercent),
        })),
      });
      return outcome.ok ? { body: [done(outcome.value)] } : refusal(outcome.code, language);
    },
  };
};
