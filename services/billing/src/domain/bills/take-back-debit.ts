import { isUnitedKingdom } from '@tokri/contracts/market';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { DraftBill } from './bill.ts';
import { isOfCancelledOrder, lastCreditDate, remainingQuantities } from './credit.ts';
import {
  isInForce,
  type Debit,
  type DebitDecision,
  type DebitDecisionError,
  type NotesOfBill,
  type TakenBack,
} from './debit.ts';
import { sumRaisedLines } from './raise-lines.ts';
import { remainingRaises } from './returned-raise.ts';

type RaisedBill = Pick<DraftBill, 'lines' | 'date'>;

export type TakeBackError =
  | 'unknown-bill'
  | 'order-cancelled'
  | 'credit-too-late'
  | 'credit-differs'
  | 'debit-taken-back'
  | 'take-back-waiting'
  | 'debit-raised-further';

const approvedAt = ({ decision, at }: Debit): number => (decision?.at ?? at).getTime();

/** Lines of which no unit is left carry no further raise. */
const linesLeft = (bill: RaisedBill, { credits }: NotesOfBill): ReadonlySet<number> =>
  new Set(remainingQuantities(bill, credits).map(({ line }) => line));

/** The rate of a later note applies to what this one added. */
const isRaisedFurther = (bill: RaisedBill, notes: NotesOfBill, debit: Debit): boolean => {
  const inForce = [...notes.debits.filter(isInForce)].sort((a, b) => approvedAt(a) - approvedAt(b));
  const later = inForce.slice(inForce.indexOf(debit) + 1);
  const left = linesLeft(bill, notes);
  const lines = new Set(debit.raises.map(({ line }) => line).filter((line) => left.has(line)));
  return later.some(({ raises }) => raises.some(({ line }) => lines.has(line)));
};

type Reasoned = Pick<TakenBack, 'reason' | 'by'>;

const isSameRequest = (a: Reasoned, b: Reasoned): boolean => a.reason === b.reason && a.by === b.by;

const checkTakeBack = (
  bill: RaisedBill,
  notes: NotesOfBill,
  { debit, date }: { readonly debit: Debit; readonly date: string },
): Result<null, TakeBackError> => {
  if (notes.credits.some(isOfCancelledOrder)) return err('order-cancelled');
  const left = remainingRaises({ bill, credits: notes.credits }, debit);
  if (debit.takenBack || sumRaisedLines(left) === 0) return err('debit-taken-back');
  if (!isUnitedKingdom() && date > lastCreditDate(bill.date)) return err('credit-too-late');
  return isRaisedFurther(bill, notes, debit) ? err('debit-raised-further') : ok(null);
};

export interface TakeBack {
  readonly debitNoteId: number;
  readonly request: TakenBack;
  readonly at: Date;
  readonly approvalAbovePaise: number;
}

/**
 * Returns the debit as it is when the same request is repeated. What needed a second member of staff
 * to be raised needs one to be taken back. CGST Act s. 34(1) and (2): the credit note has the last
 * date of the supply that the debit note is about.
 */
export const takeBackDebit = (
  bill: RaisedBill,
  notes: NotesOfBill,
  { debitNoteId, request, at, approvalAbovePaise }: TakeBack,
): Result<Debit, TakeBackError> => {
  const debit = notes.debits.find(({ noteId }) => noteId === debitNoteId);
  if (debit?.state !== 'approved') return err('unknown-bill');
  const { requestId, reason, by } = request;
  const repeated = [debit.takenBack, debit.takeBackRequest].find(
    (known) => known?.requestId === requestId,
  );
  if (repeated) return isSameRequest(repeated, request) ? ok(debit) : err('credit-differs');
  // The decision names one of both by this id.
  if (notes.debits.some((other) => other.requestId === requestId)) return err('credit-differs');
  if (debit.takeBackRequest?.state === 'waiting') return err('take-back-waiting');
  const checked = checkTakeBack(bill, notes, { debit, date: request.date });
  if (!checked.ok) return checked;
  if (debit.amountPaise <= approvalAbovePaise) return ok({ ...debit, takenBack: request });
  const waiting = { requestId, reason, by, at, state: 'waiting', decision: null } as const;
  return ok({ ...debit, takeBackRequest: waiting });
};

export type TakeBackDecision = DebitDecision & Pick<TakenBack, 'noteId' | 'date'>;

/** The same decision again changes nothing. */
export const decideOnTakeBack = (
  bill: RaisedBill,
  notes: NotesOfBill,
  { requestId, by, at, isApproved, noteId, date }: TakeBackDecision,
): Result<Debit, DebitDecisionError> => {
  const debit = notes.debits.find((entry) => entry.takeBackRequest?.requestId === requestId);
  const request = debit?.takeBackRequest;
  if (!debit || !request) return err('unknown-debit');
  const state = isApproved ? 'approved' : 'declined';
  if (request.state !== 'waiting')
    return request.decision?.by === by && request.state === state
      ? ok(debit)
      : err('already-decided');
  if (by === request.by) return err('own-debit');
  const decided = {
    ...debit,
    takeBackRequest: { ...request, state, decision: { by, at } },
  } as const;
  if (!isApproved) return ok(decided);
  const checked = checkTakeBack(bill, notes, { debit, date });
  if (!checked.ok)
    return err(checked.code === 'order-cancelled' ? 'order-cancelled' : 'bill-changed');
  const { reason } = request;
  return ok({ ...decided, takenBack: { requestId, noteId, date, reason, by: request.by } });
};
