import type { PricedItemResponse } from '@tokri/contracts/api';
import { useLocation, useNavigate, useParams, useSearchParams } from '@tokri/web-kit/platform';
import { Button, ButtonLink, classNames, EmptyState, ErrorPanel } from '@tokri/web-kit/ui';
import { useMemo, useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useRowSelection } from '../../../components/data-table/row-selection.ts';
import { Page } from '../../../components/page.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useIsNarrow } from '../../../components/use-is-narrow.ts';
import { BulkBar, ChangeAllButton } from '../bulk-changes/bulk-bar.tsx';
import { useIsImportAsked } from '../bulk-changes/open-import.ts';
import { priceKinds } from '../bulk-changes/change-form.ts';
import { PricePanel } from './details/price-panel.tsx';
import { t } from './labels.ts';
import { listPriceColumns } from './list/price-columns.tsx';
import { PriceFilterBar } from './list/price-filter-bar.tsx';
import {
  formatPriceFilter,
  isFiltered,
  parsePriceFilter,
  toPriceQuery,
  type PriceFilter,
} from './price-filter.ts';
import { usePrices } from './price-queries.ts';
import styles from './prices.module.css';
import { ExportSheet } from './spreadsheet/export-sheet.tsx';
import { ImportSheet } from './spreadsheet/import-sheet.tsx';

const NoItems = ({ filter }: { readonly filter: PriceFilter }) =>
  isFiltered(filter) ? (
    <EmptyState title={t('emptyFilter')} text={t('emptyFilterText')} />
  ) : (
    <EmptyState title={t('empty')} text={t('emptyText')} />
  );

const usePriceFilter = () => {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const filter = useMemo(() => parsePriceFilter(searchParams), [searchParams]);
  const changeFilter = (change: Partial<PriceFilter>): void =>
    void navigate(
      { pathname, search: formatPriceFilter({ ...filter, page: 1, ...change }) },
      { replace: true },
    );
  return { filter, changeFilter };
};

const PageActions = ({
  filter,
  total,
}: {
  readonly filter: PriceFilter;
  readonly total: number;
}) => {
  const [sheet, setSheet] = useState<'export' | 'import' | undefined>(
    useIsImportAsked() ? 'import' : undefined,
  );
  const close = (): void => setSheet(undefined);
  return (
    <>
      <ButtonLink kind="secondary" isSmall to="/admin/prices/changes">
        {t('actions.changes')}
      </ButtonLink>
      <Button isSmall kind="secondary" onClick={() => setSheet('export')}>
        {t('actions.export')}
      </Button>
      <Button isSmall kind="secondary" onClick={() => setSheet('import')}>
        {t('actions.import')}
      </Button>
      {sheet === 'export' && <ExportSheet filter={filter} total={total} onClose={close} />}
      {sheet === 'import' && <ImportSheet onClose={close} />}
    </>
  );
};

const PriceTable = ({
  items,
  filter,
  openId,
}: {
  readonly items: readonly PricedItemResponse[];
  readonly filter: PriceFilter;
  readonly openId: number;
}) => {
  const selection = useRowSelection();
  const isNarrow = useIsNarrow();
  const columns = useMemo(() => listPriceColumns(filter, isNarrow), [filter, isNarrow]);
  return (
    <>
      <DataTable
        label={t('list')}
        rows={items}
        columns={columns}
        getRowId={({ Id }) => Id}
        getRowName={({ Name }) => Name}
        openId={openId}
        selection={selection}
      />
      <BulkBar selection={selection} kinds={priceKinds} path="/admin/prices" />
    </>
  );
};

export const PricesPage = () => {
  const openId = Number(useParams().id ?? 0);
  const { filter, changeFilter } = usePriceFilter();
  const list = usePrices(filter);
  return (
    <Page
      title={t('title')}
      actions={<PageActions filter={filter} total={list.data?.total ?? 0} />}
    >
      <div className={classNames(styles.columns, openId > 0 && styles.isOpen)}>
        <section
          className={classNames(cardStyles.card, styles.list)}
          aria-label={t('title')}
          aria-busy={list.isPlaceholderData}
        >
          <PriceFilterBar filter={filter} onChange={changeFilter}>
            <ChangeAllButton
              filter={toPriceQuery(filter)}
              isFiltered={isFiltered(filter)}
              total={list.data?.total ?? 0}
              kinds={priceKinds}
              path="/admin/prices"
            />
          </PriceFilterBar>
          {list.isPending && <RowsSkeleton count={10} />}
          {list.isError && !list.data && (
            <ErrorPanel
              error={list.error}
              isBusy={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.data?.total === 0 && <NoItems filter={filter} />}
          {list.data && list.data.total > 0 && (
            <>
              <PriceTable items={list.data.rows} filter={filter} openId={openId} />
              <Pagination
                page={filter.page}
                total={list.data.total}
                onPageChange={(page) => changeFilter({ page })}
              />
            </>
          )}
        </section>
        {openId > 0 && <PricePanel key={openId} itemId={openId} filter={filter} />}
      </div>
    </Page>
  );
};
