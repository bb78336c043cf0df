import { shopMarket } from '@tokri/contracts/market';
import { useSyncExternalStore } from 'react';
import { loadTranslations } from './load-translations.ts';

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'lang';
const listeners = new Set<() => void>();

const isLanguage = (value: unknown): value is Language =>
  languages.some((supported) => supported === value);

/** The language in which the server sent the page: that of the cookie. */
export const sentLanguage: Language = document.documentElement.lang === 'hi' ? 'hi' : 'en';

const readStoredLanguage = (): Language => {
  try {
    const value = localStorage.getItem(storageKey);
    return isLanguage(value) ? value : sentLanguage;
  } catch {
    return sentLanguage;
  }
};

let current: Language = readStoredLanguage();

export const language = (): Language => current;

export const intlLocale = () => (current === 'hi' ? 'hi-IN' : shopMarket().locale);

export const onLanguageChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const applyDocumentLanguage = (): void => {
  document.documentElement.lang = current === 'hi' ? 'hi' : shopMarket().locale;
};

export const setLanguage = async (next: Language): Promise<void> => {
  if (next !== 'en') await loadTranslations();
  current = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage may be full or blocked; the choice then lasts until the page is left.
  }
  applyDocumentLanguage();
  listeners.forEach((listener) => listener());
};

export const useLanguage = (): Language =>
  useSyncExternalStore(onLanguageChange, language, language);

export const useOtherLanguage = (): Language => (useLanguage() === 'en' ? 'hi' : 'en');
