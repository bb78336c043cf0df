import type { MessageResponse } from '@tokri/contracts/api';
import { isApiProblem, isHiddenInPreview, useDataSaver, useOnline } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import {
  Button,
  Icon,
  ChevronDown,
  MessageCircle,
  Note,
  Skeleton,
  WifiOff,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { useMessages } from './message-queries.ts';
import { toThreadEntries } from './thread-entries.ts';
import { t } from './labels.ts';
import { isOwn, type Thread } from './thread.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import { useReadReceipts } from './use-read-receipts.ts';
import { useSendMessage } from './use-send-message.ts';

const refetchIntervalMs = 30_000;

const LoadingMessages = () => (
  <div className={styles.messages}>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <Skeleton as="block" width="70" />
    <Skeleton as="block" width="45" />
  </div>
);

const NoMessages = ({ side }: Pick<Thread, 'side'>) => (
  <div className={styles.empty}>
    <Icon icon={MessageCircle} size={24} />
    <p className="strong">{t('empty.title')}</p>
    <p className="muted">{t(side === 'customer' ? 'empty.customer' : 'empty.shop')}</p>
  </div>
);

const LoadFailed = ({
  error,
  onRetry,
  isBusy,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isBusy: boolean;
}) => (
  <div className={styles.empty} role="alert">
    <p>{isApiProblem(error) ? error.message : t('failed')}</p>
    {!isHiddenInPreview(error) && (
      <Button kind="secondary" isSmall isBusy={isBusy} onClick={onRetry}>
        {t('retry')}
      </Button>
    )}
  </div>
);

const useIncomingAnnouncement = (
  thread: Thread,
  messages: readonly MessageResponse[] | undefined,
  otherName: string,
): string => {
  const known = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const last = messages?.findLast((message) => !isOwn(thread, message));
  const lastId = messages && (last?.Id ?? 0);
  const text = last?.Message ?? '';
  useEffect(() => {
    if (lastId === undefined) return;
    if (known.current !== undefined && lastId !== known.current && lastId !== 0)
      setAnnouncement(t('announcement', { name: otherName, text }));
    known.current = lastId;
  }, [lastId, text, otherName]);
  return announcement;
};

const OfflineNote = () => (
  <Note tone="warning" icon={WifiOff}>
    {t('offline')}
  </Note>
);

const NewMessagesButton = ({ onPress }: { readonly onPress: () => void }) => (
  <p className={styles.newMessages}>
    <Button kind="secondary" isSmall onClick={onPress}>
      <Icon icon={ChevronDown} size={16} />
      {t('more')}
    </Button>
  </p>
);

export interface ChatThreadProps extends Thread {
  readonly otherName: string;
  /** A form that writes the first message, shown after the messages so far. */
  readonly renderForm?: ((send: (text: string) => void) => ReactNode) | undefined;
}

const useRepeatedMessages = (thread: Parameters<typeof useMessages>[0], readerId: number) => {
  const isSavingData = useDataSaver();
  return useMessages(thread, {
    isEnabled: readerId > 0,
    // New messages come with the live events; the repeated query is for a missed one.
    refetchIntervalMs: isSavingData ? undefined : refetchIntervalMs,
  });
};

export const ChatThread = ({ otherName, renderForm, ...thread }: ChatThreadProps) => {
  const readerId = useSession((state) => state.user?.Id ?? 0);
  const isOnline = useOnline();
  const query = useRepeatedMessages(thread, readerId);
  const messages = query.data ?? [];
  const { draft, outgoing, keepDraft, send, retry, discard } = useSendMessage(thread, readerId);
  useReadReceipts(thread, messages);
  const announcement = useIncomingAnnouncement(thread, query.data, otherName);
  const entries = toThreadEntries({ ...thread, readerId }, messages, outgoing);
  const bottom = useStickToBottom({ count: messages.length, ownCount: outgoing.length });
  return (
    <div className={styles.thread}>
      {!isOnline && <OfflineNote />}
      <div
        ref={bottom.ref}
        className={styles.scroll}
        onScroll={bottom.onScroll}
        tabIndex={0}
        role="group"
        aria-label={t('label')}
      >
        {query.isPending && <LoadingMessages />}
        {query.isError && !query.data && (
          <LoadFailed
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && entries.length === 0 && !renderForm && <NoMessages side={thread.side} />}
        {entries.length > 0 && (
          <MessageList
            entries={entries}
            otherName={otherName}
            onRetry={retry}
            onDiscard={discard}
          />
        )}
        {renderForm?.(send)}
      </div>
      {bottom.hasNewBelow && <NewMessagesButton onPress={bottom.scrollToBottom} />}
      <span className="sr-only" aria-live="polite">
        {announcement}
      </span>
      <Composer draft={draft} onDraft={keepDraft} onSend={send} />
    </div>
  );
};
