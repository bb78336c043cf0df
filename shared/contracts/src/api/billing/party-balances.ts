import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { maxPersonSearchLength } from '../../validation/text-limits.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, paymentStaff } from './bill-schemas.ts';
import { duesReminder } from './dues-reminders.ts';

const amounts = {
  CreditLimit: rupees,
  /** Open amount of the bills; the sum of `Ageing`. */
  Outstanding: rupees,
  /** Of orders on credit that have no bill yet. */
  Reserved: rupees,
  Available: rupees,
  Overdue: rupees,
  /** By days after the due date. */
  Ageing: z.object({
    /** Due today or later. */
    Current: rupees,
    Days1To30: rupees,
    Days31To60: rupees,
    Days61To90: rupees,
    DaysOver90: rupees,
  }),
};

const partyBalance = z.object({
  PartyId: z.int(),
  Name: z.string(),
  GSTIN: z.string(),
  TermsDays: z.int(),
  /** Since the due date of the oldest overdue bill. */
  OverdueDays: z.int(),
  /** The last one that went out, by staff or automatic. */
  LastReminder: z.nullable(duesReminder),
  ...amounts,
});
export type PartyBalanceResponse = z.infer<typeof partyBalance>;

const partyBalances = z.object({
  /** Of all pages. */
  Totals: z.object({ Parties: z.int(), ...amounts }),
  Parties: z.array(partyBalance),
});
export type PartyBalancesResponse = z.infer<typeof partyBalances>;

export const partyBalanceOperations = {
  listPartyBalances: operation({
    ...base,
    operationId: 'list-party-balances',
    specId: 'BA24',
    method: 'GET',
    path: '/api/admin/billing/parties',
    match: noParams,
    optionalParams: ['Search', 'PartyId'],
    auth: paymentStaff,
    isPaginated: true,
    query: z.object({
      Search: z.optional(f.text(maxPersonSearchLength)),
      PartyId: z.optional(f.idParam),
    }),
    response: partyBalances,
    summary:
      'Business customers with their credit and what they owe, by days after the due date; the most overdue first. `Search` matches a part of the name, the beginning of the GSTIN or the whole number.',
  }),
};
