import { bffOperations } from '@tokri/contracts/api';
import { defaultSiteConfig, callApi, siteConfig } from '@tokri/web-kit/platform';
import { clearStorage } from '@tokri/web-kit/session';

const markerKey = 'reloadedForVersion';

export interface VersionCheckDeps {
  readonly server: () => Promise<string>;
  readonly builtIn: string;
  readonly marker: Pick<Storage, 'getItem' | 'setItem'>;
  readonly clear: () => Promise<void>;
  readonly reload: () => void;
}

/**
 * Clears caches and reloads when the server runs another version, once per version, so that a
 * partial rollout cannot cause a reload loop. Resolves with whether it reloads.
 */
export const reloadIfOutdated = async ({
  server,
  builtIn,
  marker,
  clear,
  reload,
}: VersionCheckDeps): Promise<boolean> => {
  const version = await server();
  if (version === builtIn || marker.getItem(markerKey) === version) return false;
  marker.setItem(markerKey, version);
  await clear();
  reload();
  return true;
};

const clearCaches = async (): Promise<void> => {
  const names = 'caches' in window ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
  clearStorage(['pincode', 'lines', 'cartCount', 'deliveryDate']);
};

const timeoutMs = 4_000;

export const checkVersion = (): Promise<boolean> =>
  reloadIfOutdated({
    server: async () =>
      (
        await callApi(bffOperations.readAppVersion, {
          query: { Type: siteConfig().appType },
          timeoutMs,
        })
      ).Version,
    builtIn: defaultSiteConfig.appVersion,
    marker: sessionStorage,
    clear: clearCaches,
    reload: () => location.reload(),
  }).catch(() => false);
