import { orderAdminOperations, type DayProgressResponse } from '@tokri/contracts/api';
import { callApi, useQuery, type QueryClient, type UseQueryResult } from '@tokri/web-kit/platform';

/** Besides the live stream: a slot also ends without an event. */
const pollIntervalMs = 60_000;

export const refreshProgress = (client: QueryClient): void =>
  void client.invalidateQueries({
    queryKey: [orderAdminOperations.readDayProgress.operationId],
  });

export const useDayProgress = (isEnabled = true): UseQueryResult<DayProgressResponse> =>
  useQuery({
    queryKey: [orderAdminOperations.readDayProgress.operationId],
    queryFn: ({ signal }) => callApi(orderAdminOperations.readDayProgress, { signal }),
    enabled: isEnabled,
    refetchInterval: pollIntervalMs,
  });

/** Orders of today that are not delivered yet, and late ones of earlier days. */
export const countOpenOrders = ({ Slots, LateFromEarlierDays }: DayProgressResponse): number =>
  Slots.reduce(
    (sum, { ToPack, Packed, OutForDelivery }) => sum + ToPack + Packed + OutForDelivery,
    LateFromEarlierDays,
  );
