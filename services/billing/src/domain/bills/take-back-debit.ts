import { isUnitedKingdom } from '@tokri/contracts/market';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { DraftBill } from './bill.ts';
import { isOfCancelledOrder, lastCreditDate, remainingQuantities } from './credit.ts';
import { isInForce, type Debit, type NotesOfBill, type TakenBack } from './debit.ts';
import { sumRaisedLines } from './raise-lines.ts';
import { remainingRaises } from './returned-raise.ts';

type RaisedBill = Pick<DraftBill, 'lines' | 'date'>;

export type TakeBackError =
  | 'unknown-bill'
  | 'order-cancelled'
  | 'credit-too-late'
  | 'credit-differs'
  | 'debit-taken-back'
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

const isSameRequest = (a: TakenBack, b: TakenBack): boolean =>
  a.reason === b.reason && a.by === b.by;

/**
 * Returns the debit as it is when the same request is repeated. CGST Act s. 34(1) and (2): the credit
 * note has the last date of the supply that the debit note is about.
 */
export const takeBackDebit = (
  bill: RaisedBill,
  notes: NotesOfBill,
  { debitNoteId, request }: { readonly debitNoteId: number; readonly request: TakenBack },
): Result<Debit, TakeBackError> => {
  const debit = notes.debits.find(({ noteId }) => noteId === debitNoteId);
  if (debit?.state !== 'approved') return err('unknown-bill');
  if (debit.takenBack?.requestId === request.requestId)
    return isSameRequest(debit.takenBack, request) ? ok(debit) : err('credit-differs');
  if (debit.takenBack) return err('debit-taken-back');
  if (notes.credits.some(isOfCancelledOrder)) return err('order-cancelled');
  const left = remainingRaises({ bill, credits: notes.credits }, debit);
  if (sumRaisedLines(left) === 0) return err('debit-taken-back');
  if (!isUnitedKingdom() && request.date > lastCreditDate(bill.date)) return err('credit-too-late');
  if (isRaisedFurther(bill, notes, debit)) return err('debit-raised-further');
  return ok({ ...debit, takenBack: request });
};
