import { orderAdminOperations, orderOperations, type OrderResponse } from '@tokri/contracts/api';
import { orderStatus } from '@tokri/contracts/orders';
import {
  callApi,
  callApiPage,
  keepPreviousData,
  useQuery,
  readAllPages,
  type PagedResponse,
  type UseQueryResult,
  type CollectedRows,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../components/pagination.tsx';
import { useLiveRefresh } from '../../components/use-live-refresh.ts';
import { refreshOrders } from '../../orders/refresh-orders.ts';
import type { SlotStatusCount } from './list/day-summary.ts';
import type { OrderFilter } from './order-filter.ts';

/** Polls besides the live stream, which may be down for a while. */
const pollIntervalMs = 15_000;

const toListRequest = ({
  day,
  status,
  slotId,
  search,
  method,
  pincode,
  isAllDays,
  isLate,
}: OrderFilter) => {
  if (isLate)
    return [
      orderAdminOperations.listLateOrders,
      { Late: '1', SlotId: slotId || undefined },
    ] as const;
  if (isAllDays) return [orderAdminOperations.findOrders, { Search: search }] as const;
  const query = {
    PDate: day,
    Status: status || undefined,
    SlotId: slotId || undefined,
    Search: search || undefined,
    Method: method || undefined,
    Pincode: pincode || undefined,
  };
  return [orderAdminOperations.listDayOrders, query] as const;
};

export const useDayOrders = (filter: OrderFilter): UseQueryResult<PagedResponse<OrderResponse>> => {
  const [operation, query] = toListRequest(filter);
  const { page } = filter;
  return useQuery({
    queryKey: [operation.operationId, query, page],
    queryFn: ({ signal }): Promise<PagedResponse<OrderResponse>> =>
      callApiPage(operation, { query: { ...query, page, pageSize: rowsPerPage }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });
};

const maxExportedPages = 50;

/** Every order of the filter, not only those of the page. */
export const readAllOrders = (filter: OrderFilter): Promise<CollectedRows<OrderResponse>> => {
  const [operation, query] = toListRequest(filter);
  return readAllPages(
    (page, pageSize): Promise<PagedResponse<OrderResponse>> =>
      callApiPage(operation, { query: { ...query, page, pageSize } }),
    { maxPages: maxExportedPages },
  );
};

/** The day itself if it has orders, otherwise the next one that has; null after the last. */
export const useNextOrderDay = (fromDay: string, isEnabled = true): UseQueryResult<string | null> =>
  useQuery({
    queryKey: [orderAdminOperations.findNextOrderDay.operationId, fromDay],
    queryFn: async ({ signal }) =>
      (
        await callApi(orderAdminOperations.findNextOrderDay, {
          query: { FromDate: fromDay },
          signal,
        })
      ).PDate,
    enabled: isEnabled,
    staleTime: 0,
  });

export const useDayOrderCounts = (day: string): UseQueryResult<readonly SlotStatusCount[]> =>
  useQuery({
    queryKey: [orderAdminOperations.countDayOrders.operationId, day],
    queryFn: ({ signal }) =>
      callApi(orderAdminOperations.countDayOrders, { query: { PDate: day }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });

const packedStatuses: readonly number[] = [
  orderStatus.Packed,
  orderStatus.OutForDelivery,
  orderStatus.Delivered,
];

/** Billing issues the bill shortly after the order is packed. */
export const isBillPending = ({ Status, Bill }: Pick<OrderResponse, 'Status' | 'Bill'>): boolean =>
  Bill === null && packedStatuses.includes(Status);

const billPollIntervalMs = 1_500;
const fastBillPollMs = 60_000;

const hasJustChanged = ({ StatusAt = '' }: Pick<OrderResponse, 'StatusAt'>): boolean =>
  Date.now() - Date.parse(StatusAt) < fastBillPollMs;

export const useOrder = (orderId: number): UseQueryResult<OrderResponse> =>
  useQuery({
    queryKey: [orderOperations.readOrder.operationId, orderId],
    queryFn: ({ signal }) =>
      callApi(orderOperations.readOrder, { query: { TransactionId: orderId }, signal }),
    enabled: orderId > 0,
    refetchInterval: ({ state: { data } }) =>
      data && isBillPending(data) && hasJustChanged(data) ? billPollIntervalMs : pollIntervalMs,
  });

export const usePickingList = (day: string, slotId: number) =>
  useQuery({
    queryKey: [orderAdminOperations.readPickingList.operationId, day, slotId],
    queryFn: ({ signal }) =>
      callApi(orderAdminOperations.readPickingList, {
        query: { PDate: day, SlotId: slotId },
        signal,
      }),
    enabled: slotId > 0,
  });

export const useLiveOrderUpdates = (): void => useLiveRefresh(refreshOrders);
