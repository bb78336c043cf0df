import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';
const changeEvent = 'themechange';

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

const readStoredTheme = (): Theme => {
  try {
    const stored = localStorage.getItem(storageKey);
    return isTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
};

let current = readStoredTheme();

/** Kept on the device. The shell's script `apply-theme.js` changes the page. */
export const setTheme = (next: Theme): void => {
  current = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage may be full or blocked; the choice then lasts until the page is left.
  }
  window.dispatchEvent(new CustomEvent(changeEvent, { detail: next }));
};

const onThemeChange = (listener: () => void): (() => void) => {
  const readFromOtherTab = ({ key }: StorageEvent): void => {
    if (key !== storageKey) return;
    current = readStoredTheme();
    listener();
  };
  window.addEventListener(changeEvent, listener);
  window.addEventListener('storage', readFromOtherTab);
  return () => {
    window.removeEventListener(changeEvent, listener);
    window.removeEventListener('storage', readFromOtherTab);
  };
};

export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, () => current);
