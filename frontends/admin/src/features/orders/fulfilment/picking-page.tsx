import { Link, useSearchParams } from '@tokri/web-kit/platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  FileText,
  Icon,
  formatDate,
  formatTimeRange,
} from '@tokri/web-kit/ui';
import { Page } from '../../../components/page.tsx';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t } from '../../../labels.ts';
import { useDayOrderCounts, useLiveOrderUpdates, usePickingList } from '../order-queries.ts';
import type { SlotStatusCount } from '../list/day-summary.ts';
import styles from './picking.module.css';
import { parseOrderFilter, formatOrderFilter } from '../order-filter.ts';

type PickingLine = NonNullable<ReturnType<typeof usePickingList>['data']>[number];

const PickingGroup = ({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly PickingLine[];
}) => (
  <section className={styles.group} aria-label={title}>
    <h2>{title}</h2>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('picking.picked')}</span>
          </th>
          <th scope="col" className={styles.number}>
            {t('picking.quantity')}
          </th>
          <th scope="col">{t('picking.item')}</th>
          <th scope="col" className={styles.number}>
            {t('picking.orders')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ ItemId, UnitId, Name, UnitName, Quantity, Orders }) => (
          <tr key={`${ItemId} ${UnitId}`}>
            <td>
              <input type="checkbox" aria-label={`${t('picking.picked')}: ${Name} ${UnitName}`} />
            </td>
            <td className={`${styles.number} ${styles.quantity}`}>{Quantity} ×</td>
            <td>
              {Name} <small>{UnitName}</small>
            </td>
            <td className={styles.number}>{Orders}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const PickingList = ({ lines }: { readonly lines: readonly PickingLine[] }) => {
  const groups = [
    { title: t('picking.food'), lines: lines.filter(({ IsFood }) => IsFood) },
    { title: t('picking.household'), lines: lines.filter(({ IsFood }) => !IsFood) },
  ];
  return (
    <>
      <p className="muted">
        {t('picking.total', {
          units: lines.reduce((sum, { Quantity }) => sum + Quantity, 0),
          kinds: lines.length,
        })}
      </p>
      {groups
        .filter((group) => group.lines.length > 0)
        .map((group) => (
          <PickingGroup key={group.title} {...group} />
        ))}
    </>
  );
};

const PickedSlot = ({
  day,
  slot,
}: {
  readonly day: string;
  readonly slot: SlotStatusCount | undefined;
}) => (
  <span className={styles.slotTime}>
    {[formatDate(day, { withYear: true }), slot && formatTimeRange(slot.Start, slot.End)]
      .filter(Boolean)
      .join(', ')}
  </span>
);

const PickingActions = ({
  ordersPath,
  isPrintable,
}: {
  readonly ordersPath: { readonly pathname: string; readonly search: string };
  readonly isPrintable: boolean;
}) => (
  <>
    <ButtonLink kind="secondary" isSmall to={ordersPath}>
      {t('back')}
    </ButtonLink>
    <Button isSmall disabled={!isPrintable} onClick={() => window.print()}>
      <Icon icon={FileText} size={16} />
      {t('picking.print')}
    </Button>
  </>
);

export const PickingPage = () => {
  useLiveOrderUpdates();
  const [searchParams] = useSearchParams();
  const filter = parseOrderFilter(searchParams);
  const slot = useDayOrderCounts(filter.day).data?.find(({ SlotId }) => SlotId === filter.slotId);
  const list = usePickingList(filter.day, filter.slotId);
  const ordersPath = {
    pathname: '/admin/orders',
    search: formatOrderFilter({ ...filter, slotId: 0 }),
  };
  return (
    <Page
      title={t('picking.title')}
      head={<PickedSlot day={filter.day} slot={slot} />}
      actions={<PickingActions ordersPath={ordersPath} isPrintable={Boolean(list.data?.length)} />}
    >
      <div className={`${cardStyles.card} ${styles.pickingList}`}>
        {filter.slotId === 0 && (
          <EmptyState title={t('picking.slotRequired')} text={t('picking.slotRequiredText')}>
            <Link className="link" to={ordersPath}>
              {t('section.orders')}
            </Link>
          </EmptyState>
        )}
        {filter.slotId > 0 && list.isPending && <RowsSkeleton />}
        {list.isError && !list.data && (
          <ErrorPanel
            error={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data &&
          (list.data.length > 0 ? (
            <PickingList lines={list.data} />
          ) : (
            <EmptyState title={t('picking.empty')} text={t('picking.emptyText')} />
          ))}
      </div>
    </Page>
  );
};
