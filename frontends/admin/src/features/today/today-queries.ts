import {
  billingOperations,
  itemAdminOperations,
  messagingOperations,
  orderAdminOperations,
} from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { defaultLocationId } from '@tokri/contracts/slots';
import { callApi, callApiPage, useQuery, type QueryClient } from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';
import { useLocations } from '../../locations/use-locations.ts';

/** Besides the live stream: a slot also ends without an event. */
const pollIntervalMs = 60_000;
const daysPerWeek = 7;
const onlyTotal = { page: 1, pageSize: 1 };

const { listPayments, sumPayments } = billingOperations;

/** Keys begin with the operation, so that the pages that change something refresh its tile too. */
const tileKey = 'today';

export const refreshProgress = (client: QueryClient): void =>
  void client.invalidateQueries({
    queryKey: [orderAdminOperations.readDayProgress.operationId],
  });

export const refreshPaymentTiles = (client: QueryClient): void =>
  [listPayments, sumPayments].forEach(
    ({ operationId }) => void client.invalidateQueries({ queryKey: [operationId, tileKey] }),
  );

export const useDayProgress = () =>
  useQuery({
    queryKey: [orderAdminOperations.readDayProgress.operationId],
    queryFn: ({ signal }) => callApi(orderAdminOperations.readDayProgress, { signal }),
    refetchInterval: pollIntervalMs,
  });

export const usePaymentProblems = () => {
  const day = today();
  return useQuery({
    queryKey: [listPayments.operationId, tileKey, day],
    queryFn: async ({ signal }) => {
      const [stuck, failed] = await Promise.all([
        callApiPage(listPayments, { query: { Stuck: '1', ...onlyTotal }, signal }),
        callApiPage(listPayments, {
          query: { FromDate: day, ToDate: day, State: 'failed', ...onlyTotal },
          signal,
        }),
      ]);
      return { stuck: stuck.total, failed: failed.total };
    },
    refetchInterval: pollIntervalMs,
  });
};

const useDayTakings = (day: string, refetchInterval: number | false) =>
  useQuery({
    queryKey: [sumPayments.operationId, tileKey, day],
    queryFn: ({ signal }) =>
      callApi(sumPayments, { query: { FromDate: day, ToDate: day }, signal }),
    refetchInterval,
  });

export const useTakings = () => {
  const day = today();
  return {
    current: useDayTakings(day, pollIntervalMs),
    /** The same weekday of last week. */
    before: useDayTakings(addDays(day, -daysPerWeek), false),
  };
};

export interface LocationStock {
  readonly locationId: number;
  readonly name: string;
  readonly low: number;
  readonly out: number;
}

/** Of every location, because what runs out at one may be plentiful at another. */
export const useStockProblems = () => {
  const locations = useLocations();
  return useQuery({
    queryKey: [
      itemAdminOperations.listStaffItems.operationId,
      tileKey,
      locations.data?.map(({ Id, Name }) => [Id, Name]),
    ],
    queryFn: async ({ signal }) => {
      const countItems = async (LocationId: number, Stock: 'low' | 'out'): Promise<number> =>
        (
          await callApiPage(itemAdminOperations.listStaffItems, {
            query: { Status: 1, LocationId, Stock, ...onlyTotal },
            signal,
          })
        ).total;
      const known = locations.data?.length ? locations.data : [{ Id: defaultLocationId, Name: '' }];
      return Promise.all(
        known.map(async ({ Id, Name }): Promise<LocationStock> => {
          const [low, out] = await Promise.all([countItems(Id, 'low'), countItems(Id, 'out')]);
          return { locationId: Id, name: Name, low, out };
        }),
      );
    },
    // Without the names of the locations the tile still shows the first one.
    enabled: !locations.isPending,
    refetchInterval: pollIntervalMs,
  });
};

export const useWaitingDeadLetters = () =>
  useQuery({
    queryKey: [messagingOperations.listDeadLetters.operationId, tileKey],
    queryFn: async ({ signal }) =>
      (
        await callApiPage(messagingOperations.listDeadLetters, {
          query: { Waiting: '1', ...onlyTotal },
          signal,
        })
      ).total,
    refetchInterval: pollIntervalMs,
  });
