import type { Connection } from 'mongoose';
import type { PendingAggregate } from '../outbox/outbox-entry.ts';
import type { StoredModel } from '../connection/stored-model.ts';

export interface WriteListener {
  readonly pending?: (aggregate: PendingAggregate) => void;
  readonly needsPublishing?: () => void;
}

const listeners = new WeakMap<Connection, Map<string, Set<WriteListener>>>();

const listenersFor = (model: StoredModel): Set<WriteListener> => {
  const byModel = listeners.get(model.db) ?? new Map<string, Set<WriteListener>>();
  listeners.set(model.db, byModel);
  const found = byModel.get(model.modelName) ?? new Set<WriteListener>();
  byModel.set(model.modelName, found);
  return found;
};

export const onWrite = (model: StoredModel, listener: WriteListener): (() => void) => {
  listenersFor(model).add(listener);
  return () => {
    listenersFor(model).delete(listener);
  };
};

export const notifyPending = (model: StoredModel, aggregate: PendingAggregate): void => {
  for (const listener of listenersFor(model)) listener.pending?.(aggregate);
};

export const notifyNeedsPublishing = (model: StoredModel): void => {
  for (const listener of listenersFor(model)) listener.needsPublishing?.();
};
