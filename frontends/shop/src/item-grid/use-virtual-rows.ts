import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ScrollPosition } from './scroll-positions.ts';
import { useColumns } from './use-columns.ts';

const overscanRows = 4;
const estimatedRowHeightPx = 264;
/** Just below the sticky header: the row at this offset is the one the user looks at. */
const readingOffsetPx = 160;

type RowVirtualizer = Virtualizer<Window, Element>;

export interface VisibleRows {
  readonly columns: number;
  readonly rowIndexes: readonly number[];
  readonly paddingTopPx: number;
  readonly paddingBottomPx: number;
}

export interface VirtualRows {
  readonly visible: VisibleRows;
  readonly scrollNear: (position: ScrollPosition) => void;
  readonly currentPosition: () => ScrollPosition | undefined;
}

export const findCard = (list: HTMLElement | null, itemIndex: number): Element | null =>
  list?.querySelector(`[aria-posinset="${itemIndex + 1}"]`) ?? null;

const pageOffsetTop = (element: HTMLElement): number =>
  element.offsetTop +
  (element.offsetParent instanceof HTMLElement ? pageOffsetTop(element.offsetParent) : 0);

const useListGeometry = (
  ref: RefObject<HTMLElement | null>,
  { columns, total }: { readonly columns: number; readonly total: number },
) => {
  const [geometry, setGeometry] = useState({ topPx: 0, gapPx: 0 });
  useLayoutEffect(() => {
    const list = ref.current;
    if (list)
      setGeometry({
        topPx: pageOffsetTop(list),
        gapPx: Number.parseFloat(getComputedStyle(list).rowGap) || 0,
      });
  }, [ref, columns, total]);
  return geometry;
};

/** A ResizeObserver reports heights after layout; reading them would force a second layout. */
const useRowHeights = (
  ref: RefObject<HTMLElement | null>,
  virtualizer: RowVirtualizer,
  columns: number,
): void => {
  const observer = useRef<ResizeObserver | undefined>(undefined);
  const latest = useRef({ virtualizer, columns });
  useLayoutEffect(() => {
    latest.current = { virtualizer, columns };
  });
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    observer.current = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const itemIndex = Number(target.getAttribute('aria-posinset')) - 1;
        const heightPx = borderBoxSize[0]?.blockSize ?? 0;
        if (itemIndex >= 0 && heightPx > 0 && itemIndex % latest.current.columns === 0)
          latest.current.virtualizer.resizeItem(itemIndex / latest.current.columns, heightPx);
      }
    });
    return () => observer.current?.disconnect();
  }, []);
  useEffect(() => {
    for (const card of ref.current?.children ?? [])
      if (card.hasAttribute('aria-posinset')) observer.current?.observe(card);
  });
};

/**
 * The library's `scrollToIndex` stops at the current end of the page, and its later corrections
 * conflict with scroll restoration.
 */
const rowStartPx = (virtualizer: RowVirtualizer, rowIndex: number): number =>
  virtualizer.measurementsCache[rowIndex]?.start ??
  virtualizer.options.scrollMargin + rowIndex * (estimatedRowHeightPx + virtualizer.options.gap);

const readPosition = (
  list: HTMLElement | null,
  virtualizer: RowVirtualizer,
  columns: number,
): ScrollPosition | undefined => {
  const { scrollY } = window;
  const row =
    scrollY > 0 ? virtualizer.getVirtualItemForOffset(scrollY + readingOffsetPx) : undefined;
  if (!row) return undefined;
  const itemIndex = row.index * columns;
  const cardTopPx = findCard(list, itemIndex)?.getBoundingClientRect().top;
  return { itemIndex, topPx: cardTopPx ?? row.start - scrollY };
};

export const useVirtualRows = (ref: RefObject<HTMLElement | null>, total: number): VirtualRows => {
  const columns = useColumns(ref);
  const { topPx, gapPx } = useListGeometry(ref, { columns, total });
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => estimatedRowHeightPx,
    overscan: overscanRows,
    scrollMargin: topPx,
    gap: gapPx,
    useFlushSync: false,
  });
  useRowHeights(ref, virtualizer, columns);
  const rows = virtualizer.getVirtualItems();
  const endPx = rows.at(-1)?.end ?? topPx;
  return {
    visible: {
      columns,
      rowIndexes: rows.map(({ index }) => index),
      paddingTopPx: (rows[0]?.start ?? topPx) - topPx,
      paddingBottomPx: Math.max(0, virtualizer.getTotalSize() - (endPx - topPx)),
    },
    scrollNear: (position) =>
      window.scrollTo({
        top: rowStartPx(virtualizer, Math.floor(position.itemIndex / columns)) - position.topPx,
        behavior: 'instant',
      }),
    currentPosition: () => readPosition(ref.current, virtualizer, columns),
  };
};
