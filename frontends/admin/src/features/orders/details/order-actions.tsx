import { orderStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { Button, showDialog } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { t } from '../../../labels.ts';
import { dispatchQuestion } from '../fulfilment/confirm-dispatch.ts';
import { packingQuestion } from '../fulfilment/confirm-packing.ts';
import { PackSheet } from '../fulfilment/pack-sheet.tsx';
import { isCancellable, nextStatus, type FulfilmentStatus } from '../fulfilment/status-changes.ts';
import { useStatusChange } from '../fulfilment/use-status-change.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import { DeliverSheet } from './deliver-sheet.tsx';
import styles from './order-panel.module.css';
import { isCashCollectable, RecordCashButton, toCashDue } from '../../../orders/record-cash.tsx';
import { isCashRefundDue, RefundSheet } from './refund-sheet.tsx';

const hasOpenDialog = (): boolean => document.querySelector('dialog[open]') !== null;

const useNextStatusShortcut = (changeStatus: (() => void) | undefined): void => {
  useHotkeys('n', () => changeStatus?.(), {
    ignoreEventWhen: ({ repeat }) => repeat || hasOpenDialog(),
  });
};

type SheetName = 'cancel' | 'deliver' | 'pack' | 'refund';

interface TickedOrder {
  readonly order: OrderResponse;
  readonly tickedIds: ReadonlySet<number>;
}

const OpenSheet = ({
  name,
  order,
  tickedIds,
  deliver,
  onClose,
}: TickedOrder & {
  readonly name: SheetName;
  readonly deliver: () => Promise<string>;
  readonly onClose: () => void;
}) => {
  if (name === 'pack') return <PackSheet order={order} tickedIds={tickedIds} onClose={onClose} />;
  if (name === 'deliver') return <DeliverSheet order={order} deliver={deliver} onClose={onClose} />;
  const SheetComponent = { cancel: CancelSheet, refund: RefundSheet }[name];
  return <SheetComponent order={order} onClose={onClose} />;
};

const useAdvanceOrder = (
  { order, tickedIds }: TickedOrder,
  askForCash: (() => void) | undefined,
) => {
  const { Id, Status, Lines = [] } = order;
  const { changeStatus, isBusy } = useStatusChange();
  const [errorMessage, setErrorMessage] = useState('');
  const targetStatus = nextStatus(Status);
  /** Resolves to why it failed; empty if it did not. */
  const change = async (status: FulfilmentStatus): Promise<string> => {
    setErrorMessage('');
    const { error, failures } = await changeStatus({ targetStatus: status, orderIds: [Id] });
    return error || (failures[0]?.Message ?? '');
  };
  const advance = (): void => {
    if (targetStatus === undefined || isBusy) return;
    if (targetStatus === orderStatus.Delivered && askForCash) return askForCash();
    const packing = { lineCount: Lines.length, tickedCount: tickedIds.size };
    const question =
      packingQuestion(packing, targetStatus) ?? dispatchQuestion(order, targetStatus);
    void (async () => {
      if (question) await showDialog({ ...question, action: () => change(targetStatus) });
      else setErrorMessage(await change(targetStatus));
    })();
  };
  useNextStatusShortcut(targetStatus === undefined ? undefined : advance);
  return {
    targetStatus,
    advance,
    deliver: () => change(orderStatus.Delivered),
    isBusy,
    errorMessage,
  };
};

const AdvanceButton = ({
  targetStatus,
  isBusy,
  onClick,
}: {
  readonly targetStatus: FulfilmentStatus;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}) => (
  <Button
    className={styles.primaryAction}
    isBusy={isBusy}
    aria-keyshortcuts="N"
    title={t('order.shortcut')}
    onClick={onClick}
  >
    {t(`advance.${targetStatus}`)}
  </Button>
);

const useCashPermissions = (order: OrderResponse) => {
  const hasPermission = usePermissions().includes('payments');
  return {
    canRefund: hasPermission && isCashRefundDue(order),
    canRecordCash: hasPermission && isCashCollectable(order),
  };
};

const OtherActions = ({
  order,
  kind,
  canRefund,
  canRecordCash,
  onOpen,
}: ReturnType<typeof useCashPermissions> & {
  readonly order: OrderResponse;
  readonly kind: 'primary' | 'secondary';
  readonly onOpen: (sheet: SheetName) => void;
}) => (
  <>
    {order.Status === orderStatus.Confirmed && (
      <Button kind="secondary" onClick={() => onOpen('pack')}>
        {t('pack.partially')}
      </Button>
    )}
    {canRecordCash && <RecordCashButton order={toCashDue(order)} kind={kind} />}
    {canRefund && (
      <Button kind={kind} onClick={() => onOpen('refund')}>
        {t('refund.record')}
      </Button>
    )}
    {isCancellable(order.Status) && (
      <Button kind="secondary" onClick={() => onOpen('cancel')}>
        {t('cancel.submit')}
      </Button>
    )}
  </>
);

export const OrderActions = ({ order, tickedIds }: TickedOrder) => {
  const [openSheet, setOpenSheet] = useState<SheetName>();
  const permissions = useCashPermissions(order);
  const { canRefund, canRecordCash } = permissions;
  const { targetStatus, advance, deliver, isBusy, errorMessage } = useAdvanceOrder(
    { order, tickedIds },
    canRecordCash ? () => setOpenSheet('deliver') : undefined,
  );
  const close = (): void => setOpenSheet(undefined);
  if (targetStatus === undefined && !canRefund && !canRecordCash && !isCancellable(order.Status))
    return null;
  return (
    <div className={styles.actions}>
      {errorMessage && (
        <p role="alert" className={styles.rejection}>
          {errorMessage}
        </p>
      )}
      {targetStatus !== undefined && (
        <AdvanceButton targetStatus={targetStatus} isBusy={isBusy} onClick={advance} />
      )}
      <OtherActions
        {...permissions}
        order={order}
        kind={targetStatus === undefined ? 'primary' : 'secondary'}
        onOpen={setOpenSheet}
      />
      {openSheet && (
        <OpenSheet
          name={openSheet}
          order={order}
          tickedIds={tickedIds}
          deliver={deliver}
          onClose={close}
        />
      )}
    </div>
  );
};
