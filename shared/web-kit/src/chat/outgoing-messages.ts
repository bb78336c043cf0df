import { useSyncExternalStore } from 'react';

/** A message on its way. */
export interface Outgoing {
  /** The same at every try, so that it arrives once. */
  readonly clientKey: string;
  readonly text: string;
  /** ISO 8601, of the first try. */
  readonly at: string;
  /** `waiting`: goes out by itself when the network is back. */
  readonly state: 'sending' | 'waiting' | 'failed';
  /** Why it failed, for people. */
  readonly reason: string;
}

/** What somebody has written and not got rid of. Outlives the open thread, not the page. */
export interface Desk {
  readonly draft: string;
  readonly outgoing: readonly Outgoing[];
}

const clear: Desk = { draft: '', outgoing: [] };
const desks = new Map<string, Desk>();
const listeners = new Set<() => void>();

export const deskOf = (key: string): Desk => desks.get(key) ?? clear;

export const changeDesk = (key: string, change: (desk: Desk) => Partial<Desk>): void => {
  desks.set(key, { ...deskOf(key), ...change(deskOf(key)) });
  listeners.forEach((listener) => listener());
};

/** Changes one message on its way; with null it is gone. */
export const changeOutgoing = (
  key: string,
  clientKey: string,
  change: Partial<Outgoing> | null,
): void => {
  changeDesk(key, ({ outgoing }) => ({
    outgoing: outgoing.flatMap((each) =>
      each.clientKey !== clientKey ? [each] : change ? [{ ...each, ...change }] : [],
    ),
  }));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useDesk = (key: string): Desk => useSyncExternalStore(subscribe, () => deskOf(key));
