import { stockStates } from '@tokri/contracts/orders';
import { lowStockThreshold } from '@tokri/contracts/orders';
import { maxItemSearchLength } from '@tokri/contracts/validation';
import { Link, useSearchParams } from '@tokri/web-kit/platform';
import { EmptyState, ErrorPanel } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { Page } from '../../../components/page.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { FileActions } from './files/file-actions.tsx';
import { t } from './labels.ts';
import { LocationSelect } from './location-select.tsx';
import { QueuePanel } from './queue/queue-panel.tsx';
import { formatStockFilter, parseStockFilter, type StockFilter } from './stock-filter.ts';
import { useStock } from './stock-queries.ts';
import styles from './stock.module.css';
import { StockTable } from './table/stock-table.tsx';

interface FilterProps {
  readonly filter: StockFilter;
  readonly onChange: (change: Partial<StockFilter>) => void;
}

const FilterBar = ({ filter, onChange }: FilterProps) => (
  <div className={styles.filters} role="group" aria-label={t('filters')}>
    <LocationSelect
      locationId={filter.locationId}
      onSelect={(locationId) => onChange({ locationId })}
    />
    <SearchField
      className={styles.search}
      label={t('search')}
      placeholder={t('searchHint')}
      maxLength={maxItemSearchLength}
      enterKeyHint="search"
      value={filter.search}
      onFocus={({ target }) => target.select()}
      onSearch={(search) => onChange({ search })}
    />
    {stockStates.map((stock) => (
      <button
        key={stock}
        type="button"
        className="chip"
        aria-pressed={filter.stock.includes(stock)}
        onClick={() =>
          onChange({
            stock: stockStates.filter(
              (state) => filter.stock.includes(state) !== (state === stock),
            ),
          })
        }
      >
        {t(stock)}
      </button>
    ))}
  </div>
);

const NothingFound = ({ filter: { stock, search } }: { readonly filter: StockFilter }) => {
  if (search !== '' || stock.length === 0)
    return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return stock.includes('low') ? (
    <EmptyState title={t('emptyLow')} text={t('emptyLowText')} />
  ) : (
    <EmptyState title={t('emptyOut')} text={t('emptyOutText')} />
  );
};

const LowStockNote = () => (
  <p className={`${cardStyles.note} fine-print`}>
    {t('few.meaning', { count: lowStockThreshold })}{' '}
    {usePermissions().includes('settings') && (
      <Link className="link" to="/admin/settings/low-stock">
        {t('few.messages')}
      </Link>
    )}
  </p>
);

export const StockPage = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const filter = parseStockFilter(searchParams);
  const list = useStock(filter);
  const changeFilter = (change: Partial<StockFilter>): void =>
    setSearchParams(formatStockFilter({ ...filter, page: 1, ...change }), { replace: true });
  return (
    <Page title={t('title')} actions={<FileActions locationId={filter.locationId} />}>
      <QueuePanel />
      <section
        className={cardStyles.card}
        aria-label={t('title')}
        aria-busy={list.isPlaceholderData}
      >
        <FilterBar filter={filter} onChange={changeFilter} />
        {list.isPending && <RowsSkeleton count={8} />}
        {list.isError && !list.data && (
          <ErrorPanel
            error={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.total === 0 && <NothingFound filter={filter} />}
        {list.data && (
          <div hidden={list.data.total === 0}>
            <StockTable rows={list.data.rows} locationId={filter.locationId} />
            <Pagination
              page={filter.page}
              total={list.data.total}
              rangeLabel={(range) => t('range', { ...range, packs: list.data.rows.length })}
              onPageChange={(page) => changeFilter({ page })}
            />
          </div>
        )}
        {list.data && <LowStockNote />}
      </section>
    </Page>
  );
};
