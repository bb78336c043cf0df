import type { Item } from '@tokri/contracts/http';
import { ShelfItem } from '@tokri/web-kit/shelf';
import { ItemCardSkeleton } from '@tokri/web-kit/ui';
import { memo, type ReactNode } from 'react';
import { ShelfFailed } from '../../shelf/shelf-failed.tsx';
import styles from './item-grid.module.css';
import { itemsPerPage, type ItemSource } from './item-source.ts';
import { useItemPage } from './use-item-list.ts';

export interface RowProps {
  readonly source: ItemSource;
  readonly sort: string;
  /** Of the row, from 0. */
  readonly row: number;
  readonly columns: number;
  readonly total: number;
}

/** First rows, whose pictures load at once. */
const eagerRows = 2;

const pageOf = (at: number): number => Math.floor(at / itemsPerPage) + 1;

/** The cards of one row. A page that has not come yet shows their shape, one that did not come says so. */
export const ItemRow = memo(function ItemRow({ source, sort, row, columns, total }: RowProps) {
  const start = row * columns;
  const end = Math.min(start + columns, total);
  const first = useItemPage(source, pageOf(start));
  const last = useItemPage(source, pageOf(end - 1));
  const failed = [first, last].find((page) => page.isError && !page.data);
  if (failed)
    return (
      <li className={styles.failed} aria-posinset={start + 1} aria-setsize={total}>
        <ShelfFailed
          problem={failed.error}
          isBusy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </li>
    );
  const itemAt = (at: number): Item | undefined =>
    (pageOf(at) === pageOf(start) ? first : last).data?.items[at % itemsPerPage];
  const card = (at: number): ReactNode => {
    const item = itemAt(at);
    return item ? (
      <ShelfItem
        key={at}
        item={item}
        sort={sort}
        isEager={row < eagerRows}
        at={at + 1}
        of={total}
      />
    ) : (
      <ItemCardSkeleton key={at} />
    );
  };
  return Array.from({ length: end - start }, (_, column) => card(start + column));
});
