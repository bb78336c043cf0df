import { hourMs } from '../dates/dates.ts';

/** Reasons for which the invoice registration portal cancels a document, in the order of its codes. */
export const eInvoiceCancellationReasons = [
  'duplicate',
  'data-entry-mistake',
  'order-cancelled',
  'other',
] as const;
export type EInvoiceCancellationReason = (typeof eInvoiceCancellationReasons)[number];

/** The portal cancels for 24 hours after its acknowledgement; afterwards a credit note corrects. */
export const eInvoiceCancellableMs = 24 * hourMs;

/** Of the remark that the portal stores with a cancellation. */
export const maxEInvoiceRemarkLength = 100;
