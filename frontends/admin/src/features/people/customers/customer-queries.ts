import { orderOperations, userOperations } from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  keepPreviousData,
  useQuery,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../../components/pagination.tsx';
import { toCustomerQuery, type CustomerFilter } from './customer-filter.ts';

const { listCustomers, readCustomer } = userOperations;
const { listOrdersOfUser } = orderOperations;
const shownOrders = 5;

export const refreshCustomers = (client: QueryClient): void =>
  [listCustomers, readCustomer].forEach(
    ({ operationId }) => void client.invalidateQueries({ queryKey: [operationId] }),
  );

export const useCustomers = (filter: CustomerFilter) =>
  useQuery({
    queryKey: [listCustomers.operationId, filter],
    queryFn: ({ signal }) =>
      callApiPage(listCustomers, {
        query: { ...toCustomerQuery(filter), page: filter.page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const useCustomer = (userId: number) =>
  useQuery({
    queryKey: [readCustomer.operationId, userId],
    queryFn: ({ signal }) => callApi(readCustomer, { query: { UserId: userId }, signal }),
  });

/** The newest ones. */
export const useOrdersOfCustomer = (userId: number) =>
  useQuery({
    queryKey: [listOrdersOfUser.operationId, 'of-customer', userId],
    queryFn: ({ signal }) =>
      callApiPage(listOrdersOfUser, {
        query: { UserId: userId, page: 1, pageSize: shownOrders },
        signal,
      }),
  });
