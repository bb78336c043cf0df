import { chatOperations } from '@tokri/contracts/api';
import { callApiPage, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';

const pollIntervalMs = 30_000;

export const useUnreadConversations = (isEnabled = true): UseQueryResult<number> =>
  useQuery({
    queryKey: [chatOperations.listConversations.operationId, 'waiting'],
    queryFn: async ({ signal }) =>
      (
        await callApiPage(chatOperations.listConversations, {
          query: { Unread: '1', page: 1, pageSize: 1 },
          signal,
        })
      ).total,
    enabled: isEnabled,
    refetchInterval: pollIntervalMs,
  });

export const useUnreadConversationCount = (isEnabled: boolean): number =>
  useUnreadConversations(isEnabled).data ?? 0;
