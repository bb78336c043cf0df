import { PushNotifications, type PermissionStatus } from '@capacitor/push-notifications';
import type { Device } from './device.ts';

const toPermission = ({ receive }: PermissionStatus): NotificationPermission =>
  receive === 'granted' || receive === 'denied' ? receive : 'default';

/** Firebase answers a registration by an event. */
const register = async (): Promise<string> => {
  let handles: readonly { remove(): Promise<void> }[] = [];
  try {
    return await new Promise<string>((resolve, reject) => {
      void Promise.all([
        PushNotifications.addListener('registration', ({ value }) => resolve(value)),
        PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(error))),
      ]).then((listening) => {
        handles = listening;
        return PushNotifications.register();
      }, reject);
    });
  } finally {
    await Promise.all(handles.map((handle) => handle.remove()));
  }
};

export const createAppPush = async (): Promise<Device['push']> => {
  let permission = toPermission(await PushNotifications.checkPermissions());
  return {
    permission: () => permission,
    request: async () => {
      permission = toPermission(await PushNotifications.requestPermissions());
      return permission;
    },
    findToken: async (isAcceptable = () => true) => {
      const token = await register();
      if (isAcceptable(token)) return token;
      await PushNotifications.unregister();
      return register();
    },
    unsubscribe: () => PushNotifications.unregister(),
  };
};
