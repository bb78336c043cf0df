/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type NetworkFirstOptions } from 'workbox-strategies';
import {
  isManifest,
  isImage,
  isOwnCatalogueRequest,
  isPublicCatalogueRequest,
  isRemoteFile,
  manifestCache,
  nonPagePaths,
  ownCatalogueCache,
  skipWaitingMessage,
} from './caching-rules.ts';
import { showLastSeenOffline } from './last-seen.ts';
import { openPath, showPush } from './notifications.ts';

declare const self: ServiceWorkerGlobalScope;
declare const shellFiles: readonly { url: string; revision: null }[];

const networkSeconds = 3;
const daySeconds = 86_400;
const maxRemoteFiles = 200;
const maxImages = 300;
const maxCatalogueResponses = 60;
const catalogueSeconds = 600;
const lastSeenSeconds = 7 * daySeconds;

/** NetworkFirst accepts a 503 as success; this falls back to the cache. */
const failOnServerError: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`server answered ${response.status}`);
    return response;
  },
};
const singlePageKey: WorkboxPlugin = { cacheKeyWillBeUsed: async () => '/' };
const onlySuccessful = new CacheableResponsePlugin({ statuses: [200] });
const expireAfter = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

cleanupOutdatedCaches();
precacheAndRoute([...shellFiles]);
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: 'page',
      networkTimeoutSeconds: networkSeconds,
      plugins: [failOnServerError, singlePageKey, onlySuccessful],
    }),
    { denylist: nonPagePaths },
  ),
);
registerRoute(
  isManifest,
  new NetworkFirst({
    cacheName: manifestCache,
    networkTimeoutSeconds: networkSeconds,
    plugins: [failOnServerError, onlySuccessful],
  }),
);
registerRoute(
  isRemoteFile,
  new CacheFirst({
    cacheName: 'remotes',
    plugins: [onlySuccessful, expireAfter(maxRemoteFiles, 30 * daySeconds)],
  }),
);
registerRoute(
  isImage,
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [onlySuccessful, expireAfter(maxImages, 30 * daySeconds)],
  }),
);
const catalogue = (cacheName: string, options: NetworkFirstOptions = {}) =>
  new NetworkFirst({
    ...options,
    cacheName,
    plugins: [
      failOnServerError,
      onlySuccessful,
      expireAfter(maxCatalogueResponses, lastSeenSeconds),
      showLastSeenOffline(cacheName, catalogueSeconds),
    ],
  });
registerRoute(
  isPublicCatalogueRequest,
  catalogue('catalogue', { networkTimeoutSeconds: networkSeconds }),
);
// A customer acts on stock and prices at once: a slow network does not bring old ones.
registerRoute(isOwnCatalogueRequest, catalogue(ownCatalogueCache));

// No automatic skipWaiting: open pages would lose files they still need.
self.addEventListener('message', ({ data }) => {
  if (data === skipWaitingMessage) void self.skipWaiting();
});
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(self.registration, event.data.text()));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(self.clients, event.notification.data, self.location.origin));
});
clientsClaim();
