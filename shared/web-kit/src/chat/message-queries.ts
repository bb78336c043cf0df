import { maxMessagesPerOrder } from '@tokri/contracts';
import { chatOperations, type MessageResponse } from '@tokri/contracts/http';
import { callApi, useQuery, type QueryClient, type UseQueryResult } from '@tokri/web-kit/platform';
import { isUnread, shopId, type Thread } from './thread.ts';

type Messages = readonly MessageResponse[];

const keyOf = ({ orderId }: Thread) => [chatOperations.listMessages.operationId, orderId] as const;

export interface MessageWish {
  readonly isEnabled: boolean;
  /** How often to look, in case a live event gets lost. */
  readonly againMs?: number | undefined;
}

export const useMessages = (
  thread: Thread,
  { isEnabled, againMs }: MessageWish,
): UseQueryResult<Messages> =>
  useQuery<Messages>({
    queryKey: keyOf(thread),
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
    refetchInterval: againMs ?? false,
  });

/** How many messages wait to be read; follows the live stream. */
export const useUnreadMessages = (thread: Thread, isEnabled: boolean): number =>
  (useMessages(thread, { isEnabled }).data ?? []).filter((message) => isUnread(thread, message))
    .length;

/** Shows a message that was just sent without reading all again. */
export const keepMessage = (client: QueryClient, thread: Thread, message: MessageResponse): void => {
  client.setQueryData<Messages>(
    keyOf(thread),
    (messages) =>
      messages &&
      (messages.some(({ Id }) => Id === message.Id) ? messages : [...messages, message]),
  );
};

export const keepRead = (client: QueryClient, thread: Thread, readAt: string): void => {
  client.setQueryData<Messages>(keyOf(thread), (messages) =>
    messages?.map((message) =>
      isUnread(thread, message) ? { ...message, ReadAt: readAt } : message,
    ),
  );
};
