import { App } from '@capacitor/app';
import type { PluginListenerHandle } from '@capacitor/core';
import { AppUpdate } from '@capawesome/capacitor-app-update';
import { PushNotifications } from '@capacitor/push-notifications';
import { saveAppFile } from './app-file.ts';
import { createAppPush } from './app-push.ts';
import type { Device } from './device.ts';
import { toShopPath } from './shop-path.ts';

const stopOf =
  (...handles: readonly Promise<PluginListenerHandle>[]) =>
  (): void => {
    for (const handle of handles) void handle.then((listening) => listening.remove());
  };

/** The mobile app, by the plugins of Capacitor. */
export const createAppDevice = async (): Promise<Device> => ({
  kind: 'app',
  push: await createAppPush(),
  onBack: (listener) =>
    stopOf(App.addListener('backButton', ({ canGoBack }) => listener(canGoBack))),
  onOpen: (listener) => {
    const open = (address: unknown): void => {
      const path = toShopPath(address);
      if (path !== undefined) listener(path);
    };
    return stopOf(
      App.addListener('appUrlOpen', ({ url }) => open(url)),
      PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) =>
        open((notification.data as { readonly Path?: unknown } | undefined)?.Path),
      ),
    );
  },
  saveFile: saveAppFile,
  exit: () => App.exitApp(),
  openStore: () => AppUpdate.openAppStore(),
});
