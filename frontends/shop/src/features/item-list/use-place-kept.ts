import { NavigationType, useLocation, useNavigationType } from '@tokri/web-kit/platform';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { cardAt } from './card-at.ts';
import { entryOf, keepPlaces, type Place } from './kept-places.ts';

/** By a link from elsewhere or an address that was typed, and not by reloading or going back. */
const isNewVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

const places = keepPlaces(sessionStorage, isNewVisit);
const settleFrames = 12;
/** After a reload the item itself is still to come; about four seconds. */
const awaitFramesMax = 240;
/** On a slow network parts above the list come so long after the item. */
const lateMs = 3_000;
/** Who moves the page themselves is not led back. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

type GoNear = (place: Place) => void;

/** @returns whether the item is drawn, so that its place is no estimate. */
const goTo = (list: HTMLElement, place: Place, goNear: GoNear): boolean => {
  const card = cardAt(list, place.at);
  if (card)
    window.scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
  else goNear(place);
  return card !== null;
};

/**
 * Again for some frames after the item has come, for the browser restores a place of its own, and rows that come into view get their true height; then whenever
 * the page grows or shrinks, for a while.
 */
const settleAt = (list: HTMLElement, place: Place, goNear: () => GoNear): (() => void) => {
  let [frame, framesLeft, awaitLeft] = [0, settleFrames, awaitFramesMax];
  let late: ReturnType<typeof setTimeout> | undefined;
  const grown = new ResizeObserver(() => void goTo(list, place, goNear()));
  const stop = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
    grown.disconnect();
    ownMoves.forEach((move) => window.removeEventListener(move, stop));
  };
  const again = (): void => {
    if (goTo(list, place, goNear())) framesLeft -= 1;
    awaitLeft -= 1;
    if (framesLeft > 0 && awaitLeft > 0) frame = requestAnimationFrame(again);
    else late = setTimeout(stop, lateMs);
  };
  ownMoves.forEach((move) => window.addEventListener(move, stop, { passive: true }));
  grown.observe(document.body);
  again();
  return stop;
};

export interface KeptList {
  readonly isReady: boolean;
  /** Brings an item that is not drawn near the window. */
  readonly goNear: GoNear;
  /** Where the list stands now. */
  readonly place: () => Place | undefined;
}

/** Going back to a long list, or loading it again, leads to the item at which it was left. Kept by item, because heights above it are estimates. */
export const usePlaceKept = (
  ref: RefObject<HTMLElement | null>,
  { isReady, goNear, place }: KeptList,
): void => {
  const { key, pathname, search } = useLocation();
  const entry = entryOf(key, `${pathname}${search}`);
  const type = useNavigationType();
  const isDone = useRef(false);
  const now = useRef({ goNear, place });
  useLayoutEffect(() => {
    now.current = { goNear, place };
  });
  useLayoutEffect(() => {
    const list = ref.current;
    if (!isReady || !list || isDone.current) return undefined;
    isDone.current = true;
    const kept = type === NavigationType.Pop ? places.of(entry) : undefined;
    if (!kept) return undefined;
    return settleAt(list, kept, () => now.current.goNear);
  }, [ref, isReady, entry, type]);
  useEffect(() => {
    let frame = 0;
    const onScroll = (): void => {
      cancelAnimationFrame(frame);
      // Leaving scrolls to the top as well: that is no place of this list any more.
      frame = requestAnimationFrame(() => {
        if (ref.current) places.note(entry, now.current.place());
      });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', places.store);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', places.store);
      places.store();
    };
  }, [ref, entry]);
};
