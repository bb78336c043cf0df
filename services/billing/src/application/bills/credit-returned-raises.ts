import { shopDate } from '@tokri/contracts/dates';
import { isOfCancelledOrder } from '../../domain/bills/credit.ts';
import { decideReturnedCredit } from '../../domain/bills/credit-debit-note.ts';
import type { Debit } from '../../domain/bills/debit.ts';
import { creditRaises } from '../../domain/bills/returned-raise.ts';
import type { CreditedBill } from '../ports/bills.ts';
import type { DebitNoteDeps } from './debit-notes.ts';
import { issueCreditNote } from './issue-credit-note.ts';

interface RaisedReturn {
  readonly credited: CreditedBill;
  /** Of the return in the credits of the bill. */
  readonly index: number;
}

/** Returns the id of the credit note; null when the return takes nothing off the debit note. */
const creditReturnedRaise = async (
  deps: DebitNoteDeps,
  { credited, index }: RaisedReturn,
  debit: Debit,
): Promise<number | null> => {
  const credit = credited.credits[index];
  const raises = creditRaises(credited, debit, index);
  if (!credit || debit.state !== 'approved' || raises.length === 0) return null;
  const note = await deps.bills.findById(debit.noteId);
  if (!note) throw new Error(`debit note ${debit.noteId} was not issued`);
  const fields = { noteId: await deps.bills.nextId(), date: shopDate(deps.clock()) };
  const added = await deps.bills.addCredit(debit.noteId, (credits) =>
    decideReturnedCredit(note, credits, { credit, raises, ...fields }),
  );
  if (!added.ok) return null;
  const issued = await issueCreditNote(deps, added.value, added.value.index);
  return issued?.noteId ?? null;
};

/**
 * Credits what debit notes raised of the goods that came back. Can be repeated: a debit note holds
 * one credit for each return. Returns the ids of the credit notes.
 */
export const creditReturnedRaises = async (
  deps: DebitNoteDeps,
  { credited, index }: RaisedReturn,
): Promise<readonly number[]> => {
  const credit = credited.credits[index];
  if (!credit || isOfCancelledOrder(credit)) return [];
  const noteIds: number[] = [];
  for (const debit of credited.debits) {
    const noteId = await creditReturnedRaise(deps, { credited, index }, debit);
    if (noteId !== null) noteIds.push(noteId);
  }
  return noteIds;
};
