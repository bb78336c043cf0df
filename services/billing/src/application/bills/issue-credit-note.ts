import { toCreditNote } from '../../domain/bills/bill.ts';
import { toCreditedSale, type Credit } from '../../domain/bills/credit.ts';
import { toCreditedDebit } from '../../domain/bills/credit-debit-note.ts';
import type { CreditedBill } from '../ports/bills.ts';
import type { DebitNoteDeps } from './debit-notes.ts';
import { issueDocument } from './issue-bills.ts';

/** Each step can be repeated, so a crash leaves neither a credit without its note nor two notes. */
export const issueCreditNote = async (
  deps: DebitNoteDeps,
  { bill, credits }: Pick<CreditedBill, 'bill' | 'credits'>,
  index: number,
): Promise<(Credit & { readonly amountPaise: number }) | null> => {
  const credit = credits[index];
  if (!credit) return null;
  const { noteId, date, reason, by, requestId } = credit;
  const toSale = bill.kind === 'DebitNote' ? toCreditedDebit : toCreditedSale;
  const key = `credit:${bill.orderId}:${bill.billId}`;
  const note = await issueDocument(
    deps,
    by === 0 ? key : `${key}:${requestId}`,
    toCreditNote(bill, {
      billId: noteId,
      date,
      ...(reason === '' ? {} : { reason }),
      sale: toSale(bill, credits.slice(0, index), credit),
    }),
  );
  const amountPaise = note.bill.totals.payablePaise;
  if (bill.account)
    await deps.bills.applyCreditNote(bill.billId, { billId: note.bill.billId, amountPaise });
  return { ...credit, amountPaise };
};
