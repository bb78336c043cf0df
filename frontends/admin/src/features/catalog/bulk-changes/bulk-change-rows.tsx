import type { BulkChangeResponse, BulkChangeRowResponse } from '@tokri/contracts/api';
import { ErrorPanel, formatDate, formatExactPrice } from '@tokri/web-kit/ui';
import { useMemo, useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import type { Column } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { usePartyNames } from '../../../components/party-field/use-party-names.ts';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useBulkChangeRows } from './bulk-change-queries.ts';
import { formatValue, problemText, rowName } from './bulk-change-text.ts';
import styles from './bulk-changes.module.css';
import { t } from './labels.ts';

type NameOfParty = (partyId: number) => string;

const ItemCell = ({
  row,
  nameOfParty,
}: {
  readonly row: BulkChangeRowResponse;
  readonly nameOfParty: NameOfParty;
}) => (
  <>
    <b className={styles.name}>{rowName(row)}</b>
    <small>
      {[
        row.Code,
        row.PartyId > 0 ? nameOfParty(row.PartyId) : '',
        row.FileRow > 0 ? t('row.fileRow', { row: row.FileRow }) : '',
      ]
        .filter(Boolean)
        .join(' • ')}
    </small>
  </>
);

const NoteCell = ({ row }: { readonly row: BulkChangeRowResponse }) => {
  const text = problemText(row);
  return text !== '' && <span className={styles.problem}>{text}</span>;
};

const fromColumn = (): Column<BulkChangeRowResponse> => ({
  id: 'from',
  header: t('column.from'),
  meta: { phone: 'main' },
  cell: ({ row }) => row.original.FromDate && formatDate(row.original.FromDate),
});

const noteColumn = (): Column<BulkChangeRowResponse> => ({
  id: 'note',
  header: t('column.note'),
  meta: { phone: 'main' },
  cell: ({ row }) => <NoteCell row={row.original} />,
});

/** Without the columns that would be empty. */
const listColumns = (
  kind: BulkChangeResponse['Kind'],
  rows: readonly BulkChangeRowResponse[],
  nameOfParty: NameOfParty,
): readonly Column<BulkChangeRowResponse>[] => [
  {
    id: 'item',
    header: t('column.item'),
    meta: { phone: 'main' },
    cell: ({ row }) => <ItemCell row={row.original} nameOfParty={nameOfParty} />,
  },
  {
    id: 'before',
    header: t('column.before'),
    meta: { phone: 'side', isNumber: true },
    cell: ({ row }) => formatValue(kind, row.original.Before),
  },
  {
    id: 'after',
    header: t('column.after'),
    meta: { phone: 'side', isNumber: true },
    cell: ({ row: { original } }) => (
      <>
        <span className="strong">{formatValue(kind, original.After)}</span>
        {original.Mrp !== '' && (
          <small>{t('row.mrp', { mrp: formatExactPrice(Number(original.Mrp)) })}</small>
        )}
      </>
    ),
  },
  ...(rows.some(({ FromDate }) => FromDate !== '') ? [fromColumn()] : []),
  ...(rows.some((row) => problemText(row) !== '') ? [noteColumn()] : []),
];

const RowFilter = ({
  hasProblems,
  onChange,
}: {
  readonly hasProblems: boolean;
  readonly onChange: (hasProblems: boolean) => void;
}) => (
  <div className={styles.chips} role="group" aria-label={t('rows.label')}>
    {([false, true] as const).map((isOnlyProblems) => (
      <button
        key={String(isOnlyProblems)}
        type="button"
        className="chip"
        aria-pressed={hasProblems === isOnlyProblems}
        onClick={() => onChange(isOnlyProblems)}
      >
        {t(isOnlyProblems ? 'rows.problems' : 'rows.all')}
      </button>
    ))}
  </div>
);

export const BulkChangeRows = ({ change }: { readonly change: BulkChangeResponse }) => {
  const [filter, setFilter] = useState({ page: 1, hasProblems: false });
  const rows = useBulkChangeRows(change, filter);
  const nameOfParty = usePartyNames(rows.data?.rows.map(({ PartyId }) => PartyId) ?? []);
  const columns = useMemo(
    () => listColumns(change.Kind, rows.data?.rows ?? [], nameOfParty),
    [change.Kind, rows.data, nameOfParty],
  );
  return (
    <section
      className={cardStyles.card}
      aria-label={t('rows.label')}
      aria-busy={rows.isPlaceholderData}
    >
      <RowFilter
        hasProblems={filter.hasProblems}
        onChange={(hasProblems) => setFilter({ page: 1, hasProblems })}
      />
      {rows.isPending && <RowsSkeleton count={6} />}
      {rows.isError && !rows.data && (
        <ErrorPanel
          error={rows.error}
          isBusy={rows.isFetching}
          onRetry={() => void rows.refetch()}
        />
      )}
      {rows.data?.total === 0 && <p className={styles.empty}>{t('rows.none')}</p>}
      {rows.data && rows.data.total > 0 && (
        <>
          <DataTable
            label={t('rows.label')}
            rows={rows.data.rows}
            columns={columns}
            getRowId={({ Row }) => Row}
            getRowName={rowName}
          />
          <Pagination
            page={filter.page}
            total={rows.data.total}
            onPageChange={(page) => setFilter({ ...filter, page })}
          />
        </>
      )}
    </section>
  );
};
