import { toDataSaverCookie } from '@tokri/contracts/platform';
import { useSyncExternalStore } from 'react';

const storageKey = 'dataSaver';
const listeners = new Set<() => void>();

/** https://wicg.github.io/savedata/#networkinformation-interface, which TypeScript does not know. */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

const readStoredChoice = (): boolean | undefined => {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === null ? undefined : stored === 'on';
  } catch {
    return undefined;
  }
};

let choice = readStoredChoice();

/** The choice of the visitor, else the setting of the browser. */
export const savesData = (): boolean =>
  choice ?? (navigator as SavingNavigator).connection?.saveData === true;

/** The cookie tells the server, which sends the first items with the page. */
export const setDataSaver = (isOn: boolean): void => {
  choice = isOn;
  document.cookie = toDataSaverCookie(isOn, {
    isSecure: location.protocol === 'https:',
  });
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // Storage may be full or blocked; the choice then lasts until the page is left.
  }
  listeners.forEach((listener) => listener());
};

const onDataSaverChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useDataSaver = (): boolean => useSyncExternalStore(onDataSaverChange, savesData);
