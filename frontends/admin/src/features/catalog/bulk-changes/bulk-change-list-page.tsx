import type { BulkChangeResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { ButtonLink, EmptyState, ErrorPanel, formatDateTime, Tag } from '@tokri/web-kit/ui';
import { useMemo, useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import type { Column } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { Page } from '../../../components/page.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useBulkChanges } from './bulk-change-queries.ts';
import { stateTones } from './bulk-change-text.ts';
import styles from './bulk-changes.module.css';
import { t } from './labels.ts';
import { useDescribeChange } from './use-describe-change.ts';

const listColumns = (
  path: string,
  describe: (change: BulkChangeResponse) => string,
): readonly Column<BulkChangeResponse>[] => [
  {
    id: 'what',
    header: t('rows.label'),
    meta: { phone: 'main' },
    cell: ({ row: { original } }) => (
      <Link className={styles.name} to={`${path}/changes/${original.BatchId}`}>
        {describe(original)}
      </Link>
    ),
  },
  {
    id: 'at',
    header: t('column.from'),
    meta: { phone: 'main' },
    cell: ({ row }) => formatDateTime(row.original.CreatedAt),
  },
  {
    id: 'rows',
    header: t('sum.rows'),
    meta: { phone: 'side', isNumber: true },
    cell: ({ row: { original } }) => original.Rows - original.Refused - original.Failed,
  },
  {
    id: 'state',
    header: t('state.done'),
    meta: { phone: 'side' },
    cell: ({ row: { original } }) => (
      <Tag tone={stateTones[original.State]} hasDot>
        {t(`state.${original.State}`)}
      </Tag>
    ),
  },
];

export const BulkChangeListPage = ({ path }: { readonly path: string }) => {
  const [page, setPage] = useState(1);
  const list = useBulkChanges(page);
  const describe = useDescribeChange(list.data?.rows ?? []);
  const columns = useMemo(() => listColumns(path, describe), [path, describe]);
  return (
    <Page
      title={t('page.list')}
      actions={
        <ButtonLink kind="secondary" isSmall to={path}>
          {t('page.close')}
        </ButtonLink>
      }
    >
      <section className={cardStyles.card} aria-label={t('page.list')}>
        {list.isPending && <RowsSkeleton count={6} />}
        {list.isError && !list.data && (
          <ErrorPanel
            error={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.total === 0 && (
          <EmptyState title={t('page.empty')} text={t('page.emptyText')} />
        )}
        {list.data && list.data.total > 0 && (
          <>
            <DataTable
              label={t('page.list')}
              rows={list.data.rows}
              columns={columns}
              getRowId={({ CreatedAt }) => Date.parse(CreatedAt)}
              getRowName={describe}
            />
            <Pagination page={page} total={list.data.total} onPageChange={setPage} />
          </>
        )}
      </section>
    </Page>
  );
};
