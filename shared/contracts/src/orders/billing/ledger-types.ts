import { paymentProviders } from '../../platform/names.ts';

export const ledgerTypes = [
  'bill',
  'debit-note',
  'credit-note',
  'payment',
  'refund',
  'adjustment',
] as const;
export type LedgerType = (typeof ledgerTypes)[number];

/**
 * Where money of a party came in or went out. `former-books`: before the shop kept the account.
 */
export const moneyAccounts = ['cash', 'bank', ...paymentProviders, 'former-books'] as const;
export type MoneyAccount = (typeof moneyAccounts)[number];

/**
 * `waived-refund`: staff refunded a part of a bill that stays as it is. `charged-refund`: the order
 * was cancelled afterwards, so that the credit note covers that refund.
 */
export const adjustmentCauses = ['staff', 'waived-refund', 'charged-refund'] as const;
export type AdjustmentCause = (typeof adjustmentCauses)[number];
