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

interface FoundOrders {
  readonly orderIds: readonly number[];
  /** More orders match than `orderIds` holds. */
  readonly isLimited: boolean;
}

export interface NotificationPage extends PagedResponse<SentMessageResponse> {
  /** The number of newest orders that a search was limited to, 0 if it covers all that match. */
  readonly searchLimit: number;
}

const noNotifications: NotificationPage = { rows: [], total: 0, searchLimit: 0 };

/** The notification service knows no names, so the order service finds the orders of a search. */
const findOrders = async (search: string, signal: AbortSignal): Promise<FoundOrders> => {
  const { rows, total } = await callApiPage(orderAdminOperations.findOrders, {
    query: { Search: search, page: 1, pageSize: rowsPerPage },
    signal,
  });
  return { orderIds: rows.map(({ Id }) => Id), isLimited: total > rows.length };
};

export const useNotifications = (filter: NotificationFilter) =>
  useQuery({
    queryKey: [notificationOperations.listMessages.operationId, 'sent', filter],
    queryFn: async ({ signal }): Promise<NotificationPage> => {
      const { kind, channel, state, search, orderId, page } = filter;
      const found = search ? await findOrders(search, signal) : undefined;
      if (found?.orderIds.length === 0) return noNotifications;
      const notifications = await callApiPage(notificationOperations.listMessages, {
        query: {
          TransactionId: orderId || undefined,
          TransactionIds: found?.orderIds,
          Kind: kind || undefined,
          Channel: channel || undefined,
          State: state || undefined,
          page,
          pageSize: rowsPerPage,
        },
        signal,
      });
      return { ...notifications, searchLimit: found?.isLimited ? found.orderIds.length : 0 };
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });
