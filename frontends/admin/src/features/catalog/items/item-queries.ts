import { itemAdminOperations, itemOperations, type StaffItemResponse } from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  keepPreviousData,
  useQuery,
  type PagedResponse,
  type QueryClient,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../../components/pagination.tsx';
import { formatItemFilter, type ItemFilter } from './item-filter.ts';

/** Orders and other staff change the stock meanwhile. */
const pollIntervalMs = 30_000;
const maxCategories = 200;

export const refreshItems = (client: QueryClient): void =>
  [itemAdminOperations.listStaffItems, itemAdminOperations.countStockAlerts].forEach(
    ({ operationId }) => void client.invalidateQueries({ queryKey: [operationId] }),
  );

export const useItems = (filter: ItemFilter): UseQueryResult<PagedResponse<StaffItemResponse>> =>
  useQuery({
    queryKey: [itemAdminOperations.listStaffItems.operationId, formatItemFilter(filter)],
    queryFn: ({ signal }) =>
      callApiPage(itemAdminOperations.listStaffItems, {
        query: { ...formatItemFilter(filter), page: filter.page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });

export const useItemGroups = () =>
  useQuery({
    queryKey: [itemOperations.listItemGroups.operationId],
    queryFn: ({ signal }) =>
      callApi(itemOperations.listItemGroups, { query: { pageSize: maxCategories }, signal }),
  });

export const useItemTypes = (itemGroupId: number) =>
  useQuery({
    queryKey: [itemOperations.listItemTypes.operationId, itemGroupId],
    queryFn: ({ signal }) =>
      callApi(itemOperations.listItemTypes, {
        query: { ItemGroupId: itemGroupId, pageSize: maxCategories },
        signal,
      }),
    enabled: itemGroupId > 0,
  });
