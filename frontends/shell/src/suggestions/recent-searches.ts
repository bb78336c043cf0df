import { personalStorage } from '@tokri/web-kit/platform';
import { useSyncExternalStore } from 'react';

const storageKey = 'tokri.recent-searches';
const maxRecent = 5;

const read = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(personalStorage().getItem(storageKey) ?? '[]');
    return Array.isArray(stored)
      ? stored
          .filter((text): text is string => typeof text === 'string' && text !== '')
          .slice(0, maxRecent)
      : [];
  } catch {
    return [];
  }
};

let current = read();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const show = (searches: readonly string[]): void => {
  current = searches;
  listeners.forEach((listener) => listener());
};

const save = (searches: readonly string[]): void => {
  show(searches);
  try {
    personalStorage().setItem(storageKey, JSON.stringify(searches));
  } catch {
    // A full or blocked storage only forgets them.
  }
};

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** On this device only, the latest first. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(subscribe, () => current);

export const rememberSearch = (text: string): void => {
  const search = text.trim();
  if (search)
    save([search, ...read().filter((other) => !isSame(other, search))].slice(0, maxRecent));
};

export const forgetSearch = (text: string): void =>
  save(read().filter((other) => !isSame(other, text)));

export const reloadRecentSearches = (): void => show(read());
