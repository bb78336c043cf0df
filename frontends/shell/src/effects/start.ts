import {
  appConfig,
  isOnline,
  onConnectionChange,
  showLanguage,
  site,
} from '@tokri/web-kit/platform';
import {
  changeSession,
  checkLastBookingDate,
  followOtherTabs,
  forgetSession,
  keepToken,
  session,
  uploadLines,
} from '@tokri/web-kit/session';
import { today } from '@tokri/web-kit/ui';
import { setRemotes } from '../remotes/load-remote.ts';
import { startRemote } from '../remotes/remote-store.ts';
import { startSplash } from '../routes.tsx';
import { screenOf } from '../screens.ts';
import { hideBrokenPictures } from './broken-pictures.ts';
import { startServiceWorker } from './service-worker.ts';
import { checkVersion } from '../version/check-version.ts';

/** Later than the first page, which has the line to itself until then. */
const afterFirstPageMs = 1_000;
/** The precache of the service worker fetches the shell's files again, and the page itself came with the version of the server, so both come last. */
const afterPicturesMs = 4_000;

/** Section 4: a booking date that cannot be is reset, and a delivery day that has passed is no choice any more. */
const resetBookingDate = (): void => {
  const isReset = checkLastBookingDate(new Date(), site().resetWindowHours);
  const { deliveryDate } = session();
  if (isReset || (deliveryDate !== '' && deliveryDate < today()))
    changeSession({ deliveryDate: '' });
};

const splashPaths = ['/', '/spalsh-screen', '/splash-screen'];

const startFirstPage = (pathname: string): void => {
  if (splashPaths.includes(pathname) && !session().pincode) startSplash();
  const owner = screenOf(pathname)?.owner ?? 'shell';
  startRemote(owner === 'shell' ? 'shop' : owner);
};

const syncCart = (): void => {
  if (session().user && isOnline()) void uploadLines();
};

/** Everything that happens once, before and beside the first render. */
export const start = (): void => {
  hideBrokenPictures();
  setRemotes(appConfig().remotes);
  startFirstPage(location.pathname);
  showLanguage();
  resetBookingDate();
  followOtherTabs();
  keepToken({
    nowMs: () => Date.now(),
    onEnded: () => {
      forgetSession();
      location.assign('/home');
    },
  });
  setTimeout(syncCart, afterFirstPageMs);
  setTimeout(() => {
    void checkVersion();
    void startServiceWorker();
  }, afterPicturesMs);
  onConnectionChange(syncCart);
};
