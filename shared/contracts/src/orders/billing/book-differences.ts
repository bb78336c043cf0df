/** How the books of the payment provider can differ from those of the shop. */
export const bookDifferenceKinds = [
  'unknown-payment',
  'missing-at-provider',
  'not-captured-here',
  'not-captured-at-provider',
  'amount-differs',
  'refunded-amount-differs',
  'unknown-refund',
] as const;
export type BookDifferenceKind = (typeof bookDifferenceKinds)[number];
