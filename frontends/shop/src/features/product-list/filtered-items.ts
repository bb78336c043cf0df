import { itemOperations } from '@tokri/contracts/api';
import { callApi } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';
import { itemsPerPage, type ItemSource } from '../../item-grid/item-source.ts';
import { toItemQuery, type ListFilter } from './list-filter.ts';

export const filteredItems = (filter: ListFilter, pincode: string): ItemSource => {
  const query = toItemQuery(filter, pincode);
  const userId = session().user?.Id ?? 0;
  return {
    key: [itemOperations.filterItems.operationId, 'pages', userId, query],
    fetchPage: async (page, signal) => {
      const { Items, Total, Facets } = await callApi(itemOperations.filterItems, {
        query: { ...query, page, pageSize: itemsPerPage },
        signal,
      });
      return { items: Items, total: Total, facets: Facets };
    },
  };
};
