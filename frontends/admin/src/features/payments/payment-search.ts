import { billingOperations } from '@tokri/contracts/api';
import { callApiPage } from '@tokri/web-kit/platform';
import { formatExactPrice } from '@tokri/web-kit/ui';
import type { RecordSearch } from '../../command-palette/record-search.ts';
import { t } from './labels.ts';
import { methodLabel, orderLabel, stateLabel } from './payment-labels.ts';

const maxResults = 5;

export const paymentSearch: RecordSearch = {
  name: 'payments',
  heading: () => t('title'),
  permission: 'payments',
  find: async (text, signal) => {
    const { rows } = await callApiPage(billingOperations.listPayments, {
      query: { Search: text, page: 1, pageSize: maxResults },
      signal,
    });
    return rows.map((payment) => ({
      id: String(payment.TransactionId),
      label: `${orderLabel(payment)} • ${formatExactPrice(payment.Amount)}`,
      hint: `${methodLabel(payment)} • ${stateLabel(payment.State)}`,
      path: `/admin/payments/${payment.TransactionId}`,
    }));
  },
};
