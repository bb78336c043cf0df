import { useSyncExternalStore } from 'react';

let text = '';
const listeners = new Set<() => void>();

export const announce = (message: string): void => {
  // A screen reader stays silent when the text does not change, so a repeated message gets a
  // no-break space.
  text = text === message ? `${message}\u00a0` : message;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const Announcer = () => (
  <div className="sr-only announcer" role="status">
    {useSyncExternalStore(subscribe, () => text)}
  </div>
);
