import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { preloadRoute, translationsReady, type PageManifest } from '@tokri/web-kit/platform';
import type { RemoteName, RoutesModule } from '@tokri/web-kit/shell-contract';
import { pageManifestPlugin } from './page-manifest.ts';
import { stylesheetPlugin } from './stylesheet-plugin.ts';

/** The federation runtime waits forever for a manifest that hangs. */
export const remoteTimeoutMs = 10_000;

export type RemoteEntries = Readonly<Record<string, string>>;
let entries: RemoteEntries = {};

export const setRemotes = (remotes: RemoteEntries, manifest?: PageManifest): void => {
  entries = remotes;
  registerPlugins([pageManifestPlugin(manifest), stylesheetPlugin()]);
  registerRemotes(Object.entries(remotes).map(([name, entry]) => ({ name, entry })));
};

const rejectAfterTimeout = (name: RemoteName): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(
      () => reject(new Error(`${name} did not load in ${remoteTimeoutMs} ms`)),
      remoteTimeoutMs,
    );
  });

const loadFirstPage = async (name: RemoteName): Promise<RoutesModule> => {
  const module = await loadRemote<RoutesModule>(`${name}/routes`);
  if (!module?.routes) throw new Error(`${name} exposes no routes`);
  await translationsReady();
  // A page that fails to load fails again when it is rendered, inside its error boundary.
  await preloadRoute(module.routes, location.pathname).catch(() => undefined);
  return module;
};

const load = (name: RemoteName): Promise<RoutesModule> =>
  Promise.race([loadFirstPage(name), rejectAfterTimeout(name)]);

export const loadRoutes = (name: RemoteName): Promise<RoutesModule> => load(name);

export const reloadRoutes = (name: RemoteName): Promise<RoutesModule> => {
  const entry = entries[name];
  if (entry) registerRemotes([{ name, entry }], { force: true });
  return load(name);
};
