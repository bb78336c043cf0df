import type { OrderResponse } from '@tokri/contracts/api';
import { Button, formatExactPrice, Note, Sheet } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../../labels.ts';
import styles from './order-panel.module.css';
import { toCashDue, useRecordCash } from '../../../orders/record-cash.tsx';

/** Asks for the cash at the moment of delivery, so that no paid order stays unpaid in the books. */
export const DeliverSheet = ({
  order,
  deliver,
  onClose,
}: {
  readonly order: OrderResponse;
  /** Resolves to why it failed; empty if the order is delivered now. */
  readonly deliver: () => Promise<string>;
  readonly onClose: () => void;
}) => {
  const { Id, TransactionNumber: number } = order;
  const sum = formatExactPrice(order.Totals.Payable);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { run: recordCash } = useRecordCash(toCashDue(order));
  const finish = async (isPaid: boolean): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const failure = await deliver();
    setError(failure);
    if (!failure && isPaid) await recordCash(Id);
    setBusy(false);
    if (!failure) onClose();
  };
  return (
    <Sheet title={t('deliver.title', { number })} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('deliver.question', { sum })}</p>
        {error && (
          <Note tone="error" isAlert>
            {error}
          </Note>
        )}
        <Button isBlock isBusy={isBusy} data-autofocus onClick={() => void finish(true)}>
          {t('deliver.paid', { sum })}
        </Button>
        <Button
          kind="secondary"
          isBlock
          aria-disabled={isBusy || undefined}
          onClick={() => void finish(false)}
        >
          {t('deliver.unpaid')}
        </Button>
      </div>
    </Sheet>
  );
};
