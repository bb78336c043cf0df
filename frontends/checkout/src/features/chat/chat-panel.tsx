import type { OrderAnswer } from '@tokri/contracts/http';
import { site } from '@tokri/web-kit/platform';
import { ChatThread } from '@tokri/web-kit/chat';
import { Sheet } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import styles from './chat.module.css';

export interface ChatPanelProps {
  readonly order: Pick<OrderAnswer, 'Id' | 'UserId' | 'TransactionNumber'>;
  readonly onClose: () => void;
}

/** The chat about an order, over the page. */
export const ChatPanel = ({ order, onClose }: ChatPanelProps) => (
  <Sheet title={t('chat.title', { number: order.TransactionNumber })} isWide onClose={onClose}>
    <div className={styles.panel}>
      <ChatThread
        orderId={order.Id}
        customerId={order.UserId}
        side="customer"
        otherName={site().brand}
      />
    </div>
  </Sheet>
);
