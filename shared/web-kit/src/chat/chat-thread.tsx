import type { MessageResponse } from '@tokri/contracts/http';
import { isApiProblem, useOnline } from '@tokri/web-kit/platform';
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
import { useEffect, useRef, useState } from 'react';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { Lines } from './message-list.tsx';
import { useMessages } from './message-queries.ts';
import { shownLines } from './thread-entries.ts';
import { t } from './labels.ts';
import { isOwn, type Thread } from './thread.ts';
import { useBottom } from './use-stick-to-bottom.ts';
import { useReading } from './use-read-receipts.ts';
import { useSending } from './use-send-message.ts';

/** The live stream tells of messages; this often an open thread looks for itself. */
const lookAgainMs = 30_000;

const Waiting = () => (
  <div className={styles.lines}>
    <span className="sr" role="status">
      {t('loading')}
    </span>
    <Skeleton as="block" width="70" />
    <Skeleton as="block" width="45" />
  </div>
);

const Nothing = ({ side }: Pick<Thread, 'side'>) => (
  <div className={styles.nothing}>
    <Icon icon={MessageCircle} size={24} />
    <p className="strong">{t('empty.title')}</p>
    <p className="muted">{t(side === 'customer' ? 'empty.customer' : 'empty.shop')}</p>
  </div>
);

const Failed = ({
  problem,
  onRetry,
  isBusy,
}: {
  readonly problem: unknown;
  readonly onRetry: () => void;
  readonly isBusy: boolean;
}) => (
  <div className={styles.nothing} role="alert">
    <p>{isApiProblem(problem) ? problem.message : t('failed')}</p>
    <Button kind="second" isSmall isBusy={isBusy} onClick={onRetry}>
      {t('retry')}
    </Button>
  </div>
);

/** What the other side writes while the thread is open, for those who listen. */
const useHeard = (
  thread: Thread,
  messages: readonly MessageResponse[] | undefined,
  otherName: string,
): string => {
  const known = useRef<number>(undefined);
  const [heard, setHeard] = useState('');
  const last = messages?.findLast((message) => !isOwn(thread, message));
  const lastId = messages && (last?.Id ?? 0);
  const text = last?.Message ?? '';
  useEffect(() => {
    if (lastId === undefined) return;
    if (known.current !== undefined && lastId !== known.current && lastId !== 0)
      setHeard(t('heard', { name: otherName, text }));
    known.current = lastId;
  }, [lastId, text, otherName]);
  return heard;
};

export interface ChatThreadProps extends Thread {
  /** Who writes on the other side: the shop's name, or the customer's. */
  readonly otherName: string;
}

/**
 * The conversation about an order, with the place to write: live, with days, read marks, and messages that failed to go out. Fills the height that it
 * is given. The reader is who is signed in; a member of staff gives `side="shop"`.
 */
export const ChatThread = ({ otherName, ...thread }: ChatThreadProps) => {
  const readerId = useSession((state) => state.user?.Id ?? 0);
  const isOnline = useOnline();
  const query = useMessages(thread, { isEnabled: readerId > 0, againMs: lookAgainMs });
  const messages = query.data ?? [];
  const { draft, outgoing, keepDraft, send, retry, discard } = useSending(thread, readerId);
  useReading(thread, messages);
  const heard = useHeard(thread, query.data, otherName);
  const lines = shownLines({ ...thread, readerId }, messages, outgoing);
  const bottom = useBottom({ count: messages.length, ownCount: outgoing.length });
  return (
    <div className={styles.thread}>
      {!isOnline && (
        <Note tone="few" icon={WifiOff}>
          {t('offline')}
        </Note>
      )}
      <div
        ref={bottom.ref}
        className={styles.scroll}
        onScroll={bottom.onScroll}
        tabIndex={0}
        role="group"
        aria-label={t('label')}
      >
        {query.isPending && <Waiting />}
        {query.isError && !query.data && (
          <Failed
            problem={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && lines.length === 0 && <Nothing side={thread.side} />}
        {lines.length > 0 && (
          <Lines lines={lines} otherName={otherName} onRetry={retry} onDiscard={discard} />
        )}
      </div>
      {bottom.hasMore && (
        <p className={styles.more}>
          <Button kind="second" isSmall onClick={bottom.goDown}>
            <Icon icon={ChevronDown} size={16} />
            {t('more')}
          </Button>
        </p>
      )}
      <span className="sr" aria-live="polite">
        {heard}
      </span>
      <Composer draft={draft} onDraft={keepDraft} onSend={send} />
    </div>
  );
};
