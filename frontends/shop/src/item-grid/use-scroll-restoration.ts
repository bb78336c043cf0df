import { NavigationType, useLocation, useNavigationType } from '@tokri/web-kit/platform';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { createScrollPositions, historyEntryId, type ScrollPosition } from './scroll-positions.ts';
import { findCard } from './use-virtual-rows.ts';

const isNewVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

const positions = createScrollPositions(sessionStorage, isNewVisit);
const settleFrames = 12;
/** About four seconds: after a reload the item has to be fetched first. */
const maxWaitFrames = 240;
const lateLayoutMs = 3_000;
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

type ScrollNear = (position: ScrollPosition) => void;

const scrollToPosition = (
  list: HTMLElement,
  position: ScrollPosition,
  scrollNear: ScrollNear,
): { readonly isExact: boolean } => {
  const card = findCard(list, position.itemIndex);
  if (card)
    window.scrollBy({
      top: card.getBoundingClientRect().top - position.topPx,
      behavior: 'instant',
    });
  else scrollNear(position);
  return { isExact: card !== null };
};

/**
 * Scrolls again for some frames, because the browser restores a position of its own and rows grow
 * to their real height. Then scrolls after every change of the page height, until `lateLayoutMs`
 * have passed or the user scrolls.
 */
const holdPosition = (
  list: HTMLElement,
  position: ScrollPosition,
  scrollNear: () => ScrollNear,
): (() => void) => {
  let [frame, exactFramesLeft, framesLeft] = [0, settleFrames, maxWaitFrames];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resizeObserver = new ResizeObserver(
    () => void scrollToPosition(list, position, scrollNear()),
  );
  const stop = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    resizeObserver.disconnect();
    userScrollEvents.forEach((type) => window.removeEventListener(type, stop));
  };
  const onFrame = (): void => {
    if (scrollToPosition(list, position, scrollNear()).isExact) exactFramesLeft -= 1;
    framesLeft -= 1;
    if (exactFramesLeft > 0 && framesLeft > 0) frame = requestAnimationFrame(onFrame);
    else timer = setTimeout(stop, lateLayoutMs);
  };
  userScrollEvents.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  resizeObserver.observe(document.body);
  onFrame();
  return stop;
};

export interface ScrollableList {
  readonly isReady: boolean;
  readonly scrollNear: ScrollNear;
  readonly currentPosition: () => ScrollPosition | undefined;
}

export const useScrollRestoration = (
  ref: RefObject<HTMLElement | null>,
  { isReady, scrollNear, currentPosition }: ScrollableList,
): void => {
  const { key, pathname, search } = useLocation();
  const entryId = historyEntryId(key, `${pathname}${search}`);
  const navigationType = useNavigationType();
  const isDone = useRef(false);
  const latest = useRef({ scrollNear, currentPosition });
  useLayoutEffect(() => {
    latest.current = { scrollNear, currentPosition };
  });
  useLayoutEffect(() => {
    const list = ref.current;
    if (!isReady || !list || isDone.current) return undefined;
    isDone.current = true;
    const saved = navigationType === NavigationType.Pop ? positions.get(entryId) : undefined;
    if (!saved) return undefined;
    return holdPosition(list, saved, () => latest.current.scrollNear);
  }, [ref, isReady, entryId, navigationType]);
  useEffect(() => {
    let frame = 0;
    const onScroll = (): void => {
      cancelAnimationFrame(frame);
      // Leaving the page scrolls to the top as well. One frame later the list no longer exists.
      frame = requestAnimationFrame(() => {
        if (ref.current) positions.set(entryId, latest.current.currentPosition());
      });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', positions.save);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', positions.save);
      positions.save();
    };
  }, [ref, entryId]);
};
