import { useLayoutEffect, useState, type RefObject } from 'react';

const initialColumns = 2;

const countColumns = (grid: Element): number => {
  const tracks = getComputedStyle(grid).gridTemplateColumns;
  return /px/.test(tracks) ? tracks.trim().split(/\s+/).length : initialColumns;
};

export const useColumns = (ref: RefObject<Element | null>): number => {
  const [columns, setColumns] = useState(initialColumns);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (ref.current) setColumns(countColumns(ref.current));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [ref]);
  return columns;
};
