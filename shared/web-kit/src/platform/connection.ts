import { useSyncExternalStore } from 'react';

export const isOnline = (): boolean => navigator.onLine;

export const onConnectionChange = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (isOnline()) return resolve();
    const stop = onConnectionChange(() => {
      if (!isOnline()) return;
      stop();
      resolve();
    });
  });

export const useOnline = (): boolean =>
  useSyncExternalStore(onConnectionChange, isOnline, () => true);
