import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { cardAt } from './card-at.ts';
import type { Place } from './kept-places.ts';
import { useColumns } from './use-columns.ts';

/** Rows beyond the window that stand ready, so that scrolling and the Tab key find them drawn. */
const rowsAhead = 4;
/** Until a row has been measured. */
const rowHeightPx = 264;
/** Below the header that stays: the row here is the one that somebody looks at. */
const lookAtPx = 160;

type Rows = Virtualizer<Window, Element>;

export interface ShownRows {
  readonly columns: number;
  /** Rows to draw. */
  readonly shown: readonly number[];
  /** Room above and below them. */
  readonly beforePx: number;
  readonly afterPx: number;
}

export interface RowsOfList {
  readonly rows: ShownRows;
  /** Brings the row of an item about to a distance from the top of the window. */
  readonly goNear: (place: Place) => void;
  /** The item that stands at the top of the window, and where; nothing at the top of the page. */
  readonly place: () => Place | undefined;
}

/** Distance from the top of the page, wherever it is scrolled to. */
const topOf = (element: HTMLElement): number =>
  element.offsetTop +
  (element.offsetParent instanceof HTMLElement ? topOf(element.offsetParent) : 0);

/** Where the list begins and how far its rows stand apart. What moves it a little later is covered by the rows ahead. */
const useFrame = (
  ref: RefObject<HTMLElement | null>,
  { columns, total }: { readonly columns: number; readonly total: number },
) => {
  const [frame, setFrame] = useState({ topPx: 0, gapPx: 0 });
  useLayoutEffect(() => {
    const list = ref.current;
    if (list)
      setFrame({
        topPx: topOf(list),
        gapPx: Number.parseFloat(getComputedStyle(list).rowGap) || 0,
      });
  }, [ref, columns, total]);
  return frame;
};

/** The browser tells the height of each row when it has laid it out; asking for it would lay out twice. */
const useHeights = (ref: RefObject<HTMLElement | null>, rows: Rows, columns: number): void => {
  const observer = useRef<ResizeObserver | undefined>(undefined);
  const told = useRef({ rows, columns });
  useLayoutEffect(() => {
    told.current = { rows, columns };
  });
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    observer.current = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const at = Number(target.getAttribute('aria-posinset')) - 1;
        const heightPx = borderBoxSize[0]?.blockSize ?? 0;
        if (at >= 0 && heightPx > 0 && at % told.current.columns === 0)
          told.current.rows.resizeItem(at / told.current.columns, heightPx);
      }
    });
    return () => observer.current?.disconnect();
  }, []);
  useEffect(() => {
    for (const card of ref.current?.children ?? [])
      if (card.hasAttribute('aria-posinset')) observer.current?.observe(card);
  });
};

/** By what is known of the rows above. The library's own way stops at the end of a page that it has not seen grow, and corrects for frames against ours. */
const startOf = (rows: Rows, row: number): number =>
  rows.measurementsCache[row]?.start ??
  rows.options.scrollMargin + row * (rowHeightPx + rows.options.gap);

/** Which row is known by the rows above; where it stands is read of the card, for what comes late above the list moves it. */
const placeIn = (list: HTMLElement | null, rows: Rows, columns: number): Place | undefined => {
  const { scrollY } = window;
  const row = scrollY > 0 ? rows.getVirtualItemForOffset(scrollY + lookAtPx) : undefined;
  if (!row) return undefined;
  const at = row.index * columns;
  return { at, top: cardAt(list, at)?.getBoundingClientRect().top ?? row.start - scrollY };
};

/** The rows of a grid of cards that are in the window or near it; the others are room only, so that a list may have thousands. */
export const useRows = (ref: RefObject<HTMLElement | null>, total: number): RowsOfList => {
  const columns = useColumns(ref);
  const { topPx, gapPx } = useFrame(ref, { columns, total });
  const rows = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => rowHeightPx,
    overscan: rowsAhead,
    scrollMargin: topPx,
    gap: gapPx,
    useFlushSync: false,
  });
  useHeights(ref, rows, columns);
  const items = rows.getVirtualItems();
  const end = items.at(-1)?.end ?? topPx;
  return {
    rows: {
      columns,
      shown: items.map(({ index }) => index),
      beforePx: (items[0]?.start ?? topPx) - topPx,
      afterPx: Math.max(0, rows.getTotalSize() - (end - topPx)),
    },
    goNear: ({ at, top }) =>
      window.scrollTo({ top: startOf(rows, Math.floor(at / columns)) - top, behavior: 'instant' }),
    place: () => placeIn(ref.current, rows, columns),
  };
};
