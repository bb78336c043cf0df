import { Navigate, useLocation } from '@tokri/web-kit/platform';
import { Skeleton, today } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { Page } from '../../../components/page.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t } from '../../../labels.ts';
import type { OrderFilter } from '../order-filter.ts';
import { formatOrderFilter } from '../order-filter.ts';
import { useNextOrderDay, useOrder } from '../order-queries.ts';
import styles from './orders.module.css';

/**
 * Undefined while it is unknown. A link to an order opens the day of that order; without one, or if
 * the order cannot be read, it is the next day with orders.
 */
const useDefaultDay = (openId: number): string | undefined => {
  const order = useOrder(openId);
  const isOrderSettled = openId === 0 || order.isError;
  const nextDay = useNextOrderDay(today(), isOrderSettled);
  if (order.data) return order.data.PDate;
  if (!isOrderSettled || nextDay.isPending) return undefined;
  return nextDay.data ?? today();
};

/** Writes the day into the URL, so that it stays when orders come and go. */
const RedirectToDefaultDay = ({
  openId,
  filter,
}: {
  readonly openId: number;
  readonly filter: OrderFilter;
}) => {
  const { pathname } = useLocation();
  const day = useDefaultDay(openId);
  if (day === undefined) return null;
  return <Navigate to={{ pathname, search: formatOrderFilter({ ...filter, day }) }} replace />;
};

export const DefaultDayPage = (props: Parameters<typeof RedirectToDefaultDay>[0]) => (
  <Page
    title={t('section.orders')}
    head={
      <div className={styles.dayPickerSkeleton}>
        <Skeleton as="block" />
      </div>
    }
    actions={
      <div className={styles.actionsSkeleton}>
        <Skeleton as="block" />
      </div>
    }
  >
    <section className={cardStyles.card} aria-busy="true" aria-label={t('orders.findingDay')}>
      <RowsSkeleton count={10} />
      <RedirectToDefaultDay {...props} />
    </section>
  </Page>
);
