import type { NotePaymentKind, RefundWay } from '@tokri/contracts/orders';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { DraftBill } from './bill.ts';
import type { Credit } from './credit.ts';
import { remainingPaise } from './credit-debit-note.ts';

/** Money for a debit note that is on no account, as staff recorded it. Kept with the note. */
export interface NotePayment {
  /** Chosen by the caller, so that a repeated request records once. */
  readonly requestId: string;
  readonly kind: NotePaymentKind;
  readonly way: RefundWay;
  /** Of the transfer; empty for cash. */
  readonly reference: string;
  readonly amountPaise: number;
  /** The day on which the shop got the money, or gave it back. */
  readonly paidOn: string;
  readonly by: number;
  readonly at: Date;
}

export interface PaidNote {
  readonly bill: Pick<DraftBill, 'lines' | 'date' | 'account'>;
  readonly credits: readonly Credit[];
  readonly payments?: readonly NotePayment[];
}

export type NotePaymentError =
  | 'note-on-account'
  | 'reference-missing'
  | 'received-later'
  | 'received-before-note'
  | 'more-than-due'
  | 'amount-too-high'
  | 'paid-too-often'
  | 'request-id-taken';

/** The note keeps each of them in its document. */
export const maxPaymentsPerNote = 50;

const sumOfKind = (payments: readonly NotePayment[], kind: NotePaymentKind): number =>
  payments
    .filter((payment) => payment.kind === kind)
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** What is open of the note, and what was paid beyond it and goes back. At most one is above 0. */
export const balanceOfNote = ({
  bill,
  credits,
  payments = [],
}: PaidNote): { readonly duePaise: number; readonly toRefundPaise: number } => {
  const keptPaise = sumOfKind(payments, 'payment') - sumOfKind(payments, 'refund');
  const openPaise = remainingPaise(bill, credits) - keptPaise;
  return { duePaise: Math.max(0, openPaise), toRefundPaise: Math.max(0, -openPaise) };
};

const isSameRequest = (a: NotePayment, b: NotePayment): boolean =>
  (['kind', 'way', 'reference', 'amountPaise', 'paidOn', 'by'] as const).every(
    (field) => a[field] === b[field],
  );

const checkFields = (
  { bill }: PaidNote,
  { way, reference, paidOn }: NotePayment,
  today: string,
): NotePaymentError | null => {
  if (bill.account) return 'note-on-account';
  if (way !== 'cash' && reference === '') return 'reference-missing';
  if (paidOn > today) return 'received-later';
  return paidOn < bill.date ? 'received-before-note' : null;
};

/** Returns the earlier payment when the same request is repeated. At most what is open is recorded. */
export const decideNotePayment = (
  note: PaidNote,
  request: NotePayment,
  today: string,
): Result<NotePayment, NotePaymentError> => {
  const { payments = [] } = note;
  const repeated = payments.find(({ requestId }) => requestId === request.requestId);
  if (repeated) return isSameRequest(repeated, request) ? ok(repeated) : err('request-id-taken');
  const error = checkFields(note, request, today);
  if (error) return err(error);
  if (payments.length >= maxPaymentsPerNote) return err('paid-too-often');
  const { duePaise, toRefundPaise } = balanceOfNote(note);
  if (request.kind === 'payment' && request.amountPaise > duePaise) return err('more-than-due');
  if (request.kind === 'refund' && request.amountPaise > toRefundPaise)
    return err('amount-too-high');
  return ok(request);
};
