import { ok, Problem, refusal, type Outcome, type QuoteClaims } from '@tokri/contracts';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import {
  anotherSlotMayDo,
  decideHold,
  holdOfKey,
  holdsMax,
  makesRoom,
  quoteIsOfHolder,
  type HoldRefusal,
  type HoldStep,
  type HoldWish,
} from '../domain/decide-hold.ts';
import { holdLifeMs, type Hold } from '../domain/hold.ts';
import type { Slot } from '../domain/slot.ts';
import { claimOne } from './claim-one.ts';
import type { HoldGates } from './hold-gates.ts';
import { loadPlace, nearestTo, type PlaceNeeds } from './load-place.ts';
import type { NewHold } from './ports/held-slot.ts';
import { releaseHold } from './release-hold.ts';

export interface HoldNeeds extends PlaceNeeds {
  /** Places that one customer may hold at once; a move holds the new one before the old is let go. */
  readonly openHoldsMax: number;
  readonly gates: HoldGates;
}

export interface HoldRequest {
  readonly slotId: number;
  readonly userId: number;
  readonly holdKey: string;
  readonly quoteToken: string;
  readonly extend: boolean;
  /** The hold that is let go once the new one stands; 0 for none. */
  readonly replaces: number;
  /** Whose limit of places the call counts for (`networkOf` of the kit); undefined where nobody told it. */
  readonly network: string | undefined;
}

export interface HeldPlace {
  readonly slot: Slot;
  readonly hold: Hold;
}

export type HoldOutcome = Outcome<
  HeldPlace,
  HoldRefusal,
  { readonly alternatives: readonly Slot[] }
>;

/** A guard that did not hold is decided anew from what stands then, at most this often. */
const triesMax = 5;

interface Hand {
  readonly wish: HoldWish;
  /** Once a call. What a key has already counts for no limit (shapes.md S12). */
  readonly countTry: () => void;
  readonly isMoving: boolean;
  readonly network: string | undefined;
  readonly holdId: () => Promise<number>;
}

const tooMany = refusal('too-many-holds', { alternatives: [] });
const newHold = (
  { userId, holdKey, itemCount, itemsPaise, leadTimeMinutes, now }: HoldWish,
  holdId: number,
): NewHold => ({
  holdId,
  userId,
  holdKey,
  items: itemCount,
  heldFor: { itemsPaise, leadTimeMinutes },
  expiresAt: new Date(now.getTime() + holdLifeMs),
});

const mayHold = (
  deps: HoldNeeds,
  { wish: { userId }, isMoving }: Hand,
  holdId: number,
): Promise<boolean> =>
  claimOne(deps, {
    kind: 'holds',
    userId,
    thing: holdId,
    max: holdsMax({ openHoldsMax: deps.openHoldsMax, isMoving }),
    fatesOf: (holdIds) => deps.slots.fatesOfHolds(userId, holdIds),
  });

const take = async (
  deps: HoldNeeds,
  slot: Slot,
  hand: Hand,
): Promise<HoldOutcome | typeof conflict> => {
  const holdId = await hand.holdId();
  if (!(await mayHold(deps, hand, holdId))) return tooMany;
  const hold = await deps.slots.hold(slot, newHold(hand.wish, holdId));
  if (hold) return ok({ slot, hold });
  await deps.claims.drop({ kind: 'holds', userId: hand.wish.userId, thing: holdId });
  return conflict;
};

/** The network has used up a place only when one was taken: who loses, or has too many, takes none from their neighbours. */
const takeCounted = async (
  deps: HoldNeeds,
  slot: Slot,
  hand: Hand,
): Promise<HoldOutcome | typeof conflict> => {
  const giveBack = deps.gates.countPlace(hand.network);
  let isTaken = false;
  try {
    const outcome = await take(deps, slot, hand);
    isTaken = outcome !== conflict && outcome.ok;
    return outcome;
  } finally {
    if (!isTaken) giveBack();
  }
};

const accept = async (
  deps: HoldNeeds,
  { slot, offered }: { slot: Slot; offered: Hold },
  hand: Hand,
): Promise<HoldOutcome | typeof conflict> => {
  if (!(await mayHold(deps, hand, offered.holdId))) return tooMany;
  const hold = await deps.slots.accept(slot, offered, newHold(hand.wish, offered.holdId));
  return hold ? ok({ slot, hold }) : conflict;
};

const write = async (
  deps: HoldNeeds,
  { slot, step, hand }: { slot: Slot; step: HoldStep; hand: Hand },
): Promise<HoldOutcome | typeof conflict> => {
  switch (step.kind) {
    case 'stands':
      return ok({ slot, hold: step.hold });
    case 'extend': {
      const hold = await deps.slots.extend(slot, step.hold);
      return hold ? ok({ slot, hold }) : conflict;
    }
    case 'accept':
      return accept(deps, { slot, offered: step.hold }, hand);
    case 'take':
      return takeCounted(deps, slot, hand);
  }
};

const wishOf = (
  { clock }: HoldNeeds,
  { userId, holdKey, extend }: HoldRequest,
  quote: QuoteClaims,
): HoldWish => ({
  userId,
  holdKey,
  isExtending: extend,
  now: clock(),
  pincode: quote.pincode,
  itemCount: quote.itemCount,
  leadTimeMinutes: quote.leadTimeMinutes,
  itemsPaise: quote.totals.itemsPaise,
});

/** Only a hold of their own that can be let go makes room for one more. */
const isMoving = async (
  { slots }: HoldNeeds,
  { userId, replaces }: HoldRequest,
): Promise<boolean> => {
  if (replaces === 0) return false;
  const held = await slots.byHold(replaces);
  return makesRoom(held?.holds ?? [], { userId, replaces });
};

const refusedWith = async (
  deps: HoldNeeds,
  { slot, wish }: { slot: Slot; wish: HoldWish },
  code: HoldRefusal,
): Promise<HoldOutcome> =>
  refusal(code, { alternatives: anotherSlotMayDo(code) ? await nearestTo(deps, slot, wish) : [] });

/** The hold that the same key made in another slot. */
const heldElsewhere = async (
  { slots }: HoldNeeds,
  wish: HoldWish,
): Promise<HeldPlace | undefined> => {
  for (const { slot, holds } of await slots.heldBy(wish.userId)) {
    const hold = holdOfKey(holds, wish);
    if (hold) return { slot, hold };
  }
  return undefined;
};

/** What a slot that was sold out a moment ago says now, as far as it says that it is full: all else is decided in turn. */
const refusedAtTheDoor = async (
  deps: HoldNeeds,
  slotId: number,
  { wish, countTry }: Hand,
): Promise<HoldOutcome | undefined> => {
  const seen = await deps.gates.soldOut(slotId, () => loadPlace(deps, slotId));
  const decision = seen && decideHold(seen, wish);
  if (!seen || !decision || decision.ok || decision.code !== 'slot-full') return undefined;
  countTry();
  return refusedWith(deps, { slot: seen.slot, wish }, decision.code);
};

const once = (act: () => void): (() => void) => {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
};

/**
 * Holds a place in a slot for the quote's user (shapes.md S12). The rules are asked first, so that a refusal has its reason;
 * the guarded write decides. The same HoldKey answers the same hold, also where another slot is asked for.
 * @throws Problem `not-found` for an unknown slot, `overloaded` when too many want this slot or others are always faster, `too-many-requests` for who asks too often.
 */
export const holdSlot = async (deps: HoldNeeds, request: HoldRequest): Promise<HoldOutcome> => {
  const reading = await deps.readQuote(request.quoteToken);
  if (reading.kind === 'refused') return refusal(reading.code, { alternatives: [] });
  const { quote } = reading;
  if (!quoteIsOfHolder(quote, request.userId))
    return refusal('quote-invalid', { alternatives: [] });
  const wish = wishOf(deps, request, quote);
  let allocated: Promise<number> | undefined;
  // Over crashes and repeats a hold is known by its key, not by its id: nothing of the id need be written down beside it.
  const holdId = () => (allocated ??= deps.slots.nextHoldId());
  const countTry = once(() => {
    deps.gates.countTry(request.userId);
  });
  const hand: Hand = {
    wish,
    countTry,
    isMoving: await isMoving(deps, request),
    network: request.network,
    holdId,
  };
  const atTheDoor = await refusedAtTheDoor(deps, request.slotId, hand);
  if (atTheDoor) return atTheDoor;
  // Who had to wait for their turn may find that the slot has been sold meanwhile.
  const outcome = await deps.gates.inTurn(
    request.slotId,
    async () =>
      (await refusedAtTheDoor(deps, request.slotId, hand)) ??
      updateAggregate({
        triesMax,
        givenUp: () => new Problem('overloaded', undefined, { retryAfterSeconds: 1 }),
        load: () => loadPlace(deps, request.slotId),
        decide: (place) => decideHold(place, wish),
        save: async (place, decision): Promise<HoldOutcome | typeof conflict> => {
          const isNew =
            decision.ok && (decision.value.kind === 'take' || decision.value.kind === 'accept');
          const elsewhere = isNew ? await heldElsewhere(deps, wish) : undefined;
          if (elsewhere) return ok(elsewhere);
          if (!decision.ok || isNew) countTry();
          if (decision.ok) return write(deps, { slot: place.slot, step: decision.value, hand });
          deps.gates.noteSoldOut(place);
          return refusedWith(deps, { slot: place.slot, wish }, decision.code);
        },
      }),
  );
  // A move does not fail for its old hold: whatever it was, the new place stands.
  if (outcome.ok && request.replaces > 0 && request.replaces !== outcome.value.hold.holdId)
    await releaseHold(deps, { holdId: request.replaces, userId: request.userId });
  return outcome;
};
