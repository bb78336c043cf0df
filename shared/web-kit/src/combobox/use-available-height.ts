import { useLayoutEffect, useState, type RefObject } from 'react';

/** Left free above the keyboard or the edge of the window. */
const edgePx = 8;
/** With less than this a list could not be read; it scrolls with the page then. */
const leastPx = 112;

/** How high something may be from its top to the keyboard of a phone, or to the window's edge, in pixels. Browsers tell of the keyboard in the visual viewport only. */
export const useAvailableHeight = (ref: RefObject<HTMLElement | null>): number | undefined => {
  const [roomPx, setRoomPx] = useState<number>();
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const measure = (): void => {
      const topPx = ref.current?.getBoundingClientRect().top;
      if (!visualViewport || topPx === undefined) return;
      setRoomPx(
        Math.max(
          leastPx,
          Math.floor(visualViewport.offsetTop + visualViewport.height - topPx - edgePx),
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
  return roomPx;
};
