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

export const useOnline = (): boolean =>
  useSyncExternalStore(onConnectionChange, isOnline, () => true);
