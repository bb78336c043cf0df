/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  isPublicCatalogueRequest,
  isManifest,
  isImage,
  isRemoteFile,
  nonPagePaths,
  skipWaitingMessage,
} from './caching-rules.ts';

declare const self: ServiceWorkerGlobalScope;
declare const shellFiles: readonly { url: string; revision: null }[];

const networkSeconds = 3;
const daySeconds = 86_400;
const maxRemoteFiles = 200;
const maxImages = 300;
const maxCatalogueResponses = 60;
const catalogueSeconds = 600;

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
    cacheName: 'manifests',
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
registerRoute(
  isPublicCatalogueRequest,
  new NetworkFirst({
    cacheName: 'catalogue',
    networkTimeoutSeconds: networkSeconds,
    plugins: [
      failOnServerError,
      onlySuccessful,
      expireAfter(maxCatalogueResponses, catalogueSeconds),
    ],
  }),
);

// No automatic skipWaiting: open pages would lose files they still need.
self.addEventListener('message', ({ data }) => {
  if (data === skipWaitingMessage) void self.skipWaiting();
});
clientsClaim();
