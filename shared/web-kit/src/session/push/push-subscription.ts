import { toWebPushToken, type WebPushSubscription } from '@tokri/contracts/validation';
import { preview } from '../../platform/preview.ts';
import { siteConfig } from '../../platform/site-config.ts';

/** Not supported also on an iPhone whose owner did not put the shop on the home screen. */
export const pushPermission = (): NotificationPermission | 'unsupported' =>
  siteConfig().vapidPublicKey !== '' &&
  !preview() &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window
    ? Notification.permission
    : 'unsupported';

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

/** The token of this browser, a new one if it has none. @throws when the browser cannot subscribe */
export const subscribeToPush = async (
  isAcceptable: (token: string) => boolean = () => true,
): Promise<string> => {
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
