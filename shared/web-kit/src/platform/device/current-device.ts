import { loadPart } from '../load-part.ts';
import { browserDevice } from './browser-device.ts';
import type { Device } from './device.ts';

declare global {
  interface Window {
    /** The bridges to native code, by which Capacitor recognizes its app. */
    readonly androidBridge?: object;
    readonly webkit?: { readonly messageHandlers?: { readonly bridge?: object } };
  }
}

let current: Device = browserDevice;

export const device = (): Device => current;

const isApp = (): boolean =>
  window.androidBridge !== undefined || window.webkit?.messageHandlers?.bridge !== undefined;

/** Browsers never load the code of the app. */
export const startDevice = async (): Promise<void> => {
  if (!isApp()) return;
  const { createAppDevice } = await loadPart(
    () => import(/* webpackChunkName: 'app-device' */ './app-device.ts'),
  );
  current = await createAppDevice();
};
