import { Button, classNames, Icon, CircleAlert, Clock } from '@tokri/web-kit/ui';
import { CheckCheck } from 'lucide-react';
import styles from './chat.module.css';
import type { OutgoingMessage } from './outgoing-messages.ts';
import type { ThreadEntry } from './thread-entries.ts';
import { t } from './labels.ts';

const MessageBubble = ({
  line,
  otherName,
}: {
  readonly line: Extract<ThreadEntry, { kind: 'message' }>;
  readonly otherName: string;
}) => {
  const author = line.isColleague
    ? t('sender.colleague')
    : line.isOwn
      ? t('sender.you')
      : otherName;
  return (
    <li className={classNames(styles.message, line.isOwn && styles.ownMessage)}>
      <p className={styles.bubble} dir="auto">
        <span className="sr-only">{author}: </span>
        {line.text}
      </p>
      <p className={styles.meta}>
        {line.isColleague && <span>{t('sender.colleague')}</span>}
        <span>{line.time}</span>
        {line.mark !== '' && (
          <span className={styles.readMark}>
            {line.mark === 'seen' && <Icon icon={CheckCheck} size={14} />}
            {t(`state.${line.mark}`)}
          </span>
        )}
      </p>
    </li>
  );
};

interface OutgoingBubbleProps {
  readonly outgoing: OutgoingMessage;
  readonly time: string;
  readonly onRetry: (outgoing: OutgoingMessage) => void;
  readonly onDiscard: (outgoing: OutgoingMessage) => void;
}

const OutgoingBubble = ({ outgoing, time, onRetry, onDiscard }: OutgoingBubbleProps) => (
  <li
    className={classNames(
      styles.message,
      styles.ownMessage,
      outgoing.state === 'failed' ? styles.failed : styles.pending,
    )}
  >
    <p className={styles.bubble} dir="auto">
      <span className="sr-only">{t('sender.you')}: </span>
      {outgoing.text}
    </p>
    {outgoing.state === 'failed' ? (
      <>
        <p className={styles.meta} role="alert">
          <Icon icon={CircleAlert} size={14} />
          <span>{t('state.failed', { reason: outgoing.reason })}</span>
        </p>
        <p className={styles.failedActions}>
          <Button kind="quiet" isSmall onClick={() => onDiscard(outgoing)}>
            {t('discard')}
          </Button>
          <Button kind="secondary" isSmall onClick={() => onRetry(outgoing)}>
            {t('retry')}
          </Button>
        </p>
      </>
    ) : (
      <p className={styles.meta}>
        <Icon icon={Clock} size={14} />
        <span>{time}</span>
        <span>{t(outgoing.state === 'waiting' ? 'state.waiting' : 'state.sending')}</span>
      </p>
    )}
  </li>
);

export interface MessageListProps extends Pick<OutgoingBubbleProps, 'onRetry' | 'onDiscard'> {
  readonly entries: readonly ThreadEntry[];
  readonly otherName: string;
}

export const MessageList = ({ entries, otherName, onRetry, onDiscard }: MessageListProps) => (
  <ol className={styles.messages}>
    {entries.map((line) => {
      switch (line.kind) {
        case 'day':
          return (
            <li key={line.key} className={styles.daySeparator}>
              <span>{line.text}</span>
            </li>
          );
        case 'message':
          return <MessageBubble key={line.key} line={line} otherName={otherName} />;
        case 'outgoing':
          return (
            <OutgoingBubble
              key={line.key}
              outgoing={line.outgoing}
              time={line.time}
              onRetry={onRetry}
              onDiscard={onDiscard}
            />
          );
      }
    })}
  </ol>
);
