import { useEffect, useState, type RefObject } from 'react';

const defaultMarginPx = 400;

/**
 * True once the element has come within `marginPx` of the viewport. A negative margin requires it
 * to be that far inside.
 */
export const useNearViewport = (
  ref: RefObject<Element | null>,
  marginPx = defaultMarginPx,
): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${marginPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear, marginPx]);
  return isNear;
};
