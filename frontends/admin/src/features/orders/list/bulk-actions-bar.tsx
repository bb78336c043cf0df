import type { OrderResponse } from '@tokri/contracts/api';
import { Button, dialogTypes, escapeHtml, isConfirmed, Sheet, showDialog } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { SelectionBar } from '../../../components/selection-bar/selection-bar.tsx';
import { SaveBillsOfOrdersButton } from '../../../document-batches/save-buttons.tsx';
import { t } from '../../../labels.ts';
import { groupByStatusChange, type StatusChange } from '../fulfilment/status-changes.ts';
import { laterDispatchMessage } from '../fulfilment/confirm-dispatch.ts';
import styles from './orders.module.css';
import { useStatusChange, type StatusChangeResult } from '../fulfilment/use-status-change.ts';

const FailedOrders = ({
  failures,
  orders,
  onClose,
}: {
  readonly failures: readonly StatusChangeResult[];
  readonly orders: readonly OrderResponse[];
  readonly onClose: () => void;
}) => (
  <Sheet title={t('bulk.failed')} onClose={onClose}>
    <ul className={styles.results}>
      {failures.map(({ TransactionId, Message }) => (
        <li key={TransactionId}>
          <b className="strong">
            {orders.find(({ Id }) => Id === TransactionId)?.TransactionNumber ?? TransactionId}
          </b>
          <br />
          {Message}
        </li>
      ))}
    </ul>
    <Button isBlock onClick={onClose}>
      {t('close')}
    </Button>
  </Sheet>
);

export interface BulkActionsBarProps {
  readonly orders: readonly OrderResponse[];
  readonly onClear: () => void;
}

export const BulkActionsBar = ({ orders, onClear }: BulkActionsBarProps) => {
  const { changeStatus, isBusy } = useStatusChange();
  const [failures, setFailures] = useState<readonly StatusChangeResult[]>([]);
  const statusChanges = groupByStatusChange(orders);
  const apply = async (statusChange: StatusChange): Promise<void> => {
    const { targetStatus, orderIds } = statusChange;
    const changedOrders = orders.filter(({ Id }) => orderIds.includes(Id));
    const message = [
      laterDispatchMessage(changedOrders, targetStatus),
      t('bulk.confirm', { action: t(`advance.${targetStatus}`), count: orderIds.length }),
    ]
      .filter(Boolean)
      .map(escapeHtml)
      .join('<br>');
    let failed: readonly StatusChangeResult[] = [];
    const action = async (): Promise<string> => {
      const outcome = await changeStatus(statusChange);
      failed = outcome.failures;
      return outcome.error;
    };
    if (!isConfirmed(await showDialog({ type: dialogTypes.yesNo, message, action }))) return;
    setFailures(failed);
    if (failed.length === 0) onClear();
  };
  return (
    <SelectionBar label={t('bulk.label')} count={orders.length} onClear={onClear}>
      {statusChanges.length === 0 && <span>{t('bulk.none')}</span>}
      {statusChanges.map((statusChange, index) => (
        <Button
          key={statusChange.targetStatus}
          isSmall
          kind={index === 0 ? 'primary' : 'secondary'}
          isBusy={isBusy}
          onClick={() => void apply(statusChange)}
        >
          {t('advance.many', {
            action: t(`advance.${statusChange.targetStatus}`),
            count: statusChange.orderIds.length,
          })}
        </Button>
      ))}
      <SaveBillsOfOrdersButton orderIds={orders.map(({ Id }) => Id)} />
      {failures.length > 0 && (
        <FailedOrders failures={failures} orders={orders} onClose={() => setFailures([])} />
      )}
    </SelectionBar>
  );
};
