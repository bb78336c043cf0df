import { orderStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { statusTone } from '@tokri/web-kit/order';
import { isApiProblem, Link } from '@tokri/web-kit/platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Icon,
  MessageCircle,
  Tag,
  X,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t } from '../../../labels.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import { isCancellable, nextStatus, type FulfilmentStatus } from '../fulfilment/status-changes.ts';
import styles from './order-panel.module.css';
import { PackSheet } from '../fulfilment/pack-sheet.tsx';
import { isCashCollectable, RecordCashButton } from './record-cash.tsx';
import { isCashRefundDue, RefundSheet } from './refund-sheet.tsx';
import {
  HistorySection,
  LinesSection,
  PaymentSection,
  DeliverySection,
} from './order-sections.tsx';
import { LimitsSection } from '../limits/limits-section.tsx';
import { useOrder } from '../order-queries.ts';
import { useStatusChange } from '../fulfilment/use-status-change.ts';
import { formatOrderFilter, type OrderFilter } from '../order-filter.ts';

const shortcutKey = 'n';
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

const useNextStatusShortcut = (changeStatus: (() => void) | undefined): void => {
  const latestAction = useRef(changeStatus);
  useEffect(() => {
    latestAction.current = changeStatus;
  }, [changeStatus]);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (
        event.key.toLowerCase() === shortcutKey &&
        isPlain &&
        !isTyping(event) &&
        !document.querySelector('dialog[open]')
      )
        latestAction.current?.();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
};

type SheetName = 'cancel' | 'pack' | 'refund';

const OpenSheet = ({
  name,
  order,
  onClose,
}: {
  readonly name: SheetName;
  readonly order: OrderResponse;
  readonly onClose: () => void;
}) => {
  const SheetComponent = { cancel: CancelSheet, pack: PackSheet, refund: RefundSheet }[name];
  return <SheetComponent order={order} onClose={onClose} />;
};

const useAdvanceOrder = ({ Id, Status }: OrderResponse) => {
  const { changeStatus, isBusy } = useStatusChange();
  const [errorMessage, setErrorMessage] = useState('');
  const targetStatus = nextStatus(Status);
  const advance = (): void => {
    if (targetStatus === undefined || isBusy) return;
    void changeStatus({ targetStatus, orderIds: [Id] }).then((failed) =>
      setErrorMessage(failed?.[0]?.Message ?? ''),
    );
  };
  useNextStatusShortcut(targetStatus === undefined ? undefined : advance);
  return { targetStatus, advance, isBusy, errorMessage };
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

const OrderActions = ({ order }: { readonly order: OrderResponse }) => {
  const { targetStatus, advance, isBusy, errorMessage } = useAdvanceOrder(order);
  const [openSheet, setOpenSheet] = useState<SheetName>();
  const hasPaymentsPermission = usePermissions().includes('payments');
  const [canRefund, canRecordCash] = [
    hasPaymentsPermission && isCashRefundDue(order),
    hasPaymentsPermission && isCashCollectable(order),
  ];
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
      {order.Status === orderStatus.Confirmed && (
        <Button kind="secondary" onClick={() => setOpenSheet('pack')}>
          {t('pack.partially')}
        </Button>
      )}
      {canRecordCash && (
        <RecordCashButton
          order={order}
          kind={targetStatus === undefined ? 'primary' : 'secondary'}
        />
      )}
      {canRefund && (
        <Button
          kind={targetStatus === undefined ? 'primary' : 'secondary'}
          onClick={() => setOpenSheet('refund')}
        >
          {t('refund.record')}
        </Button>
      )}
      {isCancellable(order.Status) && (
        <Button kind="secondary" onClick={() => setOpenSheet('cancel')}>
          {t('cancel.submit')}
        </Button>
      )}
      {openSheet && <OpenSheet name={openSheet} order={order} onClose={close} />}
    </div>
  );
};

const OrderDetails = ({ order }: { readonly order: OrderResponse }) => (
  <>
    <div className={styles.body}>
      {order.CancelReason && <p className={styles.rejection}>{order.CancelReason}</p>}
      <ButtonLink
        kind="secondary"
        isSmall
        to={`/admin/chat/${order.Id}`}
        className={styles.chatLink}
      >
        <Icon icon={MessageCircle} size={16} />
        {t('order.chat')}
      </ButtonLink>
      <DeliverySection order={order} />
      <LinesSection order={order} />
      <PaymentSection order={order} />
      {order.PartyId === 0 && <LimitsSection userId={order.UserId} />}
      <HistorySection order={order} />
    </div>
    <OrderActions order={order} />
  </>
);

export const OrderPanel = ({
  orderId,
  filter,
}: {
  readonly orderId: number;
  readonly filter: OrderFilter;
}) => {
  const query = useOrder(orderId);
  const order = query.data;
  const isNotFound = isApiProblem(query.error) && query.error.status === 404;
  return (
    <aside className={styles.panel} aria-labelledby="h-order">
      <div className={styles.head}>
        <h2 id="h-order" className="grow">
          {order ? order.TransactionNumber : t('order.title')}
        </h2>
        {order && (
          <Tag tone={statusTone(order.Status)} hasDot>
            {order.StatusText}
          </Tag>
        )}
        <Link
          className="icon-button"
          aria-label={t('close')}
          to={{ pathname: '/admin/orders', search: formatOrderFilter(filter) }}
        >
          <Icon icon={X} />
        </Link>
      </div>
      {query.isPending && <RowsSkeleton count={4} />}
      {query.isError &&
        !order &&
        (isNotFound ? (
          <EmptyState title={t('order.notFound')} text={t('order.notFoundText')} />
        ) : (
          <ErrorPanel
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ))}
      {order && <OrderDetails order={order} />}
    </aside>
  );
};
