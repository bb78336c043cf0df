import { RotateCcw, showToast } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';
import { skipWaitingMessage } from '../worker/rules.ts';

const address = '/sw.js';

const offerReload = (waiting: ServiceWorker): void =>
  showToast({
    text: t('version.ready'),
    icon: RotateCcw,
    isLasting: true,
    action: {
      label: t('version.reload'),
      run: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
          once: true,
        });
        waiting.postMessage(skipWaitingMessage);
      },
    },
  });

const watchFor = (registration: ServiceWorkerRegistration): void => {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    // Without a controller this is the first installation, and nothing is older than it.
    if (installing.state === 'installed' && navigator.serviceWorker.controller)
      offerReload(installing);
  });
};

/** Makes the shop open without a network; a new version waits until the visitor agrees to reload. */
export const startServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(address).catch(() => undefined);
  if (!registration) return;
  if (registration.waiting && navigator.serviceWorker.controller) offerReload(registration.waiting);
  registration.addEventListener('updatefound', () => watchFor(registration));
};
