import { chatOperations, orderOperations, type ConversationAnswer } from '@tokri/contracts/http';
import {
  call,
  callPage,
  keepPreviousData,
  useQuery,
  type Page,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../parts/pager.tsx';

/** Looked at this often besides, in case an event gets lost. */
const lookAgainMs = 30_000;

export const useConversations = (page: number): UseQueryResult<Page<ConversationAnswer>> =>
  useQuery({
    queryKey: [chatOperations.listConversations.id, page],
    queryFn: ({ signal }) =>
      callPage(chatOperations.listConversations, {
        query: { page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  });

/** How many conversations hold something that no staff has read. */
export const useWaitingConversations = (isWanted: boolean): number => {
  const { data } = useQuery({
    queryKey: [chatOperations.listConversations.id, 'waiting'],
    queryFn: async ({ signal }) =>
      (
        await callPage(chatOperations.listConversations, {
          query: { Unread: '1', page: 1, pageSize: 1 },
          signal,
        })
      ).total,
    enabled: isWanted,
    refetchInterval: lookAgainMs,
  });
  return data ?? 0;
};

/** Whose conversation it is. */
export interface Partner {
  readonly customerId: number;
  readonly number: string;
}

/** The order's customer: as the list tells, else by the order itself, about which nobody may have written yet. */
export const usePartner = (
  orderId: number,
  listed: ConversationAnswer | undefined,
  isListRead: boolean,
): UseQueryResult<Partner> =>
  useQuery({
    queryKey: [orderOperations.readOrder.id, orderId, 'partner', listed?.UserId ?? 0],
    queryFn: async ({ signal }): Promise<Partner> => {
      if (listed) return { customerId: listed.UserId, number: listed.TransactionNumber };
      const order = await call(orderOperations.readOrder, {
        query: { TransactionId: orderId },
        signal,
      });
      return { customerId: order.UserId, number: order.TransactionNumber };
    },
    enabled: orderId > 0 && isListRead,
  });
