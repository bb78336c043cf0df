import type { RemoteName, RoutesModule } from '@tokri/web-kit/shell-contract';
import { useSyncExternalStore } from 'react';
import { loadRoutes, reloadRoutes } from './load-remote.ts';

export type RemoteState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly module: RoutesModule }
  | { readonly kind: 'failed'; readonly error: unknown };

const loading: RemoteState = { kind: 'loading' };
const states = new Map<RemoteName, RemoteState>();
const listeners = new Set<() => void>();

const set = (name: RemoteName, state: RemoteState): void => {
  states.set(name, state);
  listeners.forEach((listener) => listener());
};

const trackLoading = (name: RemoteName, module: Promise<RoutesModule>): Promise<void> => {
  set(name, loading);
  return module.then(
    (ready) => set(name, { kind: 'ready', module: ready }),
    (error: unknown) => set(name, { kind: 'failed', error }),
  );
};

/** Resolves when the remote is ready or has failed. */
export const startRemote = async (name: RemoteName): Promise<void> => {
  if (!states.has(name)) await trackLoading(name, loadRoutes(name));
};

export const retryRemote = (name: RemoteName): void => void trackLoading(name, reloadRoutes(name));

export const retryFailedRemotes = (): void =>
  states.forEach((state, name) => {
    if (state.kind === 'failed') retryRemote(name);
  });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * A store instead of `use(promise)` under Suspense: React delays what follows a fallback by 300 ms.
 */
export const useRemote = (name: RemoteName): RemoteState =>
  useSyncExternalStore(subscribe, () => states.get(name) ?? loading);
