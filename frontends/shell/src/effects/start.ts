import {
  appConfig,
  isOnline,
  onConnectionChange,
  applyDocumentLanguage,
  siteConfig,
} from '@tokri/web-kit/platform';
import {
  updateSession,
  checkLastBookingDate,
  syncSessionAcrossTabs,
  discardSession,
  configureTokenRefresh,
  session,
  uploadLocalLines,
} from '@tokri/web-kit/session';
import { today } from '@tokri/web-kit/ui';
import { setRemotes } from '../remotes/load-remote.ts';
import { startRemote } from '../remotes/remote-store.ts';
import { preloadSplash } from '../routes.tsx';
import { findScreen } from '../screens.ts';
import { hideBrokenImages } from './broken-images.ts';
import { startServiceWorker } from './service-worker.ts';
import { checkVersion } from '../version/check-version.ts';

const cartSyncDelayMs = 1_000;
/**
 * The service worker's precache repeats the shell's downloads, so it starts after the first page.
 */
const serviceWorkerDelayMs = 4_000;

const resetBookingDate = (): void => {
  const isReset = checkLastBookingDate(new Date(), siteConfig().resetWindowHours);
  const { deliveryDate } = session();
  if (isReset || (deliveryDate !== '' && deliveryDate < today()))
    updateSession({ deliveryDate: '' });
};

const splashPaths = ['/', '/spalsh-screen', '/splash-screen'];

const preloadFirstPage = (pathname: string): void => {
  if (splashPaths.includes(pathname) && !session().pincode) preloadSplash();
  const owner = findScreen(pathname)?.owner ?? 'shell';
  startRemote(owner === 'shell' ? 'shop' : owner);
};

const syncCart = (): void => {
  if (session().user && isOnline()) void uploadLocalLines();
};

export const start = (): void => {
  hideBrokenImages();
  setRemotes(appConfig().remotes);
  preloadFirstPage(location.pathname);
  applyDocumentLanguage();
  resetBookingDate();
  syncSessionAcrossTabs();
  configureTokenRefresh({
    nowMs: () => Date.now(),
    onSessionEnded: () => {
      discardSession();
      location.assign('/home');
    },
  });
  setTimeout(syncCart, cartSyncDelayMs);
  setTimeout(() => {
    void checkVersion();
    void startServiceWorker();
  }, serviceWorkerDelayMs);
  onConnectionChange(syncCart);
};
