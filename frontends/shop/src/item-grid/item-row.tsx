import type { ItemResponse } from '@tokri/contracts/api';
import { itemsPerPage } from '@tokri/contracts/platform';
import { ConnectedItemCard } from '@tokri/web-kit/item-card';
import { ItemCardSkeleton } from '@tokri/web-kit/ui';
import { memo, type ReactNode } from 'react';
import { SectionError } from '../components/section-error.tsx';
import styles from './item-grid.module.css';
import type { ItemSource } from './item-source.ts';
import { useItemPage } from './use-item-list.ts';

export interface ItemRowProps {
  readonly source: ItemSource;
  readonly sort: string;
  readonly rowIndex: number;
  readonly columns: number;
  readonly total: number;
}

const eagerRows = 2;

const toPageNumber = (itemIndex: number): number => Math.floor(itemIndex / itemsPerPage) + 1;

export const ItemRow = memo(function ItemRow({
  source,
  sort,
  rowIndex,
  columns,
  total,
}: ItemRowProps) {
  const start = rowIndex * columns;
  const end = Math.min(start + columns, total);
  const first = useItemPage(source, toPageNumber(start));
  const last = useItemPage(source, toPageNumber(end - 1));
  const failed = [first, last].find((page) => page.isError && !page.data);
  if (failed)
    return (
      <li className={styles.failed} aria-posinset={start + 1} aria-setsize={total}>
        <SectionError
          error={failed.error}
          isBusy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </li>
    );
  const findItem = (itemIndex: number): ItemResponse | undefined => {
    const page = toPageNumber(itemIndex) === toPageNumber(start) ? first : last;
    return page.data?.items[itemIndex % itemsPerPage];
  };
  const renderCard = (itemIndex: number): ReactNode => {
    const item = findItem(itemIndex);
    return item ? (
      <ConnectedItemCard
        key={itemIndex}
        item={item}
        sort={sort}
        isEager={rowIndex < eagerRows}
        position={itemIndex + 1}
        listLength={total}
      />
    ) : (
      <ItemCardSkeleton key={itemIndex} />
    );
  };
  return Array.from({ length: end - start }, (_, column) => renderCard(start + column));
});
