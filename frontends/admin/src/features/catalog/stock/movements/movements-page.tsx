import { itemAdminOperations } from '@tokri/contracts/api';
import { isDate } from '@tokri/contracts/dates';
import { staffMovementKinds } from '@tokri/contracts/validation';
import { callApi, useQuery, useSearchParams } from '@tokri/web-kit/platform';
import { ButtonLink, EmptyState, ErrorPanel } from '@tokri/web-kit/ui';
import cardStyles from '../../../../components/card.module.css';
import { DayRange } from '../../../../components/day-range.tsx';
import { LoadMore } from '../../../../components/load-more.tsx';
import { Page } from '../../../../components/page.tsx';
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx';
import { packName } from '../../pack-name.ts';
import { t } from '../labels.ts';
import { LocationSelect } from '../location-select.tsx';
import { MovementRow } from './movement-row.tsx';
import { parseStockFilter } from '../stock-filter.ts';
import { useMovements, type MovementsFilter } from '../stock-queries.ts';
import styles from '../stock.module.css';

const kinds = [...staffMovementKinds, 'order'] as const;

const parseMovementsFilter = (params: URLSearchParams): MovementsFilter => {
  const parseDay = (name: string): string => {
    const day = params.get(name) ?? '';
    return isDate(day) ? day : '';
  };
  return {
    unitId: Number(/^[1-9]\d{0,8}$/.exec(params.get('UnitId') ?? '')?.[0] ?? 0),
    locationId: parseStockFilter(params).locationId,
    kind: kinds.find((kind) => kind === params.get('Kind')) ?? '',
    from: parseDay('From'),
    to: parseDay('To'),
  };
};

const useUnitName = (itemId: number, unitId: number): string => {
  const { data } = useQuery({
    queryKey: [itemAdminOperations.readItem.operationId, itemId],
    queryFn: ({ signal }) =>
      callApi(itemAdminOperations.readItem, { query: { ItemId: itemId }, signal }),
    enabled: itemId > 0,
  });
  const unit = data?.Units.find(({ UnitId }) => UnitId === unitId);
  return data && unit ? `${data.Name}, ${packName(unit)}` : '';
};

const FilterBar = ({
  filter,
  onChange,
}: {
  readonly filter: MovementsFilter;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}) => (
  <div className={styles.filters} role="group" aria-label={t('filters')}>
    <LocationSelect
      locationId={filter.locationId}
      onSelect={(id) => onChange({ LocationId: String(id) })}
    />
    <select
      className={`input ${styles.location}`}
      aria-label={t('movement.kind')}
      value={filter.kind}
      onChange={({ target }) => onChange({ Kind: target.value })}
    >
      <option value="">{t('kind.all')}</option>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`kind.${kind}`)}
        </option>
      ))}
    </select>
    <DayRange
      className={styles.day}
      days={filter}
      onChange={({ from, to }) =>
        onChange({
          ...(from === undefined ? {} : { From: from }),
          ...(to === undefined ? {} : { To: to }),
        })
      }
    />
  </div>
);

const MovementList = ({ filter }: { readonly filter: MovementsFilter }) => {
  const list = useMovements(filter);
  const movements = list.data?.pages.flatMap(({ Movements }) => Movements) ?? [];
  if (list.isPending) return <RowsSkeleton count={6} />;
  if (list.isError && !list.data)
    return (
      <ErrorPanel error={list.error} isBusy={list.isFetching} onRetry={() => void list.refetch()} />
    );
  if (movements.length === 0)
    return <EmptyState title={t('movement.none')} text={t('movement.noneText')} />;
  return (
    <>
      <ul className={styles.movements} aria-label={t('movement.list')}>
        {movements.map((movement) => (
          <MovementRow key={movement.Id} movement={movement} showsUnit={filter.unitId === 0} />
        ))}
      </ul>
      <LoadMore query={list} label={t('more')} />
    </>
  );
};

export const MovementsPage = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const filter = parseMovementsFilter(searchParams);
  const name = useUnitName(Number(searchParams.get('ItemId') ?? 0) || 0, filter.unitId);
  const change = (fields: Readonly<Record<string, string>>): void => {
    const all = Object.entries({ ...Object.fromEntries(searchParams), ...fields });
    setSearchParams(Object.fromEntries(all.filter(([, value]) => value !== '')), {
      replace: true,
    });
  };
  return (
    <Page
      title={name === '' ? t('movements') : t('movements.of', { name })}
      actions={
        <ButtonLink kind="secondary" isSmall to="/admin/stock">
          {t('title')}
        </ButtonLink>
      }
    >
      <section className={cardStyles.card} aria-label={t('movements')}>
        <FilterBar filter={filter} onChange={change} />
        <MovementList filter={filter} />
      </section>
    </Page>
  );
};
