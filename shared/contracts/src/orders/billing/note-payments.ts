/** Money for a debit note of a customer without an account: got, or given back. */
export const notePaymentKinds = ['payment', 'refund'] as const;
export type NotePaymentKind = (typeof notePaymentKinds)[number];

/** How the shop refunds by hand, and how such a debit note is paid. */
export const refundWays = ['cash', 'bank', 'upi'] as const;
export type RefundWay = (typeof refundWays)[number];
