import { startTransition, useEffect, useRef, useState, type SyntheticEvent } from 'react';

const typingPauseMs = 100;

/**
 * The router shows a new address in a transition. In one as well, the text settles on the page that
 * staff are about to see, and cannot take them back to the one that they leave.
 */
const useSettledValue = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** The text of a search field: applied after a pause in typing, or at once by Enter. */
export const useSettledText = (value: string, onSettle: (text: string) => void) => {
  const [typed, setTyped] = useState(value);
  const settled = useSettledValue(typed);
  const applied = useRef(value);
  const apply = (text: string): void => {
    if (text.trim() === applied.current) return;
    applied.current = text.trim();
    onSettle(text.trim());
  };
  useEffect(() => {
    if (value === applied.current) return;
    applied.current = value;
    setTyped(value);
  }, [value]);
  // Only a pause in typing searches, not a new filter.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => apply(settled), [settled]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    apply(typed);
  };
  return { typed, setTyped, submit };
};
