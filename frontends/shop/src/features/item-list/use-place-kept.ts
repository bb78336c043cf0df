import { NavigationType, useLocation, useNavigationType } from '@tokri/web-kit/platform';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface Place {
  /** Address of the item that stood at the top. */
  readonly href: string;
  /** Its distance from the top of the window, in pixels. */
  readonly top: number;
}

/** Places by entry of the browser's history; the oldest goes first. */
const places = new Map<string, Place>();
const placesMax = 50;
/** Below the header that stays. */
const lookAtPx = 160;
const settleFrames = 10;

const keep = (key: string, place: Place): void => {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > placesMax && oldest !== undefined) places.delete(oldest);
};

const cardAt = (list: HTMLElement): HTMLElement | undefined => {
  for (const x of [0.25, 0.6]) {
    const card = document.elementFromPoint?.(list.getBoundingClientRect().left + list.clientWidth * x, lookAtPx)?.closest<HTMLElement>('li');
    if (card && list.contains(card)) return card;
  }
  return undefined;
};

const note = (key: string, list: HTMLElement): void => {
  if (window.scrollY === 0) return void places.delete(key);
  const card = cardAt(list);
  const href = card?.querySelector('a')?.getAttribute('href');
  if (card && href) keep(key, { href, top: card.getBoundingClientRect().top });
};

const goTo = (list: HTMLElement, { href, top }: Place): void => {
  const card = list.querySelector(`a[href="${CSS.escape(href)}"]`)?.closest('li');
  if (card) window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
};

/** Again for some frames: the browser restores a place of its own, and cards that come into view get their true height. */
const settleAt = (list: HTMLElement, place: Place): (() => void) => {
  let [frame, framesLeft] = [0, settleFrames];
  const again = (): void => {
    goTo(list, place);
    framesLeft -= 1;
    if (framesLeft > 0) frame = requestAnimationFrame(again);
  };
  again();
  return () => cancelAnimationFrame(frame);
};

/** Going back to a long list leads to the item at which it was left. Kept by item, because heights above it are estimates. */
export const usePlaceKept = (ref: RefObject<HTMLElement | null>, isReady: boolean): void => {
  const { key } = useLocation();
  const type = useNavigationType();
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!isReady || !list || isDone.current) return undefined;
    isDone.current = true;
    const place = type === NavigationType.Pop ? places.get(key) : undefined;
    if (!place) return undefined;
    return settleAt(list, place);
  }, [ref, isReady, key, type]);
  useEffect(() => {
    let frame = 0;
    const onScroll = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => { if (ref.current) note(key, ref.current); });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ref, key]);
};
