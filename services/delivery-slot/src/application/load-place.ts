import { kolkataDate, Problem, type PincodeRange, type ReadQuote } from '@tokri/contracts';
import { alternativesOf, datesNear, type Ask } from '../domain/slot-rules.ts';
import type { Slot } from '../domain/slot.ts';
import type { AreaStore } from './ports/areas.ts';
import type { ClaimStore } from './ports/claims.ts';
import type { Clock } from './ports/clock.ts';
import type { HeldSlot } from './ports/held-slot.ts';
import type { HoldReads, HoldWrites } from './ports/holds.ts';
import type { SlotReads } from './ports/slots.ts';
import type { LineReads, LineWrites } from './ports/waiting-lines.ts';
import type { SlotViews } from './recent-views.ts';

/** What is needed to decide about a place in a slot. */
export interface PlaceNeeds {
  readonly slots: SlotReads & HoldReads & LineReads & HoldWrites & LineWrites;
  readonly areas: Pick<AreaStore, 'byId'>;
  readonly claims: ClaimStore;
  readonly views: Pick<SlotViews, 'slots'>;
  readonly readQuote: ReadQuote;
  readonly clock: Clock;
}

export interface LoadedPlace extends HeldSlot {
  /** What the slot's group serves. */
  readonly ranges: readonly PincodeRange[];
}

const alternativesMax = 3;

/** A slot as it is now. @throws Problem `not-found` */
export const loadPlace = async (
  { slots, areas }: Pick<PlaceNeeds, 'slots' | 'areas'>,
  slotId: number,
): Promise<LoadedPlace> => {
  const held = await slots.byId(slotId);
  if (!held) throw new Problem('not-found');
  const area = await areas.byId(held.slot.groupId);
  return { ...held, ranges: area?.ranges ?? [] };
};

/** Slots that could be had instead, nearest in time first. */
export const nearestTo = async (
  { views }: Pick<PlaceNeeds, 'views'>,
  wanted: Slot,
  ask: Ask,
): Promise<readonly Slot[]> =>
  alternativesOf(
    wanted,
    await views.slots.ofDays([wanted.groupId], datesNear(wanted.date, kolkataDate(ask.now))),
    { ask, limit: alternativesMax },
  );
