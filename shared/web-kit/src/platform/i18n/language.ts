import { useSyncExternalStore } from 'react';
import { loadTranslations } from './load-translations.ts';

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

const intlLocales = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>;

const storageKey = 'lang';
const listeners = new Set<() => void>();

const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value);

const stored = (): Language => {
  try {
    const value = localStorage.getItem(storageKey);
    return isLanguage(value) ? value : 'en';
  } catch {
    return 'en';
  }
};

let current: Language = stored();

export const language = (): Language => current;

/** What `Intl` calls the language of the page. */
export const intlLocale = (): (typeof intlLocales)[Language] => intlLocales[current];

export const onLanguageChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells the browser the language of the page. */
export const applyDocumentLanguage = (): void => {
  document.documentElement.lang = current === 'hi' ? 'hi' : 'en-IN';
};

/** Keeps the choice and shows all pages in it, once their words are there. The root is keyed by `useLanguage`, so texts need no subscription of their own. */
export const setLanguage = async (next: Language): Promise<void> => {
  if (next !== 'en') await loadTranslations();
  current = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage may be closed to us; the choice then lasts as long as the page.
  }
  applyDocumentLanguage();
  listeners.forEach((listener) => listener());
};

export const useLanguage = (): Language =>
  useSyncExternalStore(onLanguageChange, language, language);

/** The language that a switch leads to. */
export const useOtherLanguage = (): Language => (useLanguage() === 'en' ? 'hi' : 'en');
