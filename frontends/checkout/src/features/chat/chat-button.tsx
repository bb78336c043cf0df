import { useUnreadMessages } from '@tokri/web-kit/chat';
import { useSearchParams } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { Button, Icon, MessageCircle, showToast } from '@tokri/web-kit/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { t } from '../../texts.ts';
import styles from './chat.module.css';
import type { ChatPanelProps } from './chat-panel.tsx';

type Opening = 'closed' | 'loading' | 'open';

/** Opens the chat about an order, whose code comes then; a dot tells that the shop has written. `?Chat=1` in the address opens it at once. */
export const ChatButton = ({ order }: Pick<ChatPanelProps, 'order'>) => {
  const [search] = useSearchParams();
  const [opening, setOpening] = useState<Opening>(
    search.get('Chat') === '1' ? 'loading' : 'closed',
  );
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const isOwn = useSession((state) => state.user?.Id === order.UserId);
  const unread = useUnreadMessages(
    { orderId: order.Id, customerId: order.UserId, side: 'customer' },
    isOwn,
  );
  useEffect(() => {
    if (opening !== 'loading') return;
    import('./chat-panel.tsx').then(
      ({ ChatPanel }) => {
        setPanel(() => ChatPanel);
        setOpening('open');
      },
      () => {
        showToast({ text: t('failed') });
        setOpening('closed');
      },
    );
  }, [opening]);
  if (!isOwn) return null;
  return (
    <>
      <Button
        kind="second"
        isSmall
        className={styles.button}
        aria-label={
          unread > 0 ? `${t('chat.open')}, ${t('chat.unread', { count: unread })}` : undefined
        }
        isBusy={opening === 'loading'}
        onClick={() => setOpening('loading')}
      >
        <Icon of={MessageCircle} size={16} />
        {t('chat.open')}
        {unread > 0 && <span className={styles.dot} aria-hidden="true" />}
      </Button>
      {opening === 'open' && Panel && <Panel order={order} onClose={() => setOpening('closed')} />}
    </>
  );
};
