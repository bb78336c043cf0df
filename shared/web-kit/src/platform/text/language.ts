import { useSyncExternalStore } from 'react';

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** What people may choose. Hindi joins when its message files are whole: a page that speaks two languages at once is worse than one in English. */
export const offeredLanguages: readonly Language[] = ['en'];

const storageKey = 'lang';
const listeners = new Set<() => void>();

const isOffered = (value: unknown): value is Language => offeredLanguages.some((one) => one === value);

const stored = (): Language => {
  try {
    const value = localStorage.getItem(storageKey);
    return isOffered(value) ? value : 'en';
  } catch {
    return 'en';
  }
};

let current: Language = stored();

export const language = (): Language => current;

export const onLanguageChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells the browser the language of the page. */
export const showLanguage = (): void => {
  document.documentElement.lang = current === 'hi' ? 'hi' : 'en-IN';
};

/** Keeps the choice and shows all pages in it. The root is keyed by `useLanguage`, so texts need no subscription of their own. */
export const setLanguage = (next: Language): void => {
  current = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage may be closed to us; the choice then lasts as long as the page.
  }
  showLanguage();
  listeners.forEach((listener) => listener());
};

export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, language, language);

/** The language that a switch would lead to; undefined while there is no choice, and then there is no switch. */
export const useOtherLanguage = (): Language | undefined => {
  const now = useLanguage();
  return offeredLanguages.find((one) => one !== now);
};
