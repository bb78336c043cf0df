import type { Err, Ok } from '@tokri/contracts/result';
import { ok } from '@tokri/contracts/result';
import type { Bill } from '../bills/bill.ts';
import { outstandingPaise } from '../party-accounts/party-credit.ts';
import type { BillShare } from './party-payment.ts';

export interface BillChoice {
  readonly billId: number;
  readonly amountPaise: number;
}

export type ChoiceError = Err<'unknown-bill' | 'more-than-due', { readonly billId: number }>;

/** `bills` are those of the choice that exist, of any party. */
export const checkChoice = (
  partyId: number,
  choice: readonly BillChoice[],
  bills: readonly Bill[],
): Ok<readonly BillShare[]> | ChoiceError => {
  const shares: BillShare[] = [];
  for (const { billId, amountPaise } of choice) {
    const bill = bills.find((candidate) => candidate.billId === billId);
    if (bill?.partyId !== partyId || bill.account === null)
      return { ok: false, code: 'unknown-bill', billId };
    if (amountPaise > outstandingPaise(bill)) return { ok: false, code: 'more-than-due', billId };
    shares.push({ billId, number: bill.number, amountPaise });
  }
  return ok(shares);
};
