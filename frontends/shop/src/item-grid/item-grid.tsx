import { ItemCardSkeletons } from '@tokri/web-kit/ui';
import { useDeferredValue, useRef } from 'react';
import styles from './item-grid.module.css';
import { ItemRow } from './item-row.tsx';
import type { ItemList } from './use-item-list.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

const skeletonCards = 10;

const VirtualGrid = ({
  list: { source, total, isPreviousData },
  sort,
}: {
  readonly list: ItemList;
  readonly sort: string;
}) => {
  const gridRef = useRef<HTMLUListElement>(null);
  const { visible, scrollNear, currentPosition } = useVirtualRows(gridRef, total);
  // Deferred, so that a click while scrolling is handled before new cards are rendered.
  const { columns, rowIndexes, paddingTopPx, paddingBottomPx } = useDeferredValue(visible);
  useScrollRestoration(gridRef, { isReady: !isPreviousData, scrollNear, currentPosition });
  return (
    <ul
      ref={gridRef}
      className={`item-grid ${styles.grid} ${isPreviousData ? styles.previous : ''}`}
      style={{ paddingTop: paddingTopPx, paddingBottom: paddingBottomPx }}
      aria-busy={isPreviousData || undefined}
    >
      {rowIndexes.map((rowIndex) => (
        <ItemRow
          key={rowIndex}
          rowIndex={rowIndex}
          columns={columns}
          source={source}
          sort={sort}
          total={total}
        />
      ))}
    </ul>
  );
};

export const ItemGrid = ({
  list,
  sort,
  layout,
}: {
  readonly list: ItemList;
  readonly sort: string;
  readonly layout?: 'beside-filters';
}) => (
  <div className={layout ? styles.besideFilters : undefined}>
    {list.isLoading ? (
      <ItemCardSkeletons count={skeletonCards} />
    ) : (
      <VirtualGrid list={list} sort={sort} />
    )}
  </div>
);
