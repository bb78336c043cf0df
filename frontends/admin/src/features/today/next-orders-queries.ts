import { orderAdminOperations, type OrderResponse } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { orderStatus } from '@tokri/contracts/orders';
import { callApi, callApiPage, useQuery, type QueryClient } from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';

const { listDayOrders, listLateOrders, findNextOrderDay } = orderAdminOperations;

export const maxNextOrders = 6;
const pollIntervalMs = 60_000;
const firstPage = { page: 1, pageSize: maxNextOrders };
const openStatuses = [orderStatus.Confirmed, orderStatus.Packed, orderStatus.OutForDelivery];

export interface NextOrder {
  readonly order: OrderResponse;
  readonly isLate: boolean;
}

const bySlotStart = (a: OrderResponse, b: OrderResponse): number =>
  a.Slot.Start.localeCompare(b.Slot.Start) || a.Id - b.Id;

/** The list of a day takes one status at a time. */
const readOpenOrders = async (
  day: string,
  signal: AbortSignal,
): Promise<readonly OrderResponse[]> =>
  (
    await Promise.all(
      openStatuses.map((Status) =>
        callApiPage(listDayOrders, { query: { PDate: day, Status, ...firstPage }, signal }),
      ),
    )
  )
    .flatMap(({ rows }) => rows)
    .toSorted(bySlotStart);

const readOrdersOfNextDay = async (
  day: string,
  signal: AbortSignal,
): Promise<readonly OrderResponse[]> => {
  const { PDate } = await callApi(findNextOrderDay, { query: { FromDate: day }, signal });
  return PDate === null ? [] : readOpenOrders(PDate, signal);
};

const readNextOrders = async (day: string, signal: AbortSignal): Promise<readonly NextOrder[]> => {
  const [{ rows: late }, ofToday] = await Promise.all([
    callApiPage(listLateOrders, { query: { Late: '1', ...firstPage }, signal }),
    readOpenOrders(day, signal),
  ]);
  const lateIds = new Set(late.map(({ Id }) => Id));
  const upcoming = ofToday.filter(({ Id }) => !lateIds.has(Id));
  const later =
    late.length + upcoming.length < maxNextOrders
      ? await readOrdersOfNextDay(addDays(day, 1), signal)
      : [];
  return [
    ...late.map((order) => ({ order, isLate: true })),
    ...[...upcoming, ...later].map((order) => ({ order, isLate: false })),
  ].slice(0, maxNextOrders);
};

/** The keys begin with the operation, so that every change of an order refreshes the list too. */
const queryKey = [listLateOrders.operationId, 'next'];

export const refreshNextOrders = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey });

export const useNextOrders = () => {
  const day = today();
  return useQuery({
    queryKey: [...queryKey, day],
    queryFn: ({ signal }) => readNextOrders(day, signal),
    refetchInterval: pollIntervalMs,
  });
};
