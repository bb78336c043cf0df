import { useUnreadMessages } from '@tokri/web-kit/chat';
import { loadPart, useSearchParams } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { Button, Icon, MessageCircle, showToast } from '@tokri/web-kit/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { requestedChat } from '../../chat-link.ts';
import { t } from '../../labels.ts';
import styles from './chat.module.css';
import type { ChatPanelProps } from './chat-panel.tsx';

type ChatStatus = 'closed' | 'loading' | 'open';

const useChatPanel = (isOpen: boolean) => {
  const [status, setStatus] = useState<ChatStatus>(isOpen ? 'loading' : 'closed');
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  useEffect(() => {
    if (status !== 'loading') return;
    loadPart(() => import('./chat-panel.tsx')).then(
      ({ ChatPanel }) => {
        setPanel(() => ChatPanel);
        setStatus('open');
      },
      () => {
        showToast({ text: t('failed') });
        setStatus('closed');
      },
    );
  }, [status]);
  return { status, Panel, setStatus };
};

export const ChatButton = ({
  order,
  isDelivered,
}: Pick<ChatPanelProps, 'order'> & { readonly isDelivered: boolean }) => {
  const [search] = useSearchParams();
  const requested = requestedChat(search);
  const label = t(isDelivered ? 'problem.report' : 'chat.open');
  const { status, Panel, setStatus } = useChatPanel(requested.isOpen);
  const isOwnOrder = useSession((state) => state.user?.Id === order.UserId);
  const unreadCount = useUnreadMessages(
    { orderId: order.Id, customerId: order.UserId, side: 'customer' },
    isOwnOrder,
  );
  if (!isOwnOrder) return null;
  return (
    <>
      <Button
        kind="secondary"
        isSmall
        className={styles.button}
        aria-label={
          unreadCount > 0 ? `${label}, ${t('chat.unread', { count: unreadCount })}` : undefined
        }
        isBusy={status === 'loading'}
        onClick={() => setStatus('loading')}
      >
        <Icon icon={MessageCircle} size={16} />
        {label}
        {unreadCount > 0 && <span className={styles.dot} aria-hidden="true" />}
      </Button>
      {status === 'open' && Panel && (
        <Panel
          order={order}
          isForProblem={requested.isOpen ? requested.isForProblem : isDelivered}
          onClose={() => setStatus('closed')}
        />
      )}
    </>
  );
};
