import { chatOperations } from '@tokri/contracts/api';
import { callApiPage, useQuery } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';

/** The latest conversations come first, so an unread message is among them. */
const conversationsCounted = 20;

/** Messages of the shop that the customer has not read; the live stream keeps the number current. */
export const useUnreadChatCount = (): number => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const { data = 0 } = useQuery({
    queryKey: [chatOperations.listOwnConversations.operationId, 'unread', userId],
    queryFn: async ({ signal }) => {
      const { rows } = await callApiPage(chatOperations.listOwnConversations, {
        query: { UserId: userId, page: 1, pageSize: conversationsCounted },
        signal,
      });
      return rows.reduce((count, { Unread }) => count + Unread, 0);
    },
    enabled: userId > 0,
    retry: false,
  });
  return data;
};
