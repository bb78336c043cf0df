import { isActiveStatus, orderStatus, sortActiveFirst } from '@tokri/contracts/orders';
import { orderOperations, type OrderResponse } from '@tokri/contracts/api';
import { callApiPage, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';

const ordersPerPage = 10;
/** Polling is a fallback in case a live event is lost. */
const activePollMs = 60_000;
const placedPollMs = 3_000;
/** The live stream opens after the first read; a second read covers the changes in between. */
const catchUpDelayMs = 4_000;

const pollIntervalMs = (orders: readonly OrderResponse[] | undefined): number | false => {
  const activeOrders = orders?.filter(({ Status }) => isActiveStatus(Status)) ?? [];
  if (activeOrders.length === 0) return false;
  return activeOrders.some(({ Status }) => Status === orderStatus.Placed)
    ? placedPollMs
    : activePollMs;
};

export const useLatestOrders = (userId: number): UseQueryResult<readonly OrderResponse[]> =>
  useQuery({
    queryKey: [orderOperations.listOrdersOfUser.operationId, userId, 'newest'],
    queryFn: async ({ signal }): Promise<readonly OrderResponse[]> =>
      (
        await callApiPage(orderOperations.listOrdersOfUser, {
          query: { UserId: userId, page: 1, pageSize: ordersPerPage, Sort: sortActiveFirst },
          signal,
        })
      ).rows,
    refetchInterval: ({ state }) =>
      state.dataUpdateCount === 1 ? catchUpDelayMs : pollIntervalMs(state.data),
  });
