import { chatOperations, type MessageResponse } from '@tokri/contracts/http';
import { useOnline, useQueryClient, sendCommand } from '@tokri/web-kit/platform';
import { useEffect, useSyncExternalStore } from 'react';
import { keepRead } from './message-queries.ts';
import { isUnread, shopId, type Thread } from './thread.ts';

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const useIsSeen = (): boolean =>
  useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );

/** Marks what the other side wrote as read while the thread is in front of somebody. */
export const useReading = (thread: Thread, messages: readonly MessageResponse[]): void => {
  const client = useQueryClient();
  const isSeen = useIsSeen();
  const isOnline = useOnline();
  const { orderId, customerId, side } = thread;
  const newestUnread = messages.findLast((message) => isUnread(thread, message))?.Id ?? 0;
  useEffect(() => {
    if (newestUnread === 0 || !isSeen || !isOnline) return;
    const [ChatCreatorId, ChatRecipientId] =
      side === 'customer' ? [shopId, customerId] : [customerId, shopId];
    sendCommand(chatOperations.markMessagesRead, {
      query: { ChatCreatorId, ChatRecipientId, ChatTransactionId: orderId },
    }).then(
      () => keepRead(client, { orderId, customerId, side }, new Date().toISOString()),
      // A mark that does not arrive is set with the next message, or when the thread is opened again.
      () => undefined,
    );
  }, [client, newestUnread, isSeen, isOnline, orderId, customerId, side]);
};
