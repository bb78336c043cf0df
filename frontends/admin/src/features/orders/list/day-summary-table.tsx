import { Link } from '@tokri/web-kit/platform';
import { ChevronDown, formatTimeRange, Icon } from '@tokri/web-kit/ui';
import scrollStyles from '../../../components/scroll-edges.module.css';
import { t } from '../../../labels.ts';
import {
  summarizeDay,
  type DaySummary,
  type DaySummaryRow,
  type SlotStatusCount,
} from './day-summary.ts';
import { statusLabel } from '../order-labels.ts';
import styles from './day-summary.module.css';
import { changeOrderFilter, formatOrderFilter, type OrderFilter } from '../order-filter.ts';

interface CountCellProps {
  readonly filter: OrderFilter;
  readonly count: number;
  readonly target: { readonly slotId: number; readonly status: number };
  readonly slotName: string;
}

const CountCell = ({ filter, count, target, slotName }: CountCellProps) => {
  const isSelected =
    filter.slotId === target.slotId &&
    filter.status === target.status &&
    (target.slotId > 0 || target.status > 0);
  const labelValues = {
    slot: slotName,
    status: target.status ? statusLabel(target.status) : t('orders.all'),
  };
  const isAll = target.slotId === 0 && target.status === 0;
  if (count === 0 && !isSelected && !isAll)
    return (
      <span className={styles.zero} aria-label={t('orders.none', labelValues)}>
        0
      </span>
    );
  return (
    <Link
      className={styles.count}
      to={{
        pathname: '/admin/orders',
        search: formatOrderFilter(
          changeOrderFilter(filter, isSelected ? { slotId: 0, status: 0 } : target),
        ),
      }}
      aria-current={isSelected ? 'true' : undefined}
      aria-label={t('orders.some', { ...labelValues, count })}
    >
      {count}
    </Link>
  );
};

const SlotRow = ({
  filter,
  row,
  statuses,
}: {
  readonly filter: OrderFilter;
  readonly row: DaySummaryRow;
  readonly statuses: readonly number[];
}) => {
  const slotName = formatTimeRange(row.start, row.end);
  return (
    <tr>
      <th scope="row">{slotName}</th>
      {statuses.map((status) => (
        <td key={status}>
          <CountCell
            filter={filter}
            slotName={slotName}
            count={row.counts[status] ?? 0}
            target={{ slotId: row.slotId, status }}
          />
        </td>
      ))}
      <td className={styles.total}>
        <CountCell
          filter={filter}
          slotName={slotName}
          count={row.total}
          target={{ slotId: row.slotId, status: 0 }}
        />
      </td>
    </tr>
  );
};

const SummaryTable = ({
  filter,
  summary,
}: {
  readonly filter: OrderFilter;
  readonly summary: DaySummary;
}) => (
  <table className={styles.summaryTable}>
    <caption className="sr-only">{t('orders.summary')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('orders.slot')}</th>
        {summary.statuses.map((status) => (
          <th key={status} scope="col">
            {statusLabel(status)}
          </th>
        ))}
        <th scope="col">{t('orders.all')}</th>
      </tr>
    </thead>
    <tbody>
      {summary.rows.map((row) => (
        <SlotRow key={row.slotId} filter={filter} row={row} statuses={summary.statuses} />
      ))}
      <tr className={styles.totals}>
        <th scope="row">{t('orders.all')}</th>
        {summary.statuses.map((status) => (
          <td key={status}>
            <CountCell
              filter={filter}
              slotName={t('orders.all')}
              count={summary.statusTotals[status] ?? 0}
              target={{ slotId: 0, status }}
            />
          </td>
        ))}
        <td className={styles.total}>
          <CountCell
            filter={filter}
            slotName={t('orders.all')}
            count={summary.total}
            target={{ slotId: 0, status: 0 }}
          />
        </td>
      </tr>
    </tbody>
  </table>
);

export const DaySummaryPanel = ({
  filter,
  counts,
  isOpen,
}: {
  readonly filter: OrderFilter;
  readonly counts: readonly SlotStatusCount[];
  /** At first; staff can fold and unfold it. */
  readonly isOpen: boolean;
}) => (
  <details key={String(isOpen)} className={styles.panel} open={isOpen}>
    <summary>
      {t('orders.summary')}
      <Icon icon={ChevronDown} size={16} />
    </summary>
    <section className={scrollStyles.edges} aria-label={t('orders.summary')} tabIndex={0}>
      <SummaryTable filter={filter} summary={summarizeDay(counts)} />
    </section>
  </details>
);
