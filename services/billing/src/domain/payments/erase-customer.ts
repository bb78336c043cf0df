import type { Payment } from './payment.ts';

/** Reasons that staff typed may name somebody. Sums and the provider's ids stay for the books. */
export const eraseCustomer = (payment: Payment): Payment => ({
  ...payment,
  refunds: payment.refunds.map((refund) => ({
    ...refund,
    ...(refund.staffRefund ? { staffRefund: { ...refund.staffRefund, reason: '' } } : {}),
  })),
});
