import { isActiveStatus, orderStatus, sortActiveFirst } from '@tokri/contracts/orders';
import { orderOperations, type OrderResponse } from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  nextPageOfRows,
  useInfiniteQuery,
  useQuery,
  type ResponseBody,
  type UseQueryResult,
} from '@tokri/web-kit/platform';

export type TrackingResponse = ResponseBody<typeof orderOperations.trackOrder>;

/** Polling is a fallback in case the live event of a status change is lost. */
const placedPollMs = 2_000;
/**
 * The payment provider's webhook can settle the order without the customer returning to this page.
 */
const awaitingPaymentPollMs = 4_000;
const activePollMs = 60_000;
export const ordersPerPage = 10;
const maxUnpaidOrders = 10;

const pollIntervalMs = (status: number | undefined): number | false => {
  if (status === undefined || !isActiveStatus(status)) return false;
  if (status === orderStatus.Placed) return placedPollMs;
  return status === orderStatus.AwaitingPayment ? awaitingPaymentPollMs : activePollMs;
};

export const useOrder = (orderId: number, isSignedIn: boolean): UseQueryResult<OrderResponse> =>
  useQuery({
    queryKey: [orderOperations.readOrder.operationId, orderId],
    queryFn: ({ signal }) =>
      callApi(orderOperations.readOrder, { query: { TransactionId: orderId }, signal }),
    enabled: isSignedIn && orderId > 0,
    refetchInterval: ({ state }) => pollIntervalMs(state.data?.Status),
  });

export const useTracking = (
  orderId: number,
  isSignedIn: boolean,
): UseQueryResult<TrackingResponse> =>
  useQuery({
    queryKey: [orderOperations.trackOrder.operationId, orderId],
    queryFn: ({ signal }) =>
      callApi(orderOperations.trackOrder, { query: { transId: orderId }, signal }),
    enabled: isSignedIn && orderId > 0,
    refetchInterval: ({ state }) => pollIntervalMs(state.data?.Status),
  });

export const useOrders = (
  userId: number,
  { status, search }: { readonly status: number; readonly search: string },
) =>
  useInfiniteQuery({
    queryKey: [orderOperations.listOrdersOfUser.operationId, userId, status, search],
    queryFn: ({ pageParam, signal }) =>
      callApiPage(orderOperations.listOrdersOfUser, {
        query: {
          UserId: userId,
          page: pageParam,
          pageSize: ordersPerPage,
          ...(status > 0 ? { Status: status } : { Sort: sortActiveFirst }),
          ...(search ? { Search: search } : {}),
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPageOfRows,
    enabled: userId > 0,
  });

/** The customer's orders that wait for payment, newest first. */
export const useUnpaidOrders = (userId: number): readonly OrderResponse[] =>
  useQuery({
    queryKey: [orderOperations.listOrdersOfUser.operationId, userId, 'unpaid'],
    queryFn: ({ signal }) =>
      callApiPage(orderOperations.listOrdersOfUser, {
        query: {
          UserId: userId,
          page: 1,
          pageSize: maxUnpaidOrders,
          Status: orderStatus.AwaitingPayment,
        },
        signal,
      }),
    enabled: userId > 0,
    refetchInterval: ({ state }) => pollIntervalMs(state.data?.rows[0]?.Status),
  }).data?.rows.filter(({ Status }) => Status === orderStatus.AwaitingPayment) ?? [];
