import type { OrderResponse } from '@tokri/contracts/api';
import { siteConfig } from '@tokri/web-kit/platform';
import { ChatThread } from '@tokri/web-kit/chat';
import { Sheet } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './chat.module.css';

export interface ChatPanelProps {
  readonly order: Pick<OrderResponse, 'Id' | 'UserId' | 'TransactionNumber'>;
  readonly isForWriting: boolean;
  readonly onClose: () => void;
}

export const ChatPanel = ({ order, isForWriting, onClose }: ChatPanelProps) => (
  <Sheet title={t('chat.title', { number: order.TransactionNumber })} isWide onClose={onClose}>
    <div className={styles.panel}>
      <ChatThread
        orderId={order.Id}
        customerId={order.UserId}
        side="customer"
        otherName={siteConfig().brand}
        shouldFocusInput={isForWriting}
      />
    </div>
  </Sheet>
);
