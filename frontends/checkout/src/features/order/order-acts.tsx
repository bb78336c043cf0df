import type { OrderAnswer } from '@tokri/contracts/http';
import { Button } from '@tokri/web-kit/ui';
import { useState, type ReactNode } from 'react';
import { t } from '../../texts.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import { cancelWords } from './order-words.ts';
import styles from './order.module.css';

export interface OrderActsProps {
  readonly order: OrderAnswer;
  /** What else can be done with the order. */
  readonly children: ReactNode;
}

/** What can be done with an order, cancelling last, with until when; what is not possible any more says so. */
export const OrderActs = ({ order, children }: OrderActsProps) => {
  const [isOpen, setOpen] = useState(false);
  const words = cancelWords(order);
  return (
    <div className={styles.orderActs}>
      {children}
      {order.CanCancel && (
        <Button kind="quiet" isSmall className="end" onClick={() => setOpen(true)}>
          {t('cancel.cancel')}
        </Button>
      )}
      {words && <p className="fine">{words}</p>}
      {isOpen && (
        <CancelSheet
          orderId={order.Id}
          number={order.TransactionNumber}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
