import { shopDate } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { Bill } from '../../domain/bills/bill.ts';
import type { Debit, TakenBack } from '../../domain/bills/debit.ts';
import { decideTakenBackCredit } from '../../domain/bills/credit-debit-note.ts';
import { takeBackDebit, type TakeBackError } from '../../domain/bills/take-back-debit.ts';
import type { CreditedBill } from '../ports/bills.ts';
import { issueDebitNotes, type DebitBillDeps, type DebitNoteDeps } from './debit-notes.ts';
import { issueCreditNote } from './issue-credit-note.ts';

/** Can be repeated: the debit note holds the one credit that takes it back. */
const creditTakenBack = async (
  deps: DebitNoteDeps,
  { noteId, takenBack }: Debit,
): Promise<Result<null, 'order-cancelled'>> => {
  if (!takenBack) return ok(null);
  const added = await deps.bills.addCredit(noteId, (credits) =>
    decideTakenBackCredit(credits, takenBack),
  );
  if (!added.ok) return added;
  await issueCreditNote(deps, added.value, added.value.index);
  return ok(null);
};

/** Issues the notes of debits, and of those that were taken back, that a crash left without one. */
export const completeDebits = async (
  deps: DebitNoteDeps,
  credited: Pick<CreditedBill, 'bill' | 'debits'>,
): Promise<void> => {
  await issueDebitNotes(deps, credited);
  for (const debit of credited.debits) await creditTakenBack(deps, debit);
};

/** Credits a whole debit note that was wrong. What a party paid of it waits on its account. */
export const takeBackDebitNote = async (
  deps: DebitNoteDeps & Pick<DebitBillDeps, 'sales'>,
  { billId, ...request }: Omit<TakenBack, 'noteId' | 'date'> & { readonly billId: number },
): Promise<Result<Bill, TakeBackError>> => {
  const debitNote = await deps.bills.findById(billId);
  if (debitNote?.kind !== 'DebitNote' || !debitNote.against) return err('unknown-bill');
  const bill = await deps.bills.findById(debitNote.against.billId);
  if (!bill) return err('unknown-bill');
  const order = await deps.sales.findByOrder(bill.orderId);
  if (order?.hasOrderEnded) return err('order-cancelled');
  const note = { noteId: await deps.bills.nextId(), date: shopDate(deps.clock()) };
  const changed = await deps.bills.changeDebit(bill.billId, (notes) =>
    takeBackDebit(bill, notes, { debitNoteId: billId, request: { ...request, ...note } }),
  );
  if (!changed.ok) return changed;
  const { debit } = changed.value;
  const creditedNote = await creditTakenBack(deps, debit);
  if (!creditedNote.ok) return creditedNote;
  const issued = await deps.bills.findById(debit.takenBack?.noteId ?? 0);
  if (!issued) throw new Error(`the credit note of debit note ${billId} was not issued`);
  return ok(issued);
};
