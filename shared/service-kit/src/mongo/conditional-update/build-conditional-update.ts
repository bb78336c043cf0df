import { trustedFilter } from './trusted-filter.ts';
import type { Filter } from './trusted-filter.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { inboxLimit, outboxLimit } from './schema.ts';

/**
 * One write on one aggregate: precondition, state change, inbox mark and outbox entries together.
 */
export interface ConditionalUpdate {
  readonly id: string | number;
  readonly precondition?: Filter;
  readonly rev?: number;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly unset?: readonly string[];
  readonly inc?: Readonly<Record<string, number>>;
  readonly push?: Readonly<Record<string, unknown>>;
  readonly pull?: Readonly<Record<string, unknown>>;
  readonly min?: Readonly<Record<string, unknown>>;
  readonly max?: Readonly<Record<string, unknown>>;
  readonly addToSet?: Readonly<Record<string, unknown>>;
  /** Several events that are applied by one write. Nothing is written if one was applied before. */
  readonly appliedEventId?: string | readonly string[];
  /**
   * Published in this order. The document's `seq` must be one below the first entry's and becomes
   * the last entry's.
   */
  readonly publish?: readonly OutboxEntry[];
  /**
   * Entries count a part of the document, such as a hold: the document's own `seq` is neither
   * checked nor changed.
   */
  readonly hasPartSequence?: boolean;
  readonly needsPublishing?: boolean;
  readonly insertIfMissing?: Readonly<Record<string, unknown>>;
}

const appliedEventIds = ({ appliedEventId = [] }: ConditionalUpdate): readonly string[] =>
  typeof appliedEventId === 'string' ? [appliedEventId] : appliedEventId;

const toFilter = (write: ConditionalUpdate): Filter => {
  const count = write.publish?.length ?? 0;
  const eventIds = appliedEventIds(write);
  const sequenceCheck =
    count > 0 && !write.hasPartSequence ? { seq: (write.publish?.[0]?.seq ?? 0) - 1 } : {};
  return {
    ...(write.precondition ? trustedFilter(write.precondition) : {}),
    ...trustedFilter({
      _id: write.id,
      ...(write.rev === undefined ? {} : { rev: write.rev }),
      ...(eventIds.length === 0 ? {} : { inbox: { $nin: [...eventIds] } }),
      ...(count > 0
        ? { [`outbox.${outboxLimit - count}`]: { $exists: false }, ...sequenceCheck }
        : {}),
    }),
  };
};

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

const overlaps = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

const onInsert = (
  fields: Readonly<Record<string, unknown>>,
  operators: Record<string, object>,
): Record<string, unknown> => {
  const touched = Object.values(operators).flatMap((operator) => Object.keys(operator));
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => name !== '_id' && !touched.some((other) => overlaps(name, other)),
    ),
  );
};

const toSet = (write: ConditionalUpdate): Record<string, unknown> => {
  const last = write.publish?.at(-1);
  return {
    ...write.set,
    ...(last ? { pending: 1 } : {}),
    ...(last && !write.hasPartSequence ? { seq: last.seq } : {}),
    ...(write.needsPublishing ? { dirty: 1 } : {}),
  };
};

const toUpdate = (write: ConditionalUpdate): Record<string, object> => {
  const eventIds = appliedEventIds(write);
  const operators: Record<string, object> = {
    $set: toSet(write),
    $unset: Object.fromEntries((write.unset ?? []).map((name) => [name, ''])),
    $inc: { ...write.inc, rev: 1 },
    $push: {
      ...write.push,
      ...(eventIds.length === 0 ? {} : { inbox: { $each: [...eventIds], $slice: -inboxLimit } }),
      ...(write.publish && write.publish.length > 0
        ? { outbox: { $each: [...write.publish] } }
        : {}),
    },
    $pull: { ...write.pull },
    $min: { ...write.min },
    $max: { ...write.max },
    $addToSet: { ...write.addToSet },
  };
  if (write.insertIfMissing) operators.$setOnInsert = onInsert(write.insertIfMissing, operators);
  return Object.fromEntries(Object.entries(operators).filter(([, operator]) => !isEmpty(operator)));
};

export const buildConditionalUpdate = (
  write: ConditionalUpdate,
): { filter: Filter; update: Record<string, object>; upsert: boolean } => ({
  filter: toFilter(write),
  update: toUpdate(write),
  upsert: write.insertIfMissing !== undefined,
});
