import { orderAdminOperations, orderOperations, type OrderAnswer } from '@tokri/contracts/http';
import {
  call,
  callPage,
  keepPreviousData,
  useQuery,
  useQueryClient,
  type Page,
  type QueryClient,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { onLive } from '@tokri/web-kit/session';
import { useEffect } from 'react';
import { rowsPerPage } from '../../parts/pager.tsx';
import type { DayCount } from './board-model.ts';
import type { Wish } from './wish.ts';

/** Looked at this often besides: the stream opens after the page, and what comes in between is told by nobody. */
const lookAgainMs = 15_000;
/** A busy morning brings many events a second; the screen follows in steps of this length. */
const followEveryMs = 1_000;

export const orderReads = [
  orderAdminOperations.listDayOrders,
  orderAdminOperations.findOrders,
  orderAdminOperations.countDayOrders,
  orderAdminOperations.readPickingList,
  orderOperations.readOrder,
];

export const refreshOrders = (client: QueryClient): void =>
  orderReads.forEach(({ id }) => void client.invalidateQueries({ queryKey: [id] }));

export const useDayOrders = ({
  day,
  status,
  slotId,
  search,
  isAllDays,
  page,
}: Wish): UseQueryResult<Page<OrderAnswer>> =>
  useQuery({
    queryKey: isAllDays
      ? [orderAdminOperations.findOrders.id, search, page]
      : [orderAdminOperations.listDayOrders.id, day, status, slotId, search, page],
    queryFn: ({ signal }) =>
      isAllDays
        ? callPage(orderAdminOperations.findOrders, {
            query: { Search: search, page, pageSize: rowsPerPage },
            signal,
          })
        : callPage(orderAdminOperations.listDayOrders, {
            query: {
              PDate: day,
              Status: status || undefined,
              SlotId: slotId || undefined,
              Search: search || undefined,
              page,
              pageSize: rowsPerPage,
            },
            signal,
          }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  });

export const useDayCounts = (day: string): UseQueryResult<readonly DayCount[]> =>
  useQuery({
    queryKey: [orderAdminOperations.countDayOrders.id, day],
    queryFn: ({ signal }) =>
      call(orderAdminOperations.countDayOrders, { query: { PDate: day }, signal }),
    refetchInterval: lookAgainMs,
  });

export const useOrder = (orderId: number): UseQueryResult<OrderAnswer> =>
  useQuery({
    queryKey: [orderOperations.readOrder.id, orderId],
    queryFn: ({ signal }) =>
      call(orderOperations.readOrder, { query: { TransactionId: orderId }, signal }),
    enabled: orderId > 0,
  });

export const usePickingList = (day: string, slotId: number) =>
  useQuery({
    queryKey: [orderAdminOperations.readPickingList.id, day, slotId],
    queryFn: ({ signal }) =>
      call(orderAdminOperations.readPickingList, { query: { PDate: day, SlotId: slotId }, signal }),
    enabled: slotId > 0,
  });

/** Reads again what is shown when any order moves on: at once, then at most once in `followEveryMs`. */
export const useOrderNews = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    const follow = (): void => {
      if (timer !== undefined) {
        isDue = true;
        return;
      }
      refreshOrders(client);
      timer = setTimeout(() => {
        timer = undefined;
        if (!isDue) return;
        isDue = false;
        follow();
      }, followEveryMs);
    };
    const stops = [onLive('order.status', follow), onLive('resync', follow)];
    return () => {
      stops.forEach((stop) => stop());
      clearTimeout(timer);
    };
  }, [client]);
};
