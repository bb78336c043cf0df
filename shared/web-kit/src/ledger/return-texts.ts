import type { DuesPaymentResponse } from '@tokri/contracts/api';
import { formatDate, formatExactPrice } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

/** One line for each refund or lost dispute of a payment, with its number at the provider. */
export const listReturns = ({ Returns }: Pick<DuesPaymentResponse, 'Returns'>): readonly string[] =>
  Returns.map(({ Kind, State, Amount, Date, Reference }) => {
    const text = t(State === 'pending' ? 'return.pending' : `return.${Kind}`, {
      sum: formatExactPrice(Amount),
      date: formatDate(Date, { withYear: true }),
    });
    return `${text} (${Reference})`;
  });
