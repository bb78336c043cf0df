import type { OrderResponse } from '@tokri/contracts/api';
import { siteConfig } from '@tokri/web-kit/platform';
import { ChatThread } from '@tokri/web-kit/chat';
import { Sheet } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../labels.ts';
import styles from './chat.module.css';
import { ProblemForm } from './problem-form.tsx';

export interface ChatPanelProps {
  readonly order: Pick<OrderResponse, 'Id' | 'Lines' | 'UserId' | 'TransactionNumber'>;
  readonly isForProblem: boolean;
  readonly onClose: () => void;
}

export const ChatPanel = ({ order, isForProblem, onClose }: ChatPanelProps) => {
  const [isReported, setReported] = useState(false);
  const lines = (order.Lines ?? []).filter(({ Quantity }) => Quantity > 0);
  const isFormOpen = isForProblem && !isReported && lines.length > 0;
  return (
    <Sheet
      title={t(isFormOpen ? 'problem.sheet' : 'chat.title', { number: order.TransactionNumber })}
      isWide
      onClose={onClose}
    >
      <div className={styles.panel}>
        <ChatThread
          orderId={order.Id}
          customerId={order.UserId}
          side="customer"
          otherName={siteConfig().brand}
          renderForm={
            isFormOpen
              ? (send) => (
                  <ProblemForm
                    lines={lines}
                    onSend={(text) => {
                      setReported(true);
                      send(text);
                    }}
                  />
                )
              : undefined
          }
        />
      </div>
    </Sheet>
  );
};
