import { err, ok, type Result } from '@tokri/contracts/result';
import { lastPlannableDate } from '@tokri/contracts/validation';
import type { Hold } from '../holds/hold.ts';
import { closureReason } from './slot-closure-rules.ts';
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
  | 'termsRev'
> {
  readonly pieceCapacity: number | null;
  /** Revision of the terms on which the change was decided, 0 for a new slot. Undefined replaces any. */
  readonly termsRev?: number | undefined;
}

export type SaveSlotError = 'end-before-start' | 'slot-past' | 'date-too-far';

export const endsAfterStart = ({ start, end }: Pick<SlotInput, 'start' | 'end'>): boolean =>
  start < end;

export const validateSlotInput = (input: SlotInput, today: string): SaveSlotError | null => {
  if (!endsAfterStart(input)) return 'end-before-start';
  if (!isTodayOrLater(input, today)) return 'slot-past';
  return input.date > lastPlannableDate(today) ? 'date-too-far' : null;
};

export const newSlotRev = 0;

export const createSlot = (
  { pieceCapacity, termsRev: _termsRev, ...input }: SlotInput,
  dayClosureReason: DayClosureReason,
): Omit<Slot, 'slotId'> => ({
  ...input,
  configuredCapacity: input.capacity,
  freeCapacity: input.capacity,
  piecesFree: pieceCapacity,
  isClosedByStaff: false,
  dayClosureReason,
  waitlistLength: 0,
  termsRev: newSlotRev + 1,
});

const countPieces = (holds: readonly Hold[]): number =>
  holds.reduce((sum, { items }) => sum + items, 0);

export const totalPieceCapacity = (
  { piecesFree }: Pick<Slot, 'piecesFree'>,
  holds: readonly Hold[],
): number | null => (piecesFree === null ? null : piecesFree + countPieces(holds));

export const updateSlot = (
  { slot, holds }: { readonly slot: Slot; readonly holds: readonly Hold[] },
  { pieceCapacity, termsRev: _termsRev, ...input }: SlotInput,
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
    termsRev: slot.termsRev + 1,
  };
};

const hasSameTerms = (a: Slot, b: Slot): boolean => {
  const [before, after] = [a, b].map(({ dayClosureReason: _reason, termsRev: _rev, ...terms }) =>
    JSON.stringify(terms),
  );
  return before === after;
};

/** Repeating what is stored succeeds whatever the revision, so that a lost answer can be retried. */
export const decideSlotSave = (
  stored: { readonly slot: Slot; readonly holds: readonly Hold[] } | null,
  input: SlotInput,
  dayClosureReason: DayClosureReason,
): Result<Omit<Slot, 'slotId'>, 'slot-changed'> => {
  const { termsRev = stored?.slot.termsRev ?? newSlotRev } = input;
  if (!stored)
    return termsRev === newSlotRev ? ok(createSlot(input, dayClosureReason)) : err('slot-changed');
  const { slot } = stored;
  const updated = updateSlot(stored, input, dayClosureReason);
  if (hasSameTerms(slot, updated)) return ok({ ...updated, termsRev: slot.termsRev });
  return termsRev === slot.termsRev ? ok(updated) : err('slot-changed');
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
