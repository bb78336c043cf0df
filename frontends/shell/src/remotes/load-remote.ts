import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { textsReady } from '@tokri/web-kit/platform';
import type { RemoteName, RoutesModule } from '@tokri/web-kit/shell-contract';

/** The federation runtime waits for a hung manifest without end. */
export const remoteTimeoutMs = 10_000;

export type Addresses = Readonly<Record<string, string>>;
let addresses: Addresses = {};

/** Tells the federation runtime where the remotes are; nothing is loaded yet. */
export const setRemotes = (remotes: Addresses): void => {
  addresses = remotes;
  registerRemotes(Object.entries(remotes).map(([name, entry]) => ({ name, entry })));
};

const giveUp = (name: RemoteName): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(
      () => reject(new Error(`${name} did not load in ${remoteTimeoutMs} ms`)),
      remoteTimeoutMs,
    );
  });

const load = async (name: RemoteName): Promise<RoutesModule> => {
  const module = await Promise.race([loadRemote<RoutesModule>(`${name}/routes`), giveUp(name)]);
  if (!module?.routes) throw new Error(`${name} exposes no routes`);
  await textsReady();
  return module;
};

export const loadRoutes = (name: RemoteName): Promise<RoutesModule> => load(name);

/** Reads the manifest anew: what is needed when a deploy removed the files under an open page. */
export const loadRoutesAgain = (name: RemoteName): Promise<RoutesModule> => {
  const entry = addresses[name];
  if (entry) registerRemotes([{ name, entry }], { force: true });
  return load(name);
};
