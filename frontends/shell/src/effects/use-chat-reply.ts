import { conversationsPath, orderChatPath } from '@tokri/contracts/platform';
import { useLocation, useNavigate } from '@tokri/web-kit/platform';
import { onLiveEvent, session } from '@tokri/web-kit/session';
import { MessageCircle, showToast } from '@tokri/web-kit/ui';
import { useEffect, useEffectEvent } from 'react';
import { t } from '../labels.ts';

interface ShopMessage {
  readonly TransactionId: number;
  readonly RecipientId: number;
}

/** Tells the customer of a reply, unless the page already shows the conversation. */
export const useChatReply = (): void => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const handleMessage = useEffectEvent(({ TransactionId, RecipientId }: ShopMessage) => {
    if (RecipientId === 0 || RecipientId !== session().user?.Id) return;
    const shownOrderId = new URLSearchParams(search).get('Id');
    if (pathname === conversationsPath || shownOrderId === String(TransactionId)) return;
    showToast({
      icon: MessageCircle,
      text: t('chat.replied'),
      action: {
        label: t('chat.view'),
        run: () => void navigate(orderChatPath(TransactionId)),
      },
    });
  });
  useEffect(() => onLiveEvent('chat.message', (message) => handleMessage(message)), []);
};
