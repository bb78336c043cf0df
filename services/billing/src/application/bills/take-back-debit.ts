import { shopDate } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { Bill } from '../../domain/bills/bill.ts';
import type {
  Debit,
  DebitDecision,
  DebitDecisionError,
  TakenBack,
} from '../../domain/bills/debit.ts';
import { decideTakenBackCredit } from '../../domain/bills/credit-debit-note.ts';
import {
  decideOnTakeBack,
  takeBackDebit,
  type TakeBackError,
} from '../../domain/bills/take-back-debit.ts';
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

export interface TakeBackResult {
  readonly debit: Debit;
  /** The credit note; null while the request waits, and when it was declined. */
  readonly note: Bill | null;
}

const issueTakenBack = async (
  deps: DebitNoteDeps,
  debit: Debit,
): Promise<Result<TakeBackResult, 'order-cancelled'>> => {
  if (!debit.takenBack) return ok({ debit, note: null });
  const credited = await creditTakenBack(deps, debit);
  if (!credited.ok) return credited;
  const note = await deps.bills.findById(debit.takenBack.noteId);
  if (!note) throw new Error(`the credit note of debit note ${debit.noteId} was not issued`);
  return ok({ debit, note });
};

const toNoteFields = async ({ bills, clock }: DebitNoteDeps) => {
  const at = clock();
  return { noteId: await bills.nextId(), date: shopDate(at), at };
};

/** Credits what is left of a debit note that was wrong. What a party paid of it waits on its account. */
export const takeBackDebitNote = async (
  deps: DebitBillDeps,
  { billId, ...request }: Omit<TakenBack, 'noteId' | 'date'> & { readonly billId: number },
): Promise<Result<TakeBackResult, TakeBackError>> => {
  const debitNote = await deps.bills.findById(billId);
  if (debitNote?.kind !== 'DebitNote' || !debitNote.against) return err('unknown-bill');
  const bill = await deps.bills.findById(debitNote.against.billId);
  if (!bill) return err('unknown-bill');
  const order = await deps.sales.findByOrder(bill.orderId);
  if (order?.hasOrderEnded) return err('order-cancelled');
  const { at, ...note } = await toNoteFields(deps);
  const changed = await deps.bills.changeDebit(bill.billId, (notes) =>
    takeBackDebit(bill, notes, {
      debitNoteId: billId,
      request: { ...request, ...note },
      at,
      approvalAbovePaise: deps.approvalAbovePaise,
    }),
  );
  return changed.ok ? issueTakenBack(deps, changed.value.debit) : changed;
};

/** Approves or declines a take-back that waits. The bill is that of the debit note. */
export const decideOnTakeBackRequest = async (
  deps: DebitBillDeps,
  { billId, ...choice }: Omit<DebitDecision, 'at'> & { readonly billId: number },
): Promise<Result<TakeBackResult, DebitDecisionError>> => {
  const bill = await deps.bills.findById(billId);
  if (!bill) return err('unknown-debit');
  const note = await toNoteFields(deps);
  const decided = await deps.bills.changeDebit(billId, (notes) =>
    decideOnTakeBack(bill, notes, { ...choice, ...note }),
  );
  return decided.ok ? issueTakenBack(deps, decided.value.debit) : decided;
};
