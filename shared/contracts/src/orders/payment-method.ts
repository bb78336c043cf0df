export const paymentMethods = ['online', 'cod', 'credit'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** The contract accepts party credit, but orders are not placed on it yet. */
export type SupportedPaymentMethod = Exclude<PaymentMethod, 'credit'>;
