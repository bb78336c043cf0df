import { useSyncExternalStore } from 'react';

export interface OutgoingMessage {
  readonly clientKey: string;
  readonly text: string;
  readonly at: string;
  readonly state: 'sending' | 'waiting' | 'failed';
  readonly reason: string;
}

export interface ComposerState {
  readonly draft: string;
  readonly outgoing: readonly OutgoingMessage[];
}

const emptyState: ComposerState = { draft: '', outgoing: [] };
const states = new Map<string, ComposerState>();
const listeners = new Set<() => void>();

export const composerState = (key: string): ComposerState => states.get(key) ?? emptyState;

export const updateComposer = (
  key: string,
  change: (previous: ComposerState) => Partial<ComposerState>,
): void => {
  states.set(key, { ...composerState(key), ...change(composerState(key)) });
  listeners.forEach((listener) => listener());
};

export const updateOutgoing = (
  key: string,
  clientKey: string,
  change: Partial<OutgoingMessage> | null,
): void => {
  updateComposer(key, ({ outgoing }) => ({
    outgoing: outgoing.flatMap((message) =>
      message.clientKey !== clientKey ? [message] : change ? [{ ...message, ...change }] : [],
    ),
  }));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useComposerState = (key: string): ComposerState =>
  useSyncExternalStore(subscribe, () => composerState(key));
