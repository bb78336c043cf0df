import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Nearer to the end than this counts as being there. */
const nearPx = 80;

export interface Bottom {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Something new stands below what is seen. */
  readonly hasMore: boolean;
  onScroll(): void;
  goDown(): void;
}

/** Keeps the end of a list in sight while it grows, unless somebody reads further up; what they write themselves always shows. */
export const useBottom = ({
  count,
  ownCount,
}: {
  readonly count: number;
  readonly ownCount: number;
}): Bottom => {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const ownBefore = useRef(ownCount);
  const [hasMore, setMore] = useState(false);
  const goDown = (): void => {
    const box = ref.current;
    if (box) box.scrollTop = box.scrollHeight;
    isAtEnd.current = true;
    setMore(false);
  };
  useLayoutEffect(() => {
    const isOwn = ownCount > ownBefore.current;
    ownBefore.current = ownCount;
    if (isAtEnd.current || isOwn) goDown();
    else setMore(true);
  }, [count, ownCount]);
  const onScroll = (): void => {
    const box = ref.current;
    if (!box) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx;
    if (isAtEnd.current) setMore(false);
  };
  return { ref, hasMore, onScroll, goDown };
};
