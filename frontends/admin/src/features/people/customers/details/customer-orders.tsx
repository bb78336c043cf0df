import type { OrderResponse } from '@tokri/contracts/api';
import { orderStatusLabel, isOrderStatus } from '@tokri/contracts/orders';
import { language, Link } from '@tokri/web-kit/platform';
import { Button, formatExactPrice, formatSlotWithDate } from '@tokri/web-kit/ui';
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx';
import { t } from '../../labels.ts';
import styles from '../../people.module.css';
import { useOrdersOfCustomer } from '../customer-queries.ts';

const statusLabel = (status: number): string =>
  isOrderStatus(status) ? orderStatusLabel(status, language()) : String(status);

const OrderEntry = ({ order }: { readonly order: OrderResponse }) => (
  <li>
    <span>
      <Link className={styles.name} to={`/admin/orders/${order.Id}`}>
        {order.TransactionNumber}
      </Link>
      <small>{formatSlotWithDate(order.Slot)}</small>
    </span>
    <span className={styles.value}>
      {formatExactPrice(order.Totals.Payable)}
      <small>{statusLabel(order.Status)}</small>
    </span>
  </li>
);

/** For staff who may see orders. */
export const OrdersSection = ({ userId }: { readonly userId: number }) => {
  const { data, isPending, isFetching, refetch } = useOrdersOfCustomer(userId);
  return (
    <section aria-labelledby="h-orders" className={styles.section}>
      <h3 id="h-orders">{t('orders.title')}</h3>
      {isPending && <RowsSkeleton count={2} />}
      {!isPending && !data && (
        <p>
          {t('orders.failed')}{' '}
          <Button kind="secondary" isSmall isBusy={isFetching} onClick={() => void refetch()}>
            {t('orders.retry')}
          </Button>
        </p>
      )}
      {data?.total === 0 && <p className="muted">{t('orders.none')}</p>}
      {data && data.total > 0 && (
        <>
          <ul className={styles.entries}>
            {data.rows.map((order) => (
              <OrderEntry key={order.Id} order={order} />
            ))}
          </ul>
          {data.total > data.rows.length && (
            <p className="muted">{t('orders.all', { count: data.total })}</p>
          )}
        </>
      )}
      <Link className="link" to={`/admin/orders/limits/${userId}`}>
        {t('panel.limits')}
      </Link>
    </section>
  );
};
