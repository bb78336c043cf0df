import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const bottomThresholdPx = 80;

export interface StickToBottom {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly hasNewBelow: boolean;
  onScroll(): void;
  scrollToBottom(): void;
}

export const useStickToBottom = ({
  count,
  ownCount,
}: {
  readonly count: number;
  readonly ownCount: number;
}): StickToBottom => {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const previousOwnCount = useRef(ownCount);
  const [hasNewBelow, setHasNewBelow] = useState(false);
  const scrollToBottom = (): void => {
    const element = ref.current;
    if (element) element.scrollTop = element.scrollHeight;
    isAtEnd.current = true;
    setHasNewBelow(false);
  };
  useLayoutEffect(() => {
    const isOwn = ownCount > previousOwnCount.current;
    previousOwnCount.current = ownCount;
    if (isAtEnd.current || isOwn) scrollToBottom();
    else setHasNewBelow(true);
  }, [count, ownCount]);
  const onScroll = (): void => {
    const element = ref.current;
    if (!element) return;
    isAtEnd.current =
      element.scrollHeight - element.scrollTop - element.clientHeight < bottomThresholdPx;
    if (isAtEnd.current) setHasNewBelow(false);
  };
  return { ref, hasNewBelow, onScroll, scrollToBottom };
};
