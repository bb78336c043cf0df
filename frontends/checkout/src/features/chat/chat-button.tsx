import { useUnreadMessages } from '@tokri/web-kit/chat';
import { useSearchParams } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { Button, Icon, MessageCircle, showToast } from '@tokri/web-kit/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { t } from '../../labels.ts';
import styles from './chat.module.css';
import type { ChatPanelProps } from './chat-panel.tsx';

type ChatStatus = 'closed' | 'loading' | 'open';

export const ChatButton = ({ order }: Pick<ChatPanelProps, 'order'>) => {
  const [search] = useSearchParams();
  const [status, setStatus] = useState<ChatStatus>(
    search.get('Chat') === '1' ? 'loading' : 'closed',
  );
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const isOwnOrder = useSession((state) => state.user?.Id === order.UserId);
  const unreadCount = useUnreadMessages(
    { orderId: order.Id, customerId: order.UserId, side: 'customer' },
    isOwnOrder,
  );
  useEffect(() => {
    if (status !== 'loading') return;
    import('./chat-panel.tsx').then(
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
  if (!isOwnOrder) return null;
  return (
    <>
      <Button
        kind="secondary"
        isSmall
        className={styles.button}
        aria-label={
          unreadCount > 0
            ? `${t('chat.open')}, ${t('chat.unread', { count: unreadCount })}`
            : undefined
        }
        isBusy={status === 'loading'}
        onClick={() => setStatus('loading')}
      >
        <Icon icon={MessageCircle} size={16} />
        {t('chat.open')}
        {unreadCount > 0 && <span className={styles.dot} aria-hidden="true" />}
      </Button>
      {status === 'open' && Panel && <Panel order={order} onClose={() => setStatus('closed')} />}
    </>
  );
};
