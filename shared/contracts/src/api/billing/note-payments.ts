import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { refundWays } from '../../orders/billing/note-payments.ts';
import { maxRefundReferenceLength } from '../../validation/text-limits.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, paymentStaff } from './bill-schemas.ts';

const ofDebitNote = {
  ...base,
  specId: 'BA42',
  method: 'POST',
  match: noParams,
  auth: paymentStaff,
  body: z.object({
    /** Of the debit note. */
    BillId: f.id,
    Amount: f.priceField,
    Way: z.enum(refundWays, `must be one of ${refundWays.join(', ')}`),
    Reference: z._default(f.text(maxRefundReferenceLength), ''),
    PaidOn: f.isoDate,
    RequestId: f.uuid,
  }),
  response: commandResponseWith({ Due: rupees, ToRefund: rupees }),
} as const;

const fieldErrors = [
  'unknown-bill',
  'note-on-account',
  'reference-missing',
  'received-later',
  'received-before-note',
  'paid-too-often',
  'request-id-taken',
] as const;

export const notePaymentOperations = {
  recordDebitNotePayment: operation({
    ...ofDebitNote,
    operationId: 'record-debit-note-payment',
    path: '/api/admin/billing/debit-note-payments',
    errorCodes: [...fieldErrors, 'order-cancelled', 'more-than-due'],
    summary:
      'Records money that a customer without an account paid for a debit note, at most what is due. Repeating a request with its `RequestId` records once. Returns what is still due and what is to be refunded.',
  }),
  recordDebitNoteRefund: operation({
    ...ofDebitNote,
    operationId: 'record-debit-note-refund',
    path: '/api/admin/billing/debit-note-refunds',
    errorCodes: [...fieldErrors, 'amount-too-high'],
    summary:
      'Records that staff gave back what was paid for a debit note that a credit note took back, at most `ToRefund` of the note. Repeating a request with its `RequestId` records once. Returns what is still due and what is to be refunded.',
  }),
};
