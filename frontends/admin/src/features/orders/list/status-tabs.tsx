import { Link } from '@tokri/web-kit/platform';
import { Tabs } from '../../../components/tabs.tsx';
import { t } from '../../../labels.ts';
import { changeOrderFilter, formatOrderFilter, type OrderFilter } from '../order-filter.ts';
import { statusLabel } from '../order-labels.ts';
import { summarizeDay, type SlotStatusCount } from './day-summary.ts';
import styles from './orders.module.css';

/** Of the slot if one is chosen. */
export const StatusTabs = ({
  filter,
  counts,
}: {
  readonly filter: OrderFilter;
  readonly counts: readonly SlotStatusCount[];
}) => {
  const { statuses, statusTotals, total } = summarizeDay(
    counts.filter(({ SlotId }) => filter.slotId === 0 || SlotId === filter.slotId),
  );
  return (
    <div className={styles.statusTabs}>
      <Tabs label={t('orders.status')}>
        {[0, ...statuses].map((status) => (
          <Link
            key={status}
            to={{
              pathname: '/admin/orders',
              search: formatOrderFilter(changeOrderFilter(filter, { status, isAllDays: false })),
            }}
            aria-current={
              !filter.isLate && !filter.isAllDays && filter.status === status ? 'page' : undefined
            }
          >
            {status === 0 ? t('orders.all') : statusLabel(status)}{' '}
            <span className={styles.tabCount}>
              {status === 0 ? total : (statusTotals[status] ?? 0)}
            </span>
          </Link>
        ))}
      </Tabs>
    </div>
  );
};
