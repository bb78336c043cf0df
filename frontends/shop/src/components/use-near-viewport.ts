import { useEffect, useState, type RefObject } from 'react';

const defaultMarginPx = 400;

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
