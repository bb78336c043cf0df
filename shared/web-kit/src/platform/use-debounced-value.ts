import { useEffect, useState } from 'react';

/** A value once it has not changed for `pauseMs`, so that somebody who types a word causes one call and not one for each letter. */
export const useDebouncedValue = <T>(value: T, pauseMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
};
