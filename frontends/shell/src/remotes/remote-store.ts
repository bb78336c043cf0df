import type { RemoteName, RoutesModule } from '@tokri/web-kit/shell-contract';
import { useSyncExternalStore } from 'react';
import { loadRoutes, loadRoutesAgain } from './load-remote.ts';

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

const follow = (name: RemoteName, module: Promise<RoutesModule>): void => {
  set(name, loading);
  module.then(
    (ready) => set(name, { kind: 'ready', module: ready }),
    (error: unknown) => set(name, { kind: 'failed', error }),
  );
};

/** Starts to load a remote unless that was done; before React renders for the first page, and when a menu points at it. */
export const startRemote = (name: RemoteName): void => {
  if (!states.has(name)) follow(name, loadRoutes(name));
};

export const retryRemote = (name: RemoteName): void => follow(name, loadRoutesAgain(name));

/** Loads again whatever did not load. */
export const retryFailedRemotes = (): void =>
  states.forEach((state, name) => {
    if (state.kind === 'failed') retryRemote(name);
  });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * A store in place of `use(promise)` under Suspense: React holds back what follows a fallback for 300 ms, also on a
 * fast machine.
 */
export const useRemote = (name: RemoteName): RemoteState =>
  useSyncExternalStore(subscribe, () => states.get(name) ?? loading);
