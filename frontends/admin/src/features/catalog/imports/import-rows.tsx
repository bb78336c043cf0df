import type { ImportRowKind, ImportRowResponse } from '@tokri/contracts/api';
import { EmptyState, ErrorPanel, Tag } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { Pagination } from '../../../components/pagination.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import tableStyles from '../../../components/table.module.css';
import { changeText, errorText, kindTones } from './import-labels.ts';
import { useImportErrors, useImportRows } from './import-queries.ts';
import styles from './imports.module.css';
import { t } from './labels.ts';

const maxChanges = 6;
/** The check stores at most this many rows of each kind. */
const previewRows = 100;

type Change = ImportRowResponse['Changes'][number];

/** What staff look at first; the other fields follow in the order of the file. */
const mainFields: readonly string[] = ['UnitName', 'Rate', 'Mrp', 'Stock', 'TaxPercent'];

const rank = ({ Field }: Change): number =>
  mainFields.includes(Field) ? mainFields.indexOf(Field) : mainFields.length;

const Details = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul className={styles.changes}>
    {texts.slice(0, maxChanges).map((text) => (
      <li key={text}>{text}</li>
    ))}
    {texts.length > maxChanges && <li>{t('rows.more', { count: texts.length - maxChanges })}</li>}
  </ul>
);

interface ShownRow {
  readonly row: number;
  readonly kind: ImportRowKind;
  readonly name: string;
  readonly code: string;
  readonly texts: readonly string[];
  readonly hasNewCategory?: boolean;
}

const RowTable = ({ rows }: { readonly rows: readonly ShownRow[] }) => (
  <table className={tableStyles.table} aria-label={t('rows.label')}>
    <thead>
      <tr>
        <th scope="col" className={tableStyles.number}>
          {t('rows.row')}
        </th>
        <th scope="col">{t('rows.item')}</th>
        <th scope="col">{t('rows.kind')}</th>
        <th scope="col">{t('rows.changes')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ row, kind, name, code, texts, hasNewCategory }) => (
        <tr key={row}>
          <td className={`${tableStyles.number ?? ''} ${tableStyles.phoneHidden ?? ''}`}>{row}</td>
          <td className={tableStyles.phoneMain}>
            <span className={styles.name}>{name}</span>
            <small>
              {code}
              <span className="narrow-only">{t('rows.place', { row })}</span>
            </small>
          </td>
          <td className={tableStyles.phoneSide}>
            <Tag tone={kindTones[kind]}>{t(`kind.${kind}`)}</Tag>
          </td>
          <td className={tableStyles.phoneMain}>
            {hasNewCategory && <Tag tone="warning">{t('rows.newCategory')}</Tag>}
            <Details texts={texts} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const NoRows = () => <EmptyState title={t('rows.none')} />;

export const PreviewRows = ({
  importId,
  kind,
}: {
  readonly importId: number;
  readonly kind: ImportRowKind | undefined;
}) => {
  const list = useImportRows(importId, kind);
  if (list.isPending) return <RowsSkeleton count={8} />;
  if (list.isError && !list.data)
    return (
      <ErrorPanel error={list.error} isBusy={list.isFetching} onRetry={() => void list.refetch()} />
    );
  const rows = list.data ?? [];
  if (rows.length === 0) return <NoRows />;
  return (
    <>
      <RowTable
        rows={rows.map(({ Row, Kind, Name, Code, HasNewCategory, Changes, Errors }) => ({
          row: Row,
          kind: Kind,
          name: Name,
          code: Code,
          hasNewCategory: HasNewCategory ?? false,
          texts: [
            ...Errors.map(errorText),
            ...[...Changes]
              .sort((a, b) => rank(a) - rank(b))
              .map((change) => changeText(change, Changes)),
          ],
        }))}
      />
      {rows.length === previewRows && (
        <p className={styles.footnote}>{t('rows.first', { count: rows.length })}</p>
      )}
    </>
  );
};

/** Every wrong row, in pages. */
export const ErrorRows = ({ importId }: { readonly importId: number }) => {
  const [page, setPage] = useState(1);
  const list = useImportErrors(importId, page);
  if (list.isPending) return <RowsSkeleton count={8} />;
  if (list.isError && !list.data)
    return (
      <ErrorPanel error={list.error} isBusy={list.isFetching} onRetry={() => void list.refetch()} />
    );
  const { rows = [], total = 0 } = list.data ?? {};
  if (total === 0) return <NoRows />;
  return (
    <>
      <RowTable
        rows={rows.map(({ Row, Code = '', Name = '', Errors }) => ({
          row: Row,
          kind: 'wrong',
          name: Name,
          code: Code,
          texts: Errors.map(errorText),
        }))}
      />
      <Pagination page={page} total={total} onPageChange={setPage} />
    </>
  );
};
