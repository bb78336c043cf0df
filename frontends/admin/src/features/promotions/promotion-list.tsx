import { useSearchParams, type PagedResponse, type UseQueryResult } from '@tokri/web-kit/platform';
import { EmptyState, ErrorPanel } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import cardStyles from '../../components/card.module.css';
import type { Column } from '../../components/data-table/columns.ts';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { RowsSkeleton } from '../../components/rows-skeleton.tsx';
import { t } from './labels.ts';
import { PromotionFilterBar } from './promotion-filter-bar.tsx';
import {
  formatPromotionFilter,
  isFiltered,
  parsePromotionFilter,
  type PromotionFilter,
} from './promotion-filter.ts';
import { PromotionsLayout } from './promotions-layout.tsx';

interface PromotionRow {
  readonly Id: number;
  readonly Name: string;
}

interface PromotionListProps<Row extends PromotionRow> {
  readonly title: string;
  readonly listLabel: string;
  readonly searchHint: string;
  readonly create: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly useRows: (filter: PromotionFilter) => UseQueryResult<PagedResponse<Row>>;
}

const PromotionTable = <Row extends PromotionRow>({
  label,
  columns,
  rows,
  total,
  page,
  onPageChange,
}: PagedResponse<Row> & {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}) => (
  <>
    <DataTable
      label={label}
      rows={rows}
      columns={columns}
      getRowId={({ Id }) => Id}
      getRowName={({ Name }) => Name}
    />
    <Pagination page={page} total={total} onPageChange={onPageChange} />
  </>
);

export const PromotionList = <Row extends PromotionRow>({
  title,
  listLabel,
  searchHint,
  create,
  columns,
  useRows,
}: PromotionListProps<Row>) => {
  const [searchParams, setSearchParams] = useSearchParams();
  const filter = parsePromotionFilter(searchParams);
  const list = useRows(filter);
  const changeFilter = (change: Partial<PromotionFilter>): void =>
    setSearchParams(formatPromotionFilter({ ...filter, page: 1, ...change }), { replace: true });
  return (
    <PromotionsLayout title={title} actions={create}>
      <section
        className={cardStyles.card}
        aria-label={listLabel}
        aria-busy={list.isPlaceholderData}
      >
        <PromotionFilterBar filter={filter} searchHint={searchHint} onChange={changeFilter} />
        {list.isPending && <RowsSkeleton count={6} />}
        {list.isError && !list.data && (
          <ErrorPanel
            error={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.total === 0 && (
          <EmptyState
            title={t(isFiltered(filter) ? 'emptyFilter' : 'empty')}
            text={t(isFiltered(filter) ? 'emptyFilterText' : 'emptyText')}
          />
        )}
        {list.data && list.data.total > 0 && (
          <PromotionTable
            label={listLabel}
            columns={columns}
            page={filter.page}
            {...list.data}
            onPageChange={(page) => changeFilter({ page })}
          />
        )}
      </section>
    </PromotionsLayout>
  );
};
