import type { OrderAnswer } from '@tokri/contracts/http';
import { Button } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../texts.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import { cancelWords } from './order-words.ts';
import styles from './order.module.css';

/** Cancelling, with until when; what is not possible any more says so. */
export const CancelPart = ({ order }: { readonly order: OrderAnswer }) => {
  const [isOpen, setOpen] = useState(false);
  const words = cancelWords(order);
  if (!words) return null;
  return (
    <div className={styles.cancelPart}>
      {order.CanCancel && <Button kind="quiet" isSmall onClick={() => setOpen(true)}>{t('cancel.cancel')}</Button>}
      <p className="fine">{words}</p>
      {isOpen && <CancelSheet orderId={order.Id} number={order.TransactionNumber} onClose={() => setOpen(false)} />}
    </div>
  );
};
