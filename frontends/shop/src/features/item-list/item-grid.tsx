import { ItemCardSkeletons } from '@tokri/web-kit/ui';
import { useDeferredValue, useRef } from 'react';
import styles from './item-grid.module.css';
import { ItemRow } from './item-rows.tsx';
import type { ItemList } from './use-item-list.ts';
import { usePlaceKept } from './use-place-kept.ts';
import { useRows } from './use-rows.ts';

const waitingCards = 10;

const Grid = ({
  of: { source, total, isOlder },
  sort,
}: {
  readonly of: ItemList;
  readonly sort: string;
}) => {
  const place = useRef<HTMLUListElement>(null);
  const list = useRows(place, total);
  // Cards are drawn when nothing more urgent waits: a press while one scrolls is answered first.
  const { columns, shown, beforePx, afterPx } = useDeferredValue(list.rows);
  usePlaceKept(place, { isReady: !isOlder, goNear: list.goNear, place: list.place });
  return (
    <ul
      ref={place}
      className={`items ${styles.grid} ${isOlder ? styles.older : ''}`}
      style={{ paddingTop: beforePx, paddingBottom: afterPx }}
      aria-busy={isOlder || undefined}
    >
      {shown.map((row) => (
        <ItemRow key={row} row={row} columns={columns} source={source} sort={sort} total={total} />
      ))}
    </ul>
  );
};

/** The cards of a list, in all but its empty state. */
export const ItemGrid = ({
  list,
  sort,
  columns,
}: {
  readonly list: ItemList;
  readonly sort: string;
  readonly columns?: 'beside-rail';
}) => (
  <div className={columns ? styles.besideRail : undefined}>
    {list.isWaiting ? <ItemCardSkeletons count={waitingCards} /> : <Grid of={list} sort={sort} />}
  </div>
);
