import { useLayoutEffect, useState, type RefObject } from 'react';

const columnsFirst = 2;

const columnsOf = (grid: Element): number => {
  const tracks = getComputedStyle(grid).gridTemplateColumns;
  return /px/.test(tracks) ? tracks.trim().split(/\s+/).length : columnsFirst;
};

/** How many cards stand side by side: the style sheet decides, by the width of the window. */
export const useColumns = (ref: RefObject<Element | null>): number => {
  const [columns, setColumns] = useState(columnsFirst);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (ref.current) setColumns(columnsOf(ref.current));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [ref]);
  return columns;
};
