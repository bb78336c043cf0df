import { happened, kolkataDate, Problem, refusal, type Outcome, type QuoteClaims, type ReadQuote } from '@tokri/contracts';
import { conflict, loadDecideSave } from '@tokri/service-kit/use-case';
import { anotherSlotMayDo, decideHold, mayHoldOneMore, quoteIsOfHolder, type HoldRefusal, type HoldStep, type HoldWish, type Place } from '../domain/decide-hold.ts';
import { holdLifeMs, type Hold } from '../domain/hold.ts';
import { alternativesOf, datesNear } from '../domain/slot-rules.ts';
import type { Slot } from '../domain/slot.ts';
import type { AreaStore, Clock, SlotStore } from './ports.ts';
import { releaseHold } from './release-hold.ts';

export interface HoldNeeds {
  readonly slots: SlotStore;
  readonly areas: Pick<AreaStore, 'byId'>;
  readonly readQuote: ReadQuote;
  readonly clock: Clock;
  /** Places that one customer may hold at once; a move holds the new one before the old is let go. */
  readonly openHoldsMax: number;
  readonly allocateId: (next: () => Promise<number>) => Promise<number>;
}

export interface HoldRequest {
  readonly slotId: number;
  readonly userId: number;
  readonly holdKey: string;
  readonly quoteToken: string;
  readonly extend: boolean;
  /** The hold that is let go once the new one stands; 0 for none. */
  readonly replaces: number;
}

export interface HeldPlace {
  readonly slot: Slot;
  readonly hold: Hold;
}

export type HoldOutcome = Outcome<HeldPlace, HoldRefusal, { readonly alternatives: readonly Slot[] }>;

/** A guard that did not hold is decided anew from what stands then, at most this often. */
const triesMax = 5;
const alternativesMax = 3;

const loadPlace = async ({ slots, areas }: HoldNeeds, slotId: number): Promise<Place> => {
  const held = await slots.byId(slotId);
  if (!held) throw new Problem('not-found');
  const area = await areas.byId(held.slot.groupId);
  return { ...held, ranges: area?.ranges ?? [] };
};

const alternatives = async ({ slots }: HoldNeeds, wanted: Slot, wish: HoldWish): Promise<readonly Slot[]> =>
  alternativesOf(wanted, await slots.ofDays([wanted.groupId], datesNear(wanted.date, kolkataDate(wish.now))), { ask: wish, limit: alternativesMax });

interface Hand {
  readonly wish: HoldWish;
  readonly isMoving: boolean;
  readonly holdId: () => Promise<number>;
}

const take = async (needs: HoldNeeds, slot: Slot, { wish, isMoving, holdId }: Hand): Promise<HoldOutcome | typeof conflict> => {
  const { userId, holdKey, itemCount, now } = wish;
  if (!mayHoldOneMore(await needs.slots.openHoldsOf(userId), { openHoldsMax: needs.openHoldsMax, isMoving })) return refusal('too-many-holds', { alternatives: [] });
  const hold = await needs.slots.hold(slot, { holdId: await holdId(), userId, holdKey, items: itemCount, expiresAt: new Date(now.getTime() + holdLifeMs) });
  return hold ? happened({ slot, hold }) : conflict;
};

const write = async (needs: HoldNeeds, { slot, step, hand }: { slot: Slot; step: HoldStep; hand: Hand }): Promise<HoldOutcome | typeof conflict> => {
  switch (step.kind) {
    case 'stands':
      return happened({ slot, hold: step.hold });
    case 'extend': {
      const hold = await needs.slots.extend(slot, step.hold);
      return hold ? happened({ slot, hold }) : conflict;
    }
    case 'take':
      return take(needs, slot, hand);
  }
};

const wishOf = ({ clock }: HoldNeeds, { userId, holdKey, extend }: HoldRequest, quote: QuoteClaims): HoldWish => ({
  userId, holdKey, isExtending: extend, now: clock(), pincode: quote.pincode, itemCount: quote.itemCount, leadTimeMinutes: quote.leadTimeMinutes, itemsPaise: quote.totals.itemsPaise,
});

/**
 * Holds a place in a slot for the quote's user (shapes.md S12). The rules are asked first, so that a refusal has its reason;
 * the guarded write decides. The same HoldKey answers the same hold.
 * @throws Problem `not-found` for an unknown slot, `overloaded` when others are always faster.
 */
export const holdSlot = async (needs: HoldNeeds, request: HoldRequest): Promise<HoldOutcome> => {
  const reading = await needs.readQuote(request.quoteToken);
  if (reading.kind === 'refused') return refusal(reading.code, { alternatives: [] });
  const { quote } = reading;
  if (!quoteIsOfHolder(quote, request.userId)) return refusal('quote-invalid', { alternatives: [] });
  let allocated: Promise<number> | undefined;
  const holdId = () => (allocated ??= needs.allocateId(() => needs.slots.nextHoldId()));
  const wish = wishOf(needs, request, quote);
  const outcome = await loadDecideSave({
    triesMax, givenUp: () => new Problem('overloaded', undefined, { retryAfterSeconds: 1 }),
    load: () => loadPlace(needs, request.slotId),
    decide: (place) => decideHold(place, wish),
    save: async ({ slot }, decision): Promise<HoldOutcome | typeof conflict> => {
      if (decision.ok) return write(needs, { slot, step: decision.value, hand: { wish, isMoving: request.replaces > 0, holdId } });
      return refusal(decision.code, { alternatives: anotherSlotMayDo(decision.code) ? await alternatives(needs, slot, wish) : [] });
    },
  });
  // A move does not fail for its old hold: whatever it was, the new place stands.
  if (outcome.ok && request.replaces > 0 && request.replaces !== outcome.value.hold.holdId) await releaseHold(needs, { holdId: request.replaces, userId: request.userId });
  return outcome;
};
