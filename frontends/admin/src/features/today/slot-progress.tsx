import type { DayProgressResponse } from '@tokri/contracts/api';
import { orderStatus } from '@tokri/contracts/orders';
import { Link } from '@tokri/web-kit/platform';
import { ButtonLink, classNames, formatTimeRange, Package } from '@tokri/web-kit/ui';
import scrollStyles from '../../components/scroll-edges.module.css';
import { useDayProgress } from '../../day-progress/use-day-progress.ts';
import { t } from './labels.ts';
import { Tile } from './tile.tsx';
import styles from './today.module.css';

type SlotRow = DayProgressResponse['Slots'][number];

const stages = [
  { field: 'ToPack', label: 'progress.toPack', filter: { Status: orderStatus.Confirmed } },
  { field: 'Packed', label: 'progress.packed', filter: { Status: orderStatus.Packed } },
  {
    field: 'OutForDelivery',
    label: 'progress.out',
    filter: { Status: orderStatus.OutForDelivery },
  },
  { field: 'Delivered', label: 'progress.delivered', filter: { Status: orderStatus.Delivered } },
  { field: 'Late', label: 'progress.late', filter: { Days: 'late' } },
] as const;

const listPath = (filter: Readonly<Record<string, string | number>>): string =>
  `/admin/orders?${new URLSearchParams(
    Object.entries(filter).map(([name, value]) => [name, String(value)]),
  ).toString()}`;

const CountCell = ({
  count,
  slot,
  stage,
  path,
}: {
  readonly count: number;
  readonly slot: string;
  readonly stage: (typeof stages)[number];
  readonly path: string;
}) => {
  const label = { slot, stage: t(stage.label) };
  const isLate = stage.field === 'Late' && count > 0;
  return (
    <td>
      {count === 0 ? (
        <span className={styles.zero} role="img" aria-label={t('progress.none', label)}>
          0
        </span>
      ) : (
        <Link
          className={classNames(styles.count, isLate && styles.isProblem)}
          to={path}
          aria-label={t('progress.count', { ...label, count })}
        >
          {count}
        </Link>
      )}
    </td>
  );
};

const sumOf = (slots: readonly SlotRow[], field: (typeof stages)[number]['field']): number =>
  slots.reduce((sum, slot) => sum + slot[field], 0);

const SlotTable = ({ progress: { PDate, Slots } }: { readonly progress: DayProgressResponse }) => (
  <div className={scrollStyles.edges}>
    <table className={styles.slots} aria-label={t('progress.title')}>
      <thead>
        <tr>
          <th scope="col">{t('progress.slot')}</th>
          {stages.map(({ field, label }) => (
            <th key={field} scope="col">
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Slots.map((slot) => (
          <tr key={slot.SlotId}>
            <th scope="row">{formatTimeRange(slot.Start, slot.End)}</th>
            {stages.map((stage) => (
              <CountCell
                key={stage.field}
                count={slot[stage.field]}
                slot={formatTimeRange(slot.Start, slot.End)}
                stage={stage}
                path={listPath({ PDate, SlotId: slot.SlotId, ...stage.filter })}
              />
            ))}
          </tr>
        ))}
        <tr className={styles.totals}>
          <th scope="row">{t('progress.all')}</th>
          {stages.map((stage) => (
            <CountCell
              key={stage.field}
              count={sumOf(Slots, stage.field)}
              slot={t('progress.all')}
              stage={stage}
              path={listPath({ PDate, ...stage.filter })}
            />
          ))}
        </tr>
      </tbody>
    </table>
  </div>
);

const NoOrders = () => (
  <div className={styles.noOrders}>
    <p className="strong">{t('progress.empty')}</p>
    <p>{t('progress.emptyText')}</p>
    <ButtonLink kind="secondary" isSmall to="/admin/orders">
      {t('progress.upcoming')}
    </ButtonLink>
  </div>
);

export const SlotProgressTile = () => (
  <Tile title={t('progress.title')} icon={Package} query={useDayProgress()}>
    {(progress) => (progress.Slots.length > 0 ? <SlotTable progress={progress} /> : <NoOrders />)}
  </Tile>
);
