import { maxMessagesPerOrder } from '@tokri/contracts/validation';
import { chatOperations, type MessageResponse } from '@tokri/contracts/api';
import {
  callApi,
  isHiddenInPreview,
  useQuery,
  type QueryClient,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { isUnread, shopId, type Thread } from './thread.ts';

type Messages = readonly MessageResponse[];

const messagesQueryKey = ({ orderId }: Thread) =>
  [chatOperations.listMessages.operationId, orderId] as const;

export interface MessageQueryOptions {
  readonly isEnabled: boolean;
  readonly refetchIntervalMs?: number | undefined;
}

export const useMessages = (
  thread: Thread,
  { isEnabled, refetchIntervalMs }: MessageQueryOptions,
): UseQueryResult<Messages> =>
  useQuery<Messages>({
    queryKey: messagesQueryKey(thread),
    queryFn: ({ signal }) =>
      callApi(chatOperations.listMessages, {
        query: {
          CreatorId: thread.customerId,
          RecipientId: shopId,
          TransactionId: thread.orderId,
          pageSize: maxMessagesPerOrder,
        },
        signal,
      }),
    enabled: isEnabled && thread.orderId > 0 && thread.customerId > 0,
    refetchInterval: ({ state }) =>
      isHiddenInPreview(state.error) ? false : (refetchIntervalMs ?? false),
  });

export const useUnreadMessages = (thread: Thread, isEnabled: boolean): number =>
  (useMessages(thread, { isEnabled }).data ?? []).filter((message) => isUnread(thread, message))
    .length;

export const addMessageToCache = (
  client: QueryClient,
  thread: Thread,
  message: MessageResponse,
): void => {
  client.setQueryData<Messages>(
    messagesQueryKey(thread),
    (messages) =>
      messages &&
      (messages.some(({ Id }) => Id === message.Id) ? messages : [...messages, message]),
  );
};

export const markReadInCache = (client: QueryClient, thread: Thread, readAt: string): void => {
  client.setQueryData<Messages>(messagesQueryKey(thread), (messages) =>
    messages?.map((message) =>
      isUnread(thread, message) ? { ...message, ReadAt: readAt } : message,
    ),
  );
};
