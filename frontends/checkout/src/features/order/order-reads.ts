import { isRunning, orderStatus, sortRunningFirst } from '@tokri/contracts';
import { orderOperations, type OrderAnswer } from '@tokri/contracts/http';
import {
  call,
  callPage,
  useInfiniteQuery,
  useQuery,
  type Answer,
  type UseQueryResult,
} from '@tokri/web-kit/platform';

export type TrackingAnswer = Answer<typeof orderOperations.trackOrder>;

/** A placed order settles within seconds; it is looked at this often in case its event gets lost. */
const settlingMs = 2_000;
/** One that waits for its payment: the webhook alone may have settled it. */
const awaitingMs = 4_000;
/** Any other running order, for the same reason. */
const runningMs = 60_000;
export const ordersPerPage = 10;

const lookAgainMs = (status: number | undefined): number | false => {
  if (status === undefined || !isRunning(status)) return false;
  if (status === orderStatus.Placed) return settlingMs;
  return status === orderStatus.AwaitingPayment ? awaitingMs : runningMs;
};

export const useOrder = (orderId: number, isSignedIn: boolean): UseQueryResult<OrderAnswer> =>
  useQuery({
    queryKey: [orderOperations.readOrder.id, orderId],
    queryFn: ({ signal }) =>
      call(orderOperations.readOrder, { query: { TransactionId: orderId }, signal }),
    enabled: isSignedIn && orderId > 0,
    refetchInterval: ({ state }) => lookAgainMs(state.data?.Status),
  });

export const useTracking = (orderId: number, isSignedIn: boolean): UseQueryResult<TrackingAnswer> =>
  useQuery({
    queryKey: [orderOperations.trackOrder.id, orderId],
    queryFn: ({ signal }) =>
      call(orderOperations.trackOrder, { query: { transId: orderId }, signal }),
    enabled: isSignedIn && orderId > 0,
    refetchInterval: ({ state }) => lookAgainMs(state.data?.Status),
  });

/** The user's orders in pages, those on their way first, then newest first; `status` 0 is any. */
export const useOrders = (
  userId: number,
  { status, search }: { readonly status: number; readonly search: string },
) =>
  useInfiniteQuery({
    queryKey: [orderOperations.listOrdersOfUser.id, userId, status, search],
    queryFn: ({ pageParam, signal }) =>
      callPage(orderOperations.listOrdersOfUser, {
        query: {
          UserId: userId,
          page: pageParam,
          pageSize: ordersPerPage,
          ...(status > 0 ? { Status: status } : { Sort: sortRunningFirst }),
          ...(search ? { Search: search } : {}),
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.reduce((count, { rows }) => count + rows.length, 0) < last.total && last.rows.length > 0
        ? pages.length + 1
        : undefined,
    enabled: userId > 0,
  });
