import { Link, type UseQueryResult } from '@tokri/web-kit/platform';
import {
  Button,
  classNames,
  formatCount,
  formatTime,
  Icon,
  Skeleton,
  TriangleAlert,
  type LucideIcon,
} from '@tokri/web-kit/ui';
import { useId, type ReactNode } from 'react';
import cardStyles from '../../components/card.module.css';
import { t } from './labels.ts';
import styles from './today.module.css';

export interface TileProps<Data> {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

const TileFailure = ({
  title,
  query,
}: {
  readonly title: string;
  readonly query: UseQueryResult;
}) => (
  <div className={styles.failure} role="alert">
    <Icon icon={TriangleAlert} size={16} />
    <span className="grow">
      {query.data === undefined
        ? t('tile.failed')
        : t('tile.stale', { time: formatTime(new Date(query.dataUpdatedAt)) })}
    </span>
    <Button
      kind="quiet"
      isSmall
      isBusy={query.isFetching}
      aria-label={t('tile.retryOf', { title })}
      onClick={() => void query.refetch()}
    >
      {t('tile.retry')}
    </Button>
  </div>
);

/** Each tile sends its own request, so a service that is down affects only its own tiles. */
export const Tile = <Data,>({ title, icon, query, children }: TileProps<Data>) => {
  const id = useId();
  return (
    <section
      className={classNames(cardStyles.card, styles.tile)}
      aria-labelledby={id}
      aria-busy={query.isPending}
    >
      <h2 id={id} className={styles.tileTitle}>
        <Icon icon={icon} size={16} />
        {title}
      </h2>
      {query.isPending && (
        <div className={styles.tileBody}>
          <Skeleton as="block" />
        </div>
      )}
      {query.data !== undefined && children(query.data)}
      {query.isError && <TileFailure title={title} query={query} />}
    </section>
  );
};

export const Figure = ({
  to,
  value,
  label,
  isProblem = false,
}: {
  readonly to: string;
  readonly value: number | string;
  readonly label: string;
  readonly isProblem?: boolean;
}) => (
  <Link className={classNames(styles.figure, isProblem && styles.isProblem)} to={to}>
    <b>{typeof value === 'number' ? formatCount(value) : value}</b> <span>{label}</span>
  </Link>
);
