import { bffOperations } from '@tokri/contracts/http';
import { builtInSite, call, site } from '@tokri/web-kit/platform';
import { clearStorage } from '@tokri/web-kit/session';

const markerKey = 'reloadedForVersion';

export interface VersionParts {
  readonly server: () => Promise<string>;
  readonly builtIn: string;
  readonly marker: Pick<Storage, 'getItem' | 'setItem'>;
  readonly clear: () => Promise<void>;
  readonly reload: () => void;
}

/**
 * Section 4: another version on the server clears cache and local storage and reloads; once for each server version, so
 * that a half-rolled-out deploy cannot make a page reload without end (readings 15). Answers whether it reloads.
 */
export const reloadIfOutdated = async ({
  server,
  builtIn,
  marker,
  clear,
  reload,
}: VersionParts): Promise<boolean> => {
  const version = await server();
  if (version === builtIn || marker.getItem(markerKey) === version) return false;
  marker.setItem(markerKey, version);
  await clear();
  reload();
  return true;
};

/** Cart and pincode are put back, so that a deploy takes nobody's basket. */
const clearAll = async (): Promise<void> => {
  const names = 'caches' in window ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
  clearStorage(['pincode', 'lines', 'cartCount', 'deliveryDate']);
};

const timeoutMs = 4_000;

/** False also when the server does not say: the visitor goes on with what there is. */
export const checkVersion = (): Promise<boolean> =>
  reloadIfOutdated({
    server: async () =>
      (await call(bffOperations.readAppVersion, { query: { Type: site().appType }, timeoutMs }))
        .Version,
    builtIn: builtInSite.appVersion,
    marker: sessionStorage,
    clear: clearAll,
    reload: () => location.reload(),
  }).catch(() => false);
