import { chatOperations, type MessageResponse } from '@tokri/contracts/api';
import { preview, useOnline, useQueryClient, sendCommand } from '@tokri/web-kit/platform';
import { useEffect, useSyncExternalStore } from 'react';
import { markReadInCache } from './message-queries.ts';
import { isUnread, shopId, type Thread } from './thread.ts';

const onVisibilityChange = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const usePageIsVisible = (): boolean =>
  useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === 'visible',
    () => true,
  );

export const useReadReceipts = (thread: Thread, messages: readonly MessageResponse[]): void => {
  const client = useQueryClient();
  const isSeen = usePageIsVisible();
  const isOnline = useOnline();
  const { orderId, customerId, side } = thread;
  const newestUnread = messages.findLast((message) => isUnread(thread, message))?.Id ?? 0;
  useEffect(() => {
    if (newestUnread === 0 || !isSeen || !isOnline || preview()) return;
    const [ChatCreatorId, ChatRecipientId] =
      side === 'customer' ? [shopId, customerId] : [customerId, shopId];
    sendCommand(chatOperations.markMessagesRead, {
      query: { ChatCreatorId, ChatRecipientId, ChatTransactionId: orderId },
    }).then(
      () => markReadInCache(client, { orderId, customerId, side }, new Date().toISOString()),
      () => undefined,
    );
  }, [client, newestUnread, isSeen, isOnline, orderId, customerId, side]);
};
