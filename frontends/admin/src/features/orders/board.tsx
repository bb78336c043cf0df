import { Link } from '@tokri/web-kit/platform';
import { classNames, Skeleton, slotTime } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import { boardOf, type Board, type BoardRow, type DayCount } from './board-model.ts';
import { statusName } from './order-words.ts';
import styles from './board.module.css';
import { changed, writeWish, type Wish } from './wish.ts';

interface CellProps {
  readonly wish: Wish;
  readonly count: number;
  readonly to: { readonly slotId: number; readonly status: number };
  readonly slotName: string;
}

/** One number; pressed, the list shows those orders, pressed again all. */
const Cell = ({ wish, count, to, slotName }: CellProps) => {
  const isChosen =
    wish.slotId === to.slotId && wish.status === to.status && (to.slotId > 0 || to.status > 0);
  const words = { slot: slotName, status: to.status ? statusName(to.status) : t('orders.all') };
  const isAll = to.slotId === 0 && to.status === 0;
  if (count === 0 && !isChosen && !isAll)
    return (
      <span className={styles.zero} aria-label={t('orders.none', words)}>
        0
      </span>
    );
  return (
    <Link
      className={styles.count}
      to={{
        pathname: '/admin/orders',
        search: writeWish(changed(wish, isChosen ? { slotId: 0, status: 0 } : to)),
      }}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={t('orders.some', { ...words, count })}
    >
      {count}
    </Link>
  );
};

const Row = ({
  wish,
  row,
  statuses,
}: {
  readonly wish: Wish;
  readonly row: BoardRow;
  readonly statuses: readonly number[];
}) => {
  const slotName = slotTime(row.start, row.end);
  return (
    <tr>
      <th scope="row">{slotName}</th>
      {statuses.map((status) => (
        <td key={status}>
          <Cell
            wish={wish}
            slotName={slotName}
            count={row.counts[status] ?? 0}
            to={{ slotId: row.slotId, status }}
          />
        </td>
      ))}
      <td className={styles.sum}>
        <Cell
          wish={wish}
          slotName={slotName}
          count={row.total}
          to={{ slotId: row.slotId, status: 0 }}
        />
      </td>
    </tr>
  );
};

const Counts = ({ wish, board }: { readonly wish: Wish; readonly board: Board }) => (
  <table className={styles.board}>
    <caption className="sr">{t('orders.board')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('orders.slot')}</th>
        {board.statuses.map((status) => (
          <th key={status} scope="col">
            {statusName(status)}
          </th>
        ))}
        <th scope="col">{t('orders.all')}</th>
      </tr>
    </thead>
    <tbody>
      {board.rows.map((row) => (
        <Row key={row.slotId} wish={wish} row={row} statuses={board.statuses} />
      ))}
      <tr className={styles.sums}>
        <th scope="row">{t('orders.all')}</th>
        {board.statuses.map((status) => (
          <td key={status}>
            <Cell
              wish={wish}
              slotName={t('orders.all')}
              count={board.sums[status] ?? 0}
              to={{ slotId: 0, status }}
            />
          </td>
        ))}
        <td className={styles.sum}>
          <Cell
            wish={wish}
            slotName={t('orders.all')}
            count={board.total}
            to={{ slotId: 0, status: 0 }}
          />
        </td>
      </tr>
    </tbody>
  </table>
);

/** How the day stands, slot by slot; every number is a filter. */
export const DayBoard = ({
  wish,
  counts,
}: {
  readonly wish: Wish;
  readonly counts: readonly DayCount[] | undefined;
}) => (
  <section className={classNames(styles.box)} aria-label={t('orders.board')} tabIndex={0}>
    {counts ? (
      <Counts wish={wish} board={boardOf(counts)} />
    ) : (
      <div className={styles.wait}>
        <Skeleton as="block" />
        <Skeleton as="block" />
      </div>
    )}
  </section>
);
