import { useEffect, useState, type RefObject } from 'react';

/** How far below the window a part may be to count as near. */
const nearPx = 400;

/** Whether an element has come near the window; stays true from then on. With a negative distance it must be seen that far. */
export const useNear = (ref: RefObject<Element | null>, aheadPx = nearPx): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${aheadPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear, aheadPx]);
  return isNear;
};
