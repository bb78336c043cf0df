import { isRunning, orderStatus, sortRunningFirst } from '@tokri/contracts';
import { orderOperations, type OrderAnswer } from '@tokri/contracts/http';
import { callPage, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';

/** Enough for what is on its way, which comes first; all orders stand in the history. */
const newestCount = 10;
/** The live stream tells of changes; a running order is looked at this often in case its event gets lost. */
const runningMs = 60_000;
const settlingMs = 3_000;
/** The stream opens after the first page (shell); what happened between the first read and that is read once more. */
const secondReadMs = 4_000;

const lookAgainMs = (orders: readonly OrderAnswer[] | undefined): number | false => {
  const running = orders?.filter(({ Status }) => isRunning(Status)) ?? [];
  if (running.length === 0) return false;
  return running.some(({ Status }) => Status === orderStatus.Placed) ? settlingMs : runningMs;
};

/** The person's orders, those on their way first. */
export const useNewestOrders = (userId: number): UseQueryResult<readonly OrderAnswer[]> =>
  useQuery({
    queryKey: [orderOperations.listOrdersOfUser.id, userId, 'newest'],
    queryFn: async ({ signal }): Promise<readonly OrderAnswer[]> =>
      (
        await callPage(orderOperations.listOrdersOfUser, {
          query: { UserId: userId, page: 1, pageSize: newestCount, Sort: sortRunningFirst },
          signal,
        })
      ).rows,
    refetchInterval: ({ state }) =>
      state.dataUpdateCount === 1 ? secondReadMs : lookAgainMs(state.data),
  });
