import { appConfig } from '@tokri/web-kit/platform';
import { RotateCcw, showToast } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import { keepManifestForOffline } from '../remotes/page-manifest.ts';
import { skipWaitingMessage } from '../worker/caching-rules.ts';

const serviceWorkerUrl = '/sw.js';

const offerReload = (waiting: ServiceWorker): void =>
  showToast({
    text: t('version.ready'),
    icon: RotateCcw,
    isPersistent: true,
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

const watchInstallation = (registration: ServiceWorkerRegistration): void => {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller)
      offerReload(installing);
  });
};

export const startServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker
    .register(serviceWorkerUrl)
    .catch(() => undefined);
  if (!registration) return;
  void keepManifestForOffline(appConfig().manifest);
  if (registration.waiting && navigator.serviceWorker.controller) offerReload(registration.waiting);
  registration.addEventListener('updatefound', () => watchInstallation(registration));
};
