import { Link, type PagedResponse } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { EmptyState, ErrorPanel, formatDateTime, Tag } from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import type { Column } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { importName, staffName, stateOf } from './import-labels.ts';
import { useImports, type ItemImport } from './import-queries.ts';
import styles from './imports.module.css';
import { t } from './labels.ts';

const Who = ({ item }: { readonly item: ItemImport }) => {
  const ownId = useSession((state) => state.user?.Id);
  return <>{staffName(item.StartedBy, ownId)}</>;
};

const listColumns = (): readonly Column<ItemImport>[] => [
  {
    id: 'file',
    header: t('list.file'),
    meta: { phone: 'main' },
    cell: ({ row: { original } }) => (
      <Link className={styles.name} to={`/admin/items/import/${original.ImportId}`}>
        {importName(original)}
      </Link>
    ),
  },
  {
    id: 'when',
    header: t('list.when'),
    meta: { phone: 'main' },
    cell: ({ row }) => formatDateTime(row.original.StartedAt),
  },
  {
    id: 'who',
    header: t('list.who'),
    meta: { phone: 'main' },
    cell: ({ row }) => <Who item={row.original} />,
  },
  {
    id: 'rows',
    header: t('list.rows'),
    meta: { phone: 'side', isNumber: true },
    cell: ({ row: { original } }) => (
      <>
        {original.Rows}
        <small>{t('list.counts', { created: original.New, updated: original.Changed })}</small>
        {original.Wrong > 0 && <small>{t('list.wrong', { count: original.Wrong })}</small>}
      </>
    ),
  },
  {
    id: 'state',
    header: t('list.state'),
    meta: { phone: 'side' },
    cell: ({ row: { original } }) => (
      <Tag tone={stateOf(original).tone} hasDot>
        {stateOf(original).label}
      </Tag>
    ),
  },
];

const Imports = ({
  imports,
  page,
  onPage,
}: {
  readonly imports: PagedResponse<ItemImport>;
  readonly page: number;
  readonly onPage: (page: number) => void;
}) => {
  const [columns] = useState(listColumns);
  if (imports.total === 0) return <EmptyState title={t('list.empty')} text={t('list.emptyText')} />;
  return (
    <>
      <DataTable
        label={t('list.label')}
        rows={imports.rows}
        columns={columns}
        getRowId={({ ImportId }) => ImportId}
        getRowName={importName}
      />
      <Pagination page={page} total={imports.total} onPageChange={onPage} />
    </>
  );
};

export const ImportList = () => {
  const [page, setPage] = useState(1);
  const list = useImports(page);
  return (
    <section className={cardStyles.card} aria-label={t('list.title')}>
      <div className={cardStyles.head}>
        <h2>{t('list.title')}</h2>
      </div>
      {list.isPending && <RowsSkeleton />}
      {list.isError && !list.data && (
        <ErrorPanel
          error={list.error}
          isBusy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && <Imports imports={list.data} page={page} onPage={setPage} />}
    </section>
  );
};
