import { chatOperations } from '@tokri/contracts/api';
import { callApiPage, useInfiniteQuery } from '@tokri/web-kit/platform';

const conversationsPerPage = 10;

export const useOwnConversations = (userId: number) =>
  useInfiniteQuery({
    queryKey: [chatOperations.listOwnConversations.operationId, userId],
    queryFn: ({ pageParam, signal }) =>
      callApiPage(chatOperations.listOwnConversations, {
        query: { UserId: userId, page: pageParam, pageSize: conversationsPerPage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * conversationsPerPage < total ? pages.length + 1 : undefined,
    enabled: userId > 0,
  });
