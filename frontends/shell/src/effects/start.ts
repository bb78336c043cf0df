import {
  appConfig,
  isOnline,
  onConnectionChange,
  preview,
  preloadRoute,
  applyDocumentLanguage,
  siteConfig,
  startDevice,
  device,
} from '@tokri/web-kit/platform';
import {
  updateSession,
  checkLastBookingDate,
  syncSessionAcrossTabs,
  discardSession,
  configurePreviewToken,
  configureTokenRefresh,
  session,
  uploadLocalLines,
  sendUnsentChanges,
} from '@tokri/web-kit/session';
import { today } from '@tokri/web-kit/ui';
import { setRemotes } from '../remotes/load-remote.ts';
import { startRemote } from '../remotes/remote-store.ts';
import { routes } from '../routes.tsx';
import { findScreen } from '../screens.ts';
import { hideBrokenImages } from './broken-images.ts';
import { rememberEndedSession } from './ended-session.ts';
import { rememberInstallOffer } from './install-prompt.ts';
import { keepPushToken } from './push-token.ts';
import { applyPlatformLook } from './platform-look.ts';
import { startServiceWorker } from './service-worker.ts';
import { checkVersion } from '../version/check-version.ts';

const cartSyncDelayMs = 1_000;
/**
 * The service worker's precache repeats the shell's downloads, so it starts after the first page.
 */
const serviceWorkerDelayMs = 4_000;
const maxFirstPageWaitMs = 2_500;

const resetBookingDate = (): void => {
  const isReset = checkLastBookingDate(new Date(), siteConfig().resetWindowHours);
  const { deliveryDate } = session();
  if (isReset || (deliveryDate !== '' && deliveryDate < today()))
    updateSession({ deliveryDate: '' });
};

const splashPaths = ['/', '/spalsh-screen', '/splash-screen'];

const loadFirstPage = async (pathname: string): Promise<void> => {
  await startDevice().catch(() => undefined);
  const isSplash = splashPaths.includes(pathname) && !session().pincode;
  const owner = findScreen(pathname)?.owner ?? 'shell';
  const remote = startRemote(owner === 'shell' ? 'shop' : owner);
  if (owner !== 'shell' || (splashPaths.includes(pathname) && !isSplash)) return remote;
  return preloadRoute(routes, pathname === '/' ? '/spalsh-screen' : pathname);
};

/** The server-rendered page stays until then, so visitors see at most one skeleton. */
const firstPageReady = (): Promise<unknown> =>
  Promise.race([
    loadFirstPage(location.pathname).catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, maxFirstPageWaitMs);
    }),
  ]);

const syncCart = (): void => {
  if (session().user && isOnline() && !preview()) void uploadLocalLines().then(sendUnsentChanges);
};

const configureToken = (): void => {
  if (preview()) return configurePreviewToken();
  configureTokenRefresh({
    nowMs: () => Date.now(),
    onSessionEnded: () => {
      rememberEndedSession(location.pathname + location.search);
      discardSession();
      location.assign('/home');
    },
  });
};

/** Resolves when the first page can be rendered. */
export const start = (): Promise<unknown> => {
  hideBrokenImages();
  rememberInstallOffer();
  setRemotes(appConfig().remotes, appConfig().manifest);
  const isReady = firstPageReady();
  applyDocumentLanguage();
  applyPlatformLook();
  resetBookingDate();
  updateSession({ companyId: session().companyId });
  syncSessionAcrossTabs();
  configureToken();
  setTimeout(syncCart, cartSyncDelayMs);
  setTimeout(() => {
    void checkVersion();
    if (device().kind === 'browser') void startServiceWorker();
    keepPushToken();
  }, serviceWorkerDelayMs);
  onConnectionChange(syncCart);
  return isReady;
};
