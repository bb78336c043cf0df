import type { EventData, EventType } from '@tokri/contracts/events';

/** A copy in memory of a compacted topic. Each process reads it whole at start and follows it. */
export interface MaterializedView {
  readonly name: string;
  readonly event: EventType;
  /** Called in the order of the topic; null: the key is gone. Must not throw and must be quick. */
  apply(key: string, data: never): void;
}

/** The newest state of a key wins: one with a lower seq than what was applied is passed over. */
export const materializedView = <E extends EventType>(parts: {
  readonly event: E;
  readonly name: string;
  readonly apply: (key: string, data: EventData<E> | null) => void;
}): MaterializedView => {
  if (parts.event.topic.cleanup !== 'compact')
    throw new RangeError(`${parts.event.topic.name} does not keep the latest state of each key`);
  return { name: parts.name, event: parts.event, apply: parts.apply as MaterializedView['apply'] };
};
