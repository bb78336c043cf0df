import { itemAdminOperations } from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  keepPreviousData,
  useQuery,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../../components/pagination.tsx';
import { toPriceQuery, type PriceFilter } from './price-filter.ts';

const { listPrices, listStaffItems, readItemPrices } = itemAdminOperations;

const pollIntervalMs = 30_000;

export const refreshPrices = (client: QueryClient): void =>
  [listPrices, listStaffItems, readItemPrices].forEach(
    ({ operationId }) => void client.invalidateQueries({ queryKey: [operationId] }),
  );

export const usePrices = (filter: PriceFilter) =>
  useQuery({
    queryKey: [listPrices.operationId, toPriceQuery(filter), filter.page],
    queryFn: ({ signal }) =>
      callApiPage(listPrices, {
        query: { ...toPriceQuery(filter), page: filter.page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });

export const useItemPrices = (itemId: number) =>
  useQuery({
    queryKey: [readItemPrices.operationId, itemId],
    queryFn: ({ signal }) => callApi(readItemPrices, { query: { ItemId: itemId }, signal }),
    refetchInterval: pollIntervalMs,
  });
