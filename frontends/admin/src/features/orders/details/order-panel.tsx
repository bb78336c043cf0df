import type { OrderResponse } from '@tokri/contracts/api';
import { statusTone } from '@tokri/web-kit/order';
import { isApiProblem, Link } from '@tokri/web-kit/platform';
import { ButtonLink, EmptyState, ErrorPanel, Icon, MessageCircle, Tag, X } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t } from '../../../labels.ts';
import { OrderActions } from './order-actions.tsx';
import styles from './order-panel.module.css';
import {
  HistorySection,
  LinesSection,
  PaymentSection,
  DeliverySection,
} from './order-sections.tsx';
import { LimitsSection } from '../limits/limits-section.tsx';
import { useOrder } from '../order-queries.ts';
import { formatOrderFilter, type OrderFilter } from '../order-filter.ts';

const useTicks = () => {
  const [tickedIds, setTickedIds] = useState<ReadonlySet<number>>(new Set());
  const tick = (lineId: number, isTicked: boolean): void =>
    setTickedIds(
      (ids) => new Set(isTicked ? [...ids, lineId] : [...ids].filter((id) => id !== lineId)),
    );
  return { tickedIds, tick };
};

const OrderDetails = ({ order }: { readonly order: OrderResponse }) => {
  const { tickedIds, tick } = useTicks();
  return (
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
        <LinesSection order={order} tickedIds={tickedIds} onTick={tick} />
        <PaymentSection order={order} />
        {order.PartyId === 0 && <LimitsSection userId={order.UserId} />}
        <HistorySection order={order} />
      </div>
      <OrderActions order={order} tickedIds={tickedIds} />
    </>
  );
};

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
