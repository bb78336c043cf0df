import { bffOperations } from '@tokri/contracts/api';
import { callApi, defaultSiteConfig, device, siteConfig } from '@tokri/web-kit/platform';
import { clearStorage } from '@tokri/web-kit/session';
import { askForUpdate } from './ask-for-update.ts';

const reloadedKey = 'reloadedForVersion';
const declinedKey = 'declinedVersion';

interface ServerVersion {
  readonly Version: string;
  readonly IsForceUpdate: boolean;
}

export interface VersionCheckDeps {
  readonly server: () => Promise<ServerVersion>;
  readonly builtIn: string;
  readonly marker: Pick<Storage, 'getItem' | 'setItem'>;
  /** Resolves with whether to update; a forced update cannot be declined. */
  readonly ask: (isForced: boolean) => Promise<boolean>;
  readonly clear: () => Promise<void>;
  readonly reload: () => void;
  /** In the mobile app, whose store has the new version. */
  readonly openStore?: (() => Promise<void>) | undefined;
}

/**
 * Offers the update when the server runs another version. Reloads once per version, so that a
 * partial rollout cannot cause a reload loop; the mobile app asks for a forced update each time.
 * Resolves with whether this version may not go on.
 */
export const updateIfOutdated = async (deps: VersionCheckDeps): Promise<boolean> => {
  const { builtIn, marker } = deps;
  const { Version, IsForceUpdate } = await deps.server();
  if (Version === builtIn) return false;
  if (!deps.openStore && marker.getItem(reloadedKey) === Version) return false;
  if (!IsForceUpdate && marker.getItem(declinedKey) === Version) return false;
  if (!(await deps.ask(IsForceUpdate))) {
    marker.setItem(declinedKey, Version);
    return false;
  }
  if (deps.openStore) {
    marker.setItem(declinedKey, Version);
    await deps.openStore();
    return IsForceUpdate;
  }
  marker.setItem(reloadedKey, Version);
  await deps.clear();
  deps.reload();
  return true;
};

const deleteCaches = async (): Promise<void> => {
  const names = 'caches' in window ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** The session stays, because the cart of a signed-in customer is reached through it. */
const clearCaches = async (): Promise<void> => {
  await deleteCaches().catch(() => undefined);
  clearStorage([
    'user',
    'token',
    'pincode',
    'lines',
    'unsentChanges',
    'hold',
    'cartCount',
    'deliveryDate',
  ]);
};

const timeoutMs = 4_000;
let running: Promise<boolean> | undefined;

/** Checks that overlap share one request and one dialog. */
export const checkVersion = (): Promise<boolean> => {
  running ??= updateIfOutdated({
    server: () =>
      callApi(bffOperations.readAppVersion, {
        query: { Type: siteConfig().appType },
        timeoutMs,
      }),
    builtIn: defaultSiteConfig.appVersion,
    marker: sessionStorage,
    ask: askForUpdate,
    clear: clearCaches,
    reload: () => location.reload(),
    openStore: device().openStore,
  })
    .catch(() => false)
    .finally(() => {
      running = undefined;
    });
  return running;
};
