import { lastPlannableDate } from '@tokri/contracts/validation';
import type { Hold } from '../holds/hold.ts';
import { closureReason } from './slot-closure.ts';
import { isTodayOrLater, remainingCapacity, type DayClosureReason, type Slot } from './slot.ts';

export interface SlotInput extends Omit<
  Slot,
  | 'slotId'
  | 'freeCapacity'
  | 'piecesFree'
  | 'configuredCapacity'
  | 'isClosedByStaff'
  | 'dayClosureReason'
  | 'waitlistLength'
> {
  readonly pieceCapacity: number | null;
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
  { pieceCapacity, ...input }: SlotInput,
  dayClosureReason: DayClosureReason,
): Omit<Slot, 'slotId'> => ({
  ...input,
  configuredCapacity: input.capacity,
  freeCapacity: input.capacity,
  piecesFree: pieceCapacity,
  isClosedByStaff: false,
  dayClosureReason,
  waitlistLength: 0,
});

const countPieces = (holds: readonly Hold[]): number =>
  holds.reduce((sum, { items }) => sum + items, 0);

export const totalPieceCapacity = (
  { piecesFree }: Pick<Slot, 'piecesFree'>,
  holds: readonly Hold[],
): number | null => (piecesFree === null ? null : piecesFree + countPieces(holds));

export const updateSlot = (
  { slot, holds }: { readonly slot: Slot; readonly holds: readonly Hold[] },
  { pieceCapacity, ...input }: SlotInput,
  dayClosureReason: DayClosureReason,
): Slot => {
  const unitsInUse = slot.capacity - slot.freeCapacity;
  const capacity = Math.max(unitsInUse, input.capacity);
  return {
    ...slot,
    ...input,
    capacity,
    configuredCapacity: input.capacity,
    freeCapacity: capacity - unitsInUse,
    piecesFree: pieceCapacity === null ? null : pieceCapacity - countPieces(holds),
    dayClosureReason,
  };
};

export interface CapacityPreview {
  readonly after: Slot;
  readonly willClose: boolean;
  readonly excessHolds: number;
  readonly excessPieces: number;
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
    excessHolds: Math.max(0, slot.capacity - slot.freeCapacity - input.capacity),
    excessPieces:
      input.pieceCapacity === null ? 0 : Math.max(0, countPieces(holds) - input.pieceCapacity),
    newOffers: isOpen ? Math.min(remainingCapacity(after), slot.waitlistLength) : 0,
  };
};
