import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { PageManifest } from '@tokri/web-kit/platform';
import { manifestCache } from '../worker/caching-rules.ts';

const toResponse = ({ document }: PageManifest): Response =>
  new Response(JSON.stringify(document), { headers: { 'content-type': 'application/json' } });

/**
 * The page carries the manifest of its remote, which spares the first visit a request. It is used
 * once: a retry fetches the manifest, because the page may be older than the remote.
 */
export const pageManifestPlugin = (
  manifest: PageManifest | undefined,
): ModuleFederationRuntimePlugin => {
  let unused = manifest;
  return {
    name: 'page-manifest',
    fetch: (url) => {
      if (unused === undefined || new URL(url, location.origin).pathname !== unused.url)
        return undefined;
      const response = toResponse(unused);
      unused = undefined;
      return Promise.resolve(response);
    },
  };
};

/** The page did not fetch it, so the service worker has not stored it for a start without a connection. */
export const keepManifestForOffline = async (manifest: PageManifest | undefined): Promise<void> => {
  if (manifest === undefined) return;
  const cache = await caches.open(manifestCache);
  await cache.put(manifest.url, toResponse(manifest));
};
