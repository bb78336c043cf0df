import type { OrderResponse } from '@tokri/contracts/api';
import { isCancelledOrRejected, orderStatus } from '@tokri/contracts/orders';
import { statusTone } from '@tokri/web-kit/order';
import { isApiProblem, Link } from '@tokri/web-kit/platform';
import { ButtonLink, EmptyState, ErrorPanel, Icon, MessageCircle, Tag, X } from '@tokri/web-kit/ui';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t } from '../../../labels.ts';
import { BillsSection } from '../bills/bills-section.tsx';
import { OrderActions } from './order-actions.tsx';
import styles from './order-panel.module.css';
import { HistorySection } from './history-section.tsx';
import { LinesSection, PaymentSection, DeliverySection } from './order-sections.tsx';
import { usePackingTicks } from '../fulfilment/use-packing-ticks.ts';
import { LimitsSection } from '../limits/limits-section.tsx';
import { useOrder } from '../order-queries.ts';
import { formatOrderFilter, type OrderFilter } from '../order-filter.ts';

/** The limits are about unpaid orders that are still to be delivered. */
const isOpen = ({ Status }: OrderResponse): boolean =>
  Status !== orderStatus.Delivered && !isCancelledOrRejected(Status);

const OrderDetails = ({ order }: { readonly order: OrderResponse }) => {
  const { tickedIds, tick } = usePackingTicks(order);
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
        <BillsSection order={order} />
        <HistorySection order={order} />
        {order.PartyId === 0 && isOpen(order) && <LimitsSection userId={order.UserId} />}
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
