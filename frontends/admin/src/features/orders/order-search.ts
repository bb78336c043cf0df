import { orderAdminOperations } from '@tokri/contracts/api';
import { callApiPage } from '@tokri/web-kit/platform';
import { formatExactPrice, formatSlotWithDate } from '@tokri/web-kit/ui';
import type { RecordSearch } from '../../command-palette/record-search.ts';
import { t } from '../../labels.ts';
import { customerLabel } from '../../orders/customer-label.ts';

const maxResults = 5;

export const orderSearch: RecordSearch = {
  name: 'orders',
  heading: () => t('section.orders'),
  permission: 'transactions',
  find: async (text, signal) => {
    const { rows } = await callApiPage(orderAdminOperations.findOrders, {
      query: { Search: text, page: 1, pageSize: maxResults },
      signal,
    });
    return rows.map(({ Id, TransactionNumber, UserName, Address, Slot, Totals }) => ({
      id: String(Id),
      label: `${TransactionNumber} • ${customerLabel({ UserName, Address })}`,
      hint: `${formatSlotWithDate(Slot)} • ${formatExactPrice(Totals.Payable)}`,
      path: `/admin/orders/${Id}`,
    }));
  },
};
