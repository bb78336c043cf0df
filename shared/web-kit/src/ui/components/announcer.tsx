import { useSyncExternalStore } from 'react';

let text = '';
const listeners = new Set<() => void>();

/** Says something to those who listen, such as "Onion, 2 in cart". */
export const announce = (words: string): void => {
  // The same words twice are said twice only when the text differs.
  text = text === words ? `${words}\u00a0` : words;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Once in the page, by the shell. */
export const Announcer = () => (
  <div className="sr announcer" role="status">
    {useSyncExternalStore(subscribe, () => text)}
  </div>
);
