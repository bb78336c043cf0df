const prefix = 'receipt:';

/** Receipts and bills share the store of numbers. */
export const toReceiptKey = (paymentId: number): string => `${prefix}${paymentId}`;

/** Null for the key of another document. */
export const findPaymentId = (key: string): number | null =>
  key.startsWith(prefix) ? Number(key.slice(prefix.length)) : null;
