/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  isCatalogueRead,
  isManifest,
  isPicture,
  isRemoteFile,
  notPages,
  skipWaitingMessage,
} from './rules.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the hashed files of the shell. */
declare const shellFiles: readonly { url: string; revision: null }[];

const networkSeconds = 3;
const daySeconds = 86_400;
const remoteFilesMax = 200;
const picturesMax = 300;
const catalogueReadsMax = 60;
const catalogueSeconds = 600;

/** NetworkFirst takes a 503 for success; this makes it fall back to what is cached. */
const serverErrorsFail: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`server answered ${response.status}`);
    return response;
  },
};
/** One page for all routes: it carries the configuration of the site, so it is never precached. */
const onePage: WorkboxPlugin = { cacheKeyWillBeUsed: async () => '/' };
/** Never an opaque answer. */
const onlyGood = new CacheableResponsePlugin({ statuses: [200] });
const keep = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

cleanupOutdatedCaches();
precacheAndRoute([...shellFiles]);
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: 'page',
      networkTimeoutSeconds: networkSeconds,
      plugins: [serverErrorsFail, onePage, onlyGood],
    }),
    { denylist: notPages },
  ),
);
registerRoute(
  isManifest,
  new NetworkFirst({
    cacheName: 'manifests',
    networkTimeoutSeconds: networkSeconds,
    plugins: [serverErrorsFail, onlyGood],
  }),
);
registerRoute(
  isRemoteFile,
  new CacheFirst({
    cacheName: 'remotes',
    plugins: [onlyGood, keep(remoteFilesMax, 30 * daySeconds)],
  }),
);
registerRoute(
  isPicture,
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [onlyGood, keep(picturesMax, 30 * daySeconds)],
  }),
);
registerRoute(
  isCatalogueRead,
  new NetworkFirst({
    cacheName: 'catalogue',
    networkTimeoutSeconds: networkSeconds,
    plugins: [serverErrorsFail, onlyGood, keep(catalogueReadsMax, catalogueSeconds)],
  }),
);

// No skipWaiting by itself: an open page would lose the files it still needs. The page asks when its visitor agrees.
self.addEventListener('message', ({ data }) => {
  if (data === skipWaitingMessage) void self.skipWaiting();
});
clientsClaim();
