import { NavigationType, useLocation, useNavigationType } from '@tokri/web-kit/platform';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { cardAt } from './card-at.ts';

export interface Place {
  /** Of the item that stood at the top, from 0. */
  readonly at: number;
  /** Its distance from the top of the window, in pixels. */
  readonly top: number;
}

/** Places by entry of the browser's history; the oldest goes first. */
const places = new Map<string, Place>();
const placesMax = 50;
const settleFrames = 12;

const keep = (key: string, place: Place): void => {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > placesMax && oldest !== undefined) places.delete(oldest);
};

const note = (key: string, place: Place | undefined): void => {
  if (place) keep(key, place);
  else places.delete(key);
};

type GoNear = (place: Place) => void;

const goTo = (list: HTMLElement, place: Place, goNear: GoNear): void => {
  const card = cardAt(list, place.at);
  if (card) window.scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
  else goNear(place);
};

/** Again for some frames: the browser restores a place of its own, and rows that come into view get their true height. */
const settleAt = (list: HTMLElement, place: Place, goNear: () => GoNear): (() => void) => {
  let [frame, framesLeft] = [0, settleFrames];
  const again = (): void => {
    goTo(list, place, goNear());
    framesLeft -= 1;
    if (framesLeft > 0) frame = requestAnimationFrame(again);
  };
  again();
  return () => cancelAnimationFrame(frame);
};

export interface KeptList {
  readonly isReady: boolean;
  /** Brings an item that is not drawn near the window. */
  readonly goNear: GoNear;
  /** Where the list stands now. */
  readonly place: () => Place | undefined;
}

/** Going back to a long list leads to the item at which it was left. Kept by item, because heights above it are estimates. */
export const usePlaceKept = (ref: RefObject<HTMLElement | null>, { isReady, goNear, place }: KeptList): void => {
  const { key } = useLocation();
  const type = useNavigationType();
  const isDone = useRef(false);
  const now = useRef({ goNear, place });
  useLayoutEffect(() => { now.current = { goNear, place }; });
  useLayoutEffect(() => {
    const list = ref.current;
    if (!isReady || !list || isDone.current) return undefined;
    isDone.current = true;
    const kept = type === NavigationType.Pop ? places.get(key) : undefined;
    if (!kept) return undefined;
    return settleAt(list, kept, () => now.current.goNear);
  }, [ref, isReady, key, type]);
  useEffect(() => {
    let frame = 0;
    const onScroll = (): void => {
      cancelAnimationFrame(frame);
      // Leaving scrolls to the top as well: that is no place of this list any more.
      frame = requestAnimationFrame(() => { if (ref.current) note(key, now.current.place()); });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ref, key]);
};
