import {
  notificationOperations,
  orderAdminOperations,
  type SentMessageResponse,
} from '@tokri/contracts/api';
import {
  callApiPage,
  keepPreviousData,
  useQuery,
  type PagedResponse,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../components/pagination.tsx';
import type { NotificationFilter } from './notification-filter.ts';

const pollIntervalMs = 15_000;
const noRows: PagedResponse<SentMessageResponse> = { rows: [], total: 0 };

/** The notification service knows no names, so the order service finds the orders of a search. */
const findOrderIds = async (search: string, signal: AbortSignal): Promise<readonly number[]> => {
  const { rows } = await callApiPage(orderAdminOperations.findOrders, {
    query: { Search: search, page: 1, pageSize: rowsPerPage },
    signal,
  });
  return rows.map(({ Id }) => Id);
};

export const useNotifications = (filter: NotificationFilter) =>
  useQuery({
    queryKey: [notificationOperations.listMessages.operationId, 'sent', filter],
    queryFn: async ({ signal }) => {
      const { kind, channel, state, search, orderId, page } = filter;
      const foundIds = search ? await findOrderIds(search, signal) : undefined;
      if (foundIds?.length === 0) return noRows;
      return callApiPage(notificationOperations.listMessages, {
        query: {
          TransactionId: orderId || undefined,
          TransactionIds: foundIds,
          Kind: kind || undefined,
          Channel: channel || undefined,
          State: state || undefined,
          page,
          pageSize: rowsPerPage,
        },
        signal,
      });
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });
