import type { EventData, EventType } from '@tokri/contracts/events';
import type { StoredModel } from '../mongo/index.ts';

export interface SnapshotSource {
  readonly model: StoredModel;
  readonly event: EventType;
  key(document: never): string;
  toSnapshot(document: never): unknown;
  readonly minIntervalMs?: number;
}

export const snapshotSource = <Doc, E extends EventType = EventType>(source: {
  readonly model: StoredModel;
  readonly event: E;
  readonly key: (document: Doc) => string;
  readonly toSnapshot: (document: Doc) => EventData<E> | null | Promise<EventData<E> | null>;
  readonly minIntervalMs?: number;
}): SnapshotSource => source as unknown as SnapshotSource;
