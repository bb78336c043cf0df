import type { DuesPaymentResponse } from '@tokri/contracts/api';
import { formatDate, formatExactPrice } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';

export const stateTones = {
  opened: 'warning',
  captured: 'success',
  failed: 'error',
  reversed: 'error',
} as const;

/** By its receipt, or by its day until it has one. */
export const paymentName = ({
  Number,
  Date,
}: Pick<DuesPaymentResponse, 'Number' | 'Date'>): string =>
  Number || formatDate(Date, { withYear: true });

/** Only money that staff recorded can be taken back. */
export const isReversible = ({ Way, State }: Pick<DuesPaymentResponse, 'Way' | 'State'>): boolean =>
  Way !== 'online' && State === 'captured';

/** One line for each bill, and one for what waits. */
export const listPaid = ({
  Bills,
  OnAccount,
}: Pick<DuesPaymentResponse, 'Bills' | 'OnAccount'>): readonly string[] => [
  ...Bills.map(({ Number, Amount }) =>
    t('payments.bill', { number: Number, sum: formatExactPrice(Amount) }),
  ),
  ...(OnAccount > 0 ? [t('payments.onAccount', { sum: formatExactPrice(OnAccount) })] : []),
];
