import type { EventData, EventType } from '@tokri/contracts/events';

export interface MaterializedView {
  readonly name: string;
  readonly event: EventType;
  apply(key: string, data: never): void;
}

/**
 * An in-memory copy of a compacted topic. `apply` must not throw and must be quick; null means that
 * the key was removed.
 */
export const materializedView = <E extends EventType>(parts: {
  readonly event: E;
  readonly name: string;
  readonly apply: (key: string, data: EventData<E> | null) => void;
}): MaterializedView => {
  if (parts.event.topic.cleanup !== 'compact')
    throw new RangeError(`${parts.event.topic.name} does not keep the latest state of each key`);
  return { name: parts.name, event: parts.event, apply: parts.apply as MaterializedView['apply'] };
};
