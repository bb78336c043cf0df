import { isActiveStatus, orderStatus } from '@tokri/contracts/orders';
import { orderPath } from '@tokri/contracts/platform';
import type { OrderResponse } from '@tokri/contracts/api';
import { orderHeading, OrderStatusCard } from '@tokri/web-kit/order';
import { Link } from '@tokri/web-kit/platform';
import {
  announce,
  ButtonLink,
  formatDayName,
  shopDate,
  ErrorPanel,
  formatPrice,
  pictures,
  Skeleton,
  formatSlot,
} from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import { t } from '../../labels.ts';
import { useLatestOrders } from './order-queries.ts';
import styles from './active-order.module.css';

const useStatusAnnouncement = ({
  Id,
  StatusText,
}: Pick<OrderResponse, 'Id' | 'StatusText'>): void => {
  const previous = useRef({ Id, StatusText });
  useEffect(() => {
    if (previous.current.Id === Id && previous.current.StatusText !== StatusText)
      announce(t('order.statusAnnouncement', { status: StatusText }));
    previous.current = { Id, StatusText };
  }, [Id, StatusText]);
};

const ActiveOrderCard = ({
  order,
  otherCount,
}: {
  readonly order: OrderResponse;
  readonly otherCount: number;
}) => {
  useStatusAnnouncement(order);
  return (
    <OrderStatusCard
      status={order.Status}
      statusText={order.StatusText}
      heading={formatSlot(order.Slot)}
      isHeading
      description={t('order.summary', {
        number: order.TransactionNumber,
        count: order.ItemCount,
        sum: formatPrice(order.Totals.Payable),
      })}
      footer={
        otherCount > 0 && (
          <Link className={styles.link} to="/booking-history">
            {t('order.moreActive', { count: otherCount })}
          </Link>
        )
      }
    >
      <ButtonLink
        kind="secondary"
        className={styles.trackButton}
        to={`/track-order?Id=${order.Id}`}
      >
        {t('order.track')}
      </ButtonLink>
      <Link className={styles.link} to={orderPath(order.Id)}>
        {t('order.details')}
      </Link>
    </OrderStatusCard>
  );
};

const lastOrderLabel = (order: OrderResponse): string =>
  order.StatusAt && order.Status !== orderStatus.Rejected
    ? t('order.lastEnded', { heading: orderHeading(order) })
    : t('order.last', {
        status: order.StatusText,
        day: formatDayName(shopDate(new Date(order.PlacedAt))),
      });

const NoActiveOrder = ({ lastOrder }: { readonly lastOrder: OrderResponse | undefined }) => (
  <section className={`panel ${styles.noOrder}`} aria-label={t('order.title')}>
    <img src={pictures.basket} alt="" width={160} height={160} />
    <div className={styles.text}>
      <h2>{t('order.none')}</h2>
      <p className="muted">
        {lastOrder ? (
          <Link className="link" to={orderPath(lastOrder.Id)}>
            {lastOrderLabel(lastOrder)}
          </Link>
        ) : (
          t('order.noneText')
        )}
      </p>
    </div>
    <ButtonLink to="/product-list">{t('order.shop')}</ButtonLink>
  </section>
);

export const ActiveOrder = ({ userId }: { readonly userId: number }) => {
  const orders = useLatestOrders(userId);
  if (!orders.data)
    return orders.isError ? (
      <ErrorPanel
        error={orders.error}
        isBusy={orders.isFetching}
        onRetry={() => void orders.refetch()}
      />
    ) : (
      <div aria-busy="true">
        <span className="sr-only" role="status">
          {t('loading')}
        </span>
        <Skeleton as="panel-area" />
      </div>
    );
  const activeOrders = orders.data.filter(({ Status }) => isActiveStatus(Status));
  const [first] = activeOrders;
  return first ? (
    <ActiveOrderCard order={first} otherCount={activeOrders.length - 1} />
  ) : (
    <NoActiveOrder lastOrder={orders.data[0]} />
  );
};
