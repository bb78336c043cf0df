import { chatOperations, type ConversationResponse } from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  keepPreviousData,
  useQuery,
  type PagedResponse,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../components/pagination.tsx';

const pollIntervalMs = 30_000;

export interface ConversationFilter {
  readonly page: number;
  readonly isUnreadOnly: boolean;
}

export const useConversations = ({
  page,
  isUnreadOnly,
}: ConversationFilter): UseQueryResult<PagedResponse<ConversationResponse>> =>
  useQuery({
    queryKey: [chatOperations.listConversations.operationId, page, isUnreadOnly],
    queryFn: ({ signal }) =>
      callApiPage(chatOperations.listConversations, {
        query: { Unread: isUnreadOnly ? '1' : undefined, page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });

export interface ConversationCustomer {
  readonly customerId: number;
  readonly orderNumber: string;
}

/** An order without messages is not in the list, and a listed one may be on another page. */
export const useConversationCustomer = (
  orderId: number,
  listedConversation: ConversationResponse | undefined,
  isListLoaded: boolean,
): UseQueryResult<ConversationCustomer> =>
  useQuery({
    queryKey: [
      chatOperations.readConversationCustomer.operationId,
      orderId,
      listedConversation?.UserId ?? 0,
    ],
    queryFn: async ({ signal }): Promise<ConversationCustomer> => {
      if (listedConversation)
        return {
          customerId: listedConversation.UserId,
          orderNumber: listedConversation.TransactionNumber,
        };
      const customer = await callApi(chatOperations.readConversationCustomer, {
        query: { TransactionId: orderId },
        signal,
      });
      return { customerId: customer.UserId, orderNumber: customer.TransactionNumber };
    },
    enabled: orderId > 0 && isListLoaded,
  });
