import type { Slot } from './slot.ts';

/** `taken` counts units of capacity that are held, offered or booked. */
export interface SlotUse extends Pick<
  Slot,
  'groupId' | 'date' | 'start' | 'end' | 'isClosedByStaff' | 'dayClosureReason'
> {
  readonly capacity: number;
  readonly taken: number;
}

export interface FillSums {
  readonly slots: number;
  readonly full: number;
  readonly capacity: number;
  readonly taken: number;
}

export interface SlotFill {
  readonly totals: FillSums;
  readonly days: ReadonlyMap<string, FillSums>;
  /** By start and end, `16:00-19:00`. */
  readonly times: ReadonlyMap<string, FillSums>;
  readonly groups: ReadonlyMap<number, FillSums>;
}

const noSlots: FillSums = { slots: 0, full: 0, capacity: 0, taken: 0 };

const addUse = (sums: FillSums, { capacity, taken }: SlotUse): FillSums => ({
  slots: sums.slots + 1,
  full: sums.full + (taken >= capacity ? 1 : 0),
  capacity: sums.capacity + capacity,
  taken: sums.taken + taken,
});

const addSums = (a: FillSums, b: FillSums): FillSums => ({
  slots: a.slots + b.slots,
  full: a.full + b.full,
  capacity: a.capacity + b.capacity,
  taken: a.taken + b.taken,
});

const mergeSums = <Key>(parts: readonly ReadonlyMap<Key, FillSums>[]): Map<Key, FillSums> => {
  const merged = new Map<Key, FillSums>();
  for (const [key, sums] of parts.flatMap((part) => [...part]))
    merged.set(key, addSums(merged.get(key) ?? noSlots, sums));
  return merged;
};

export const addSlotFill = (parts: readonly SlotFill[]): SlotFill => ({
  totals: parts.reduce((sum, { totals }) => addSums(sum, totals), noSlots),
  days: mergeSums(parts.map(({ days }) => days)),
  times: mergeSums(parts.map(({ times }) => times)),
  groups: mergeSums(parts.map(({ groups }) => groups)),
});

const groupBy = <Key>(
  uses: readonly SlotUse[],
  keyOf: (use: SlotUse) => Key,
): ReadonlyMap<Key, FillSums> => {
  const sums = new Map<Key, FillSums>();
  for (const use of uses) sums.set(keyOf(use), addUse(sums.get(keyOf(use)) ?? noSlots, use));
  return sums;
};

/** A closed slot counts only if it has bookings. */
export const sumSlotFill = (uses: readonly SlotUse[]): SlotFill => {
  const counted = uses.filter(
    ({ taken, capacity, isClosedByStaff, dayClosureReason }) =>
      taken > 0 || (capacity > 0 && !isClosedByStaff && dayClosureReason === ''),
  );
  return {
    totals: counted.reduce(addUse, noSlots),
    days: groupBy(counted, ({ date }) => date),
    times: groupBy(counted, ({ start, end }) => `${start}-${end}`),
    groups: groupBy(counted, ({ groupId }) => groupId),
  };
};
