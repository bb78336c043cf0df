import { useLayoutEffect, useState, type RefObject } from 'react';

const marginPx = 8;
const minHeightPx = 112;

export const useAvailableHeight = (ref: RefObject<HTMLElement | null>): number | undefined => {
  const [heightPx, setHeightPx] = useState<number>();
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const measure = (): void => {
      const topPx = ref.current?.getBoundingClientRect().top;
      if (!visualViewport || topPx === undefined) return;
      setHeightPx(
        Math.max(
          minHeightPx,
          Math.floor(visualViewport.offsetTop + visualViewport.height - topPx - marginPx),
        ),
      );
    };
    measure();
    visualViewport?.addEventListener('resize', measure);
    visualViewport?.addEventListener('scroll', measure);
    return () => {
      visualViewport?.removeEventListener('resize', measure);
      visualViewport?.removeEventListener('scroll', measure);
    };
  }, [ref]);
  return heightPx;
};
