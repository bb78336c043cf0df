import { itemOperations } from '@tokri/contracts/api';
import { itemsPerPage } from '@tokri/contracts/platform';
import { callApi, preloadedData, type ResponseBody } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';
import type { ItemPage, ItemSource } from '../../item-grid/item-source.ts';
import { toItemQuery, type ListFilter } from './list-filter.ts';

const toItemPage = ({
  Items,
  Total,
  Facets,
}: ResponseBody<typeof itemOperations.filterItems>): ItemPage => ({
  items: Items,
  total: Total,
  facets: Facets,
});

export const filteredItems = (filter: ListFilter, pincode: string): ItemSource => {
  const query = toItemQuery(filter, pincode);
  const userId = session().user?.Id ?? 0;
  const pageQuery = (page: number) => ({ ...query, page, pageSize: itemsPerPage });
  const { initialData, initialDataUpdatedAt } = preloadedData(itemOperations.filterItems, {
    query: pageQuery(1),
    isApproximate: userId > 0 || pincode !== '',
  });
  return {
    key: [itemOperations.filterItems.operationId, 'pages', userId, query],
    ...(initialData && {
      preloaded: { initialData: toItemPage(initialData), initialDataUpdatedAt },
    }),
    fetchPage: async (page, signal) =>
      toItemPage(await callApi(itemOperations.filterItems, { query: pageQuery(page), signal })),
  };
};
