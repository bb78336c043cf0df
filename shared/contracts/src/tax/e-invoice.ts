/** Reasons for which the invoice registration portal cancels a document, in the order of its codes. */
export const eInvoiceCancellationReasons = [
  'duplicate',
  'data-entry-mistake',
  'order-cancelled',
  'other',
] as const;
export type EInvoiceCancellationReason = (typeof eInvoiceCancellationReasons)[number];
