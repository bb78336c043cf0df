import { itemAdminOperations } from '@tokri/contracts/api';
import { callApiPage } from '@tokri/web-kit/platform';
import type { RecordSearch } from '../../../command-palette/record-search.ts';
import { t as adminLabel } from '../../../labels.ts';

const maxResults = 5;

export const priceSearch: RecordSearch = {
  name: 'prices',
  heading: () => adminLabel('section.prices'),
  permission: 'rates',
  find: async (text, signal) => {
    const { rows } = await callApiPage(itemAdminOperations.listPrices, {
      query: { Search: text, page: 1, pageSize: maxResults },
      signal,
    });
    return rows.map(({ Id, Name, Brand, ItemTypeName }) => ({
      id: String(Id),
      label: Name,
      hint: [Brand, ItemTypeName].filter(Boolean).join(' • '),
      path: `/admin/prices/${Id}`,
    }));
  },
};
