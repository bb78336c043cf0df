import { lastPlannableDate } from '@tokri/contracts/validation';
import type { Hold } from '../holds/hold.ts';
import { closureReason } from './slot-closure.ts';
import { isTodayOrLater, remainingCapacity, type DayClosureReason, type Slot } from './slot.ts';

export interface SlotInput extends Omit<
  Slot,
  | 'slotId'
  | 'freeUnits'
  | 'itemsFree'
  | 'configuredCapacity'
  | 'isClosedByStaff'
  | 'dayClosureReason'
  | 'waitlistLength'
> {
  readonly itemCapacity: number | null;
}

export type SaveSlotError = 'end-before-start' | 'slot-past' | 'date-too-far';

export const endsAfterStart = ({ start, end }: Pick<SlotInput, 'start' | 'end'>): boolean =>
  start < end;

export const validateSlotInput = (input: SlotInput, today: string): SaveSlotError | null => {
  if (!endsAfterStart(input)) return 'end-before-start';
  if (!isTodayOrLater(input, today)) return 'slot-past';
  return input.date > lastPlannableDate(today) ? 'date-too-far' : null;
};

export const createSlot = (
  { itemCapacity, ...input }: SlotInput,
  dayClosureReason: DayClosureReason,
): Omit<Slot, 'slotId'> => ({
  ...input,
  configuredCapacity: input.capacity,
  freeUnits: input.capacity,
  itemsFree: itemCapacity,
  isClosedByStaff: false,
  dayClosureReason,
  waitlistLength: 0,
});

const countItems = (holds: readonly Hold[]): number =>
  holds.reduce((sum, { items }) => sum + items, 0);

export const totalItemCapacity = (
  { itemsFree }: Pick<Slot, 'itemsFree'>,
  holds: readonly Hold[],
): number | null => (itemsFree === null ? null : itemsFree + countItems(holds));

export const updateSlot = (
  { slot, holds }: { readonly slot: Slot; readonly holds: readonly Hold[] },
  { itemCapacity, ...input }: SlotInput,
  dayClosureReason: DayClosureReason,
): Slot => {
  const unitsInUse = slot.capacity - slot.freeUnits;
  const capacity = Math.max(unitsInUse, input.capacity);
  return {
    ...slot,
    ...input,
    capacity,
    configuredCapacity: input.capacity,
    freeUnits: capacity - unitsInUse,
    itemsFree: itemCapacity === null ? null : itemCapacity - countItems(holds),
    dayClosureReason,
  };
};

export interface CapacityPreview {
  readonly after: Slot;
  readonly willClose: boolean;
  readonly excessHolds: number;
  readonly excessItems: number;
  readonly newOffers: number;
}

export const previewCapacityChange = (
  aggregate: { readonly slot: Slot; readonly holds: readonly Hold[] },
  input: SlotInput,
  dayClosureReason: DayClosureReason,
): CapacityPreview => {
  const { slot, holds } = aggregate;
  const after = updateSlot(aggregate, input, dayClosureReason);
  const isOpen = closureReason(after) === '';
  return {
    after,
    willClose: closureReason(slot) === '' && !isOpen,
    excessHolds: Math.max(0, slot.capacity - slot.freeUnits - input.capacity),
    excessItems:
      input.itemCapacity === null ? 0 : Math.max(0, countItems(holds) - input.itemCapacity),
    newOffers: isOpen ? Math.min(remainingCapacity(after), slot.waitlistLength) : 0,
  };
};
