import { userOperations } from '@tokri/contracts/api';
import { callApiPage } from '@tokri/web-kit/platform';
import type { RecordSearch } from '../../../command-palette/record-search.ts';
import { t } from '../labels.ts';
import { customerName } from './customer-name.ts';

const maxResults = 5;

export const customerSearch: RecordSearch = {
  name: 'customers',
  heading: () => t('title'),
  permission: 'users',
  find: async (text, signal) => {
    const { rows } = await callApiPage(userOperations.listCustomers, {
      query: { Search: text, page: 1, pageSize: maxResults },
      signal,
    });
    return rows.map((customer) => ({
      id: String(customer.UserId),
      label: customerName(customer),
      hint: [customer.Mobile || customer.Email, customer.IsBlocked ? t('blocked') : '']
        .filter(Boolean)
        .join(' • '),
      path: `/admin/customers/${customer.UserId}`,
    }));
  },
};
