import {
  billingOperations,
  itemAdminOperations,
  messagingOperations,
  orderAdminOperations,
} from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { callApi, callApiPage, useQuery, type QueryClient } from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';

const pollIntervalMs = 60_000;
const daysPerWeek = 7;
const onlyTotal = { page: 1, pageSize: 1 };

const { listPayments, sumPayments } = billingOperations;
const { countStockAlerts } = itemAdminOperations;

/** Keys begin with the operation, so that the pages that change something refresh its tile too. */
const tileKey = 'today';

export const refreshPaymentTiles = (client: QueryClient): void =>
  [listPayments, sumPayments].forEach(
    ({ operationId }) => void client.invalidateQueries({ queryKey: [operationId, tileKey] }),
  );

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

/** Of every location that serves an area, because what runs out at one may be plentiful at another. */
export const useStockAlerts = () =>
  useQuery({
    queryKey: [countStockAlerts.operationId],
    queryFn: ({ signal }) => callApi(countStockAlerts, { signal }),
    refetchInterval: pollIntervalMs,
  });

export const useCashDueSum = () =>
  useQuery({
    queryKey: [orderAdminOperations.sumCashDue.operationId, tileKey],
    queryFn: ({ signal }) => callApi(orderAdminOperations.sumCashDue, { signal }),
    refetchInterval: pollIntervalMs,
  });

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
