import { toWebPushToken, type WebPushSubscription } from '@tokri/contracts/validation';
import { preview } from '../preview.ts';
import { siteConfig } from '../site-config.ts';
import type { Device } from './device.ts';

const toToken = (subscription: PushSubscription): string =>
  toWebPushToken(subscription.toJSON() as WebPushSubscription);

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The shop cannot send to a subscription of another key. */
const hasCurrentKey = ({ options: { applicationServerKey: key } }: PushSubscription): boolean =>
  key === null || toBase64Url(key) === siteConfig().vapidPublicKey;

const findManager = async (): Promise<PushManager> =>
  (await navigator.serviceWorker.ready).pushManager;

const subscribe = async (isAcceptable: (token: string) => boolean): Promise<string> => {
  const manager = await findManager();
  const known = await manager.getSubscription();
  if (known && hasCurrentKey(known) && isAcceptable(toToken(known))) return toToken(known);
  await known?.unsubscribe();
  return toToken(
    await manager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: siteConfig().vapidPublicKey,
    }),
  );
};

export const webPush: Device['push'] = {
  /** Not supported also on an iPhone whose owner did not put the shop on the home screen. */
  permission: () =>
    siteConfig().vapidPublicKey !== '' &&
    !preview() &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
      ? Notification.permission
      : 'unsupported',
  request: () => Notification.requestPermission(),
  findToken: (isAcceptable = () => true) => subscribe(isAcceptable),
  unsubscribe: async () => {
    await (await (await findManager()).getSubscription())?.unsubscribe();
  },
};
