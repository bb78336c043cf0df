import type { EventData, EventType } from '@tokri/contracts/events';
import type { StoredModel } from '../mongo/index.ts';

/** Which documents stand on which compacted topic, and how. Made by `stateSource()`. */
export interface SnapshotSource {
  readonly model: StoredModel;
  readonly event: EventType;
  key(document: never): string;
  toSnapshot(document: never): unknown;
  /** A document is published at most this often. */
  readonly minIntervalMs?: number;
}

/** Keeps the types of document and record together; null from `record` is a tombstone. A record may need more than its document, and reads it when it is told. */
export const snapshotSource = <Doc, E extends EventType = EventType>(source: {
  readonly model: StoredModel;
  readonly event: E;
  readonly key: (document: Doc) => string;
  readonly toSnapshot: (document: Doc) => EventData<E> | null | Promise<EventData<E> | null>;
  readonly minIntervalMs?: number;
}): SnapshotSource => source as unknown as SnapshotSource;
