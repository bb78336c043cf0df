import { lowStockThreshold } from '@tokri/contracts/orders';
import { maxItemSearchLength } from '@tokri/contracts/validation';
import { useSearchParams } from '@tokri/web-kit/platform';
import { EmptyState, ErrorPanel, Icon, Search } from '@tokri/web-kit/ui';
import { useMemo, useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { Page } from '../../../components/page.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useSettledText } from '../../../components/use-settled-text.ts';
import { CorrectSheet, ReceiveSheet, rowName } from './change-sheet.tsx';
import { t } from './labels.ts';
import { LocationSelect } from './location-select.tsx';
import { QueuePanel } from './queue-panel.tsx';
import type { StockChange } from './queued-movement.ts';
import { listStockColumns, type StockActions } from './stock-columns.tsx';
import {
  formatStockFilter,
  parseStockFilter,
  stockStates,
  type StockFilter,
} from './stock-filter.ts';
import { useStock, type StockRow } from './stock-queries.ts';
import styles from './stock.module.css';
import { useStockChanges } from './use-stock-changes.ts';

interface FilterProps {
  readonly filter: StockFilter;
  readonly onChange: (change: Partial<StockFilter>) => void;
}

const FilterBar = ({ filter, onChange }: FilterProps) => {
  const { typed, setTyped, submit } = useSettledText(filter.search, (search) =>
    onChange({ search }),
  );
  return (
    <div className={styles.filters} role="group" aria-label={t('filters')}>
      <LocationSelect
        locationId={filter.locationId}
        onSelect={(locationId) => onChange({ locationId })}
      />
      <form role="search" className={styles.search} onSubmit={submit}>
        <Icon icon={Search} size={16} />
        <input
          type="search"
          value={typed}
          maxLength={maxItemSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('search')}
          placeholder={t('searchHint')}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      {stockStates.map((stock) => (
        <button
          key={stock}
          type="button"
          className="chip"
          aria-pressed={filter.stock === stock}
          onClick={() => onChange({ stock: filter.stock === stock ? '' : stock })}
        >
          {t(stock)}
        </button>
      ))}
    </div>
  );
};

const NothingFound = ({ filter: { stock, search } }: { readonly filter: StockFilter }) => {
  if (search !== '' || stock === '') return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return stock === 'low' ? (
    <EmptyState title={t('emptyLow')} text={t('emptyLowText')} />
  ) : (
    <EmptyState title={t('emptyOut')} text={t('emptyOutText')} />
  );
};

interface OpenSheet {
  readonly kind: 'receive' | 'correct';
  readonly row: StockRow;
}

const StockTable = ({
  rows,
  locationId,
}: {
  readonly rows: readonly StockRow[];
  readonly locationId: number;
}) => {
  const [sheet, setSheet] = useState<OpenSheet>();
  const addChange = useStockChanges();
  const change = (row: StockRow, stockChange: StockChange): void =>
    addChange({ unitId: row.unit.UnitId, locationId, name: rowName(row) }, stockChange);
  const actions: StockActions = {
    open: (kind, row) => setSheet({ kind, row }),
    change: (Kind, row) => change(row, { Kind }),
  };
  // The actions read state only through their row and the location.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const columns = useMemo(() => listStockColumns(actions), [locationId]);
  const sheetProps = sheet && {
    row: sheet.row,
    onClose: () => setSheet(undefined),
    onSave: (stockChange: StockChange) => {
      change(sheet.row, stockChange);
      setSheet(undefined);
    },
  };
  return (
    <>
      <DataTable
        label={t('list')}
        rows={rows}
        columns={columns}
        getRowId={({ unit }) => unit.UnitId}
        getRowName={rowName}
      />
      {sheetProps && sheet.kind === 'receive' && <ReceiveSheet {...sheetProps} />}
      {sheetProps && sheet.kind === 'correct' && <CorrectSheet {...sheetProps} />}
    </>
  );
};

export const StockPage = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const filter = parseStockFilter(searchParams);
  const list = useStock(filter, lowStockThreshold);
  const changeFilter = (change: Partial<StockFilter>): void =>
    setSearchParams(formatStockFilter({ ...filter, page: 1, ...change }), { replace: true });
  return (
    <Page title={t('title')}>
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
              onPageChange={(page) => changeFilter({ page })}
            />
          </div>
        )}
      </section>
    </Page>
  );
};
