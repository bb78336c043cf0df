import {
  decideDebit,
  type Debit,
  type DebitRequest,
  type NotesOfBill,
} from '../domain/bills/debit.ts';
import type { LineRaise, RaisedBill } from '../domain/bills/raise-lines.ts';

export const noNotes: NotesOfBill = { credits: [], debits: [] };

export const raiseOf = (
  line: number,
  addedPaise: number,
  taxBasisPoints: number | null = null,
): LineRaise => ({ line, addedPaise, taxBasisPoints });

export const buildDebitRequest = (changes: Partial<DebitRequest> = {}): DebitRequest => ({
  requestId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  noteId: 6,
  reason: 'Rate of another pack',
  by: 4,
  at: new Date('2026-12-01T06:00:00Z'),
  raises: [raiseOf(0, 1_000)],
  ...changes,
});

/** @throws Error with the code of a refused request */
export const buildDebit = (
  bill: RaisedBill,
  changes: Partial<DebitRequest> = {},
  {
    notes = noNotes,
    approvalAbovePaise = 10_00_000,
  }: { readonly notes?: NotesOfBill; readonly approvalAbovePaise?: number } = {},
): Debit => {
  const decided = decideDebit(bill, notes, {
    request: buildDebitRequest(changes),
    approvalAbovePaise,
  });
  if (!decided.ok) throw new Error(decided.code);
  return decided.value;
};
