import type { OrderResponse } from '@tokri/contracts/api';
import { Button } from '@tokri/web-kit/ui';
import { useState, type ReactNode } from 'react';
import { t } from '../../labels.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import { cancellationLabel } from './order-labels.ts';
import styles from './order.module.css';

export interface OrderActionsProps {
  readonly order: OrderResponse;
  readonly children: ReactNode;
}

export const OrderActions = ({ order, children }: OrderActionsProps) => {
  const [isOpen, setOpen] = useState(false);
  const label = cancellationLabel(order);
  return (
    <div className={styles.actions}>
      {children}
      {order.CanCancel && (
        <Button kind="quiet" isSmall className="end" onClick={() => setOpen(true)}>
          {t('cancel.cancel')}
        </Button>
      )}
      {label && <p className="fine-print">{label}</p>}
      {isOpen && <CancelSheet order={order} onClose={() => setOpen(false)} />}
    </div>
  );
};
