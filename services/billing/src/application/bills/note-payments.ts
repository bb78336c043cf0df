import { shopDate } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import {
  balanceOfNote,
  decideNotePayment,
  type NotePayment,
  type NotePaymentError,
} from '../../domain/bills/note-payment.ts';
import type { DebitBillDeps } from './debit-notes.ts';

export type RecordNotePaymentDeps = Pick<DebitBillDeps, 'bills' | 'clock' | 'sales'>;

export type NoteBalance = ReturnType<typeof balanceOfNote>;

/**
 * Records money that a customer without an account paid for a debit note, or got back of it. One
 * conditional write checks what is open, so that two payments never pay the same paisa.
 */
export const recordNotePayment = async (
  deps: RecordNotePaymentDeps,
  { billId, ...payment }: Omit<NotePayment, 'at'> & { readonly billId: number },
): Promise<Result<NoteBalance, NotePaymentError | 'unknown-bill' | 'order-cancelled'>> => {
  const note = await deps.bills.findById(billId);
  if (note?.kind !== 'DebitNote') return err('unknown-bill');
  const order = await deps.sales.findByOrder(note.orderId);
  const at = deps.clock();
  const changed = await deps.bills.addNotePayment(billId, (stored) => {
    const isRepeated = stored.payments?.some(({ requestId }) => requestId === payment.requestId);
    // The credit note of the debit note may not be issued yet.
    if (!isRepeated && payment.kind === 'payment' && order?.hasOrderEnded)
      return err('order-cancelled');
    return decideNotePayment(stored, { ...payment, at }, shopDate(at));
  });
  return changed.ok ? ok(balanceOfNote(changed.value)) : changed;
};
