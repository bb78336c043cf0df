import { ok, refusal, type Language, type Outcome } from '@tokri/contracts';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { quoteIsOfHolder } from '../domain/decide-hold.ts';
import type { Slot } from '../domain/slot.ts';
import { decideWait, positionOf, waitsMax, type WaitRefusal } from '../domain/waiting-list.ts';
import { claimOne } from './claim-one.ts';
import { loadPlace, nearestTo, type PlaceNeeds } from './load-place.ts';
import type { ClaimStore } from './ports/claims.ts';
import type { HeldSlot } from './ports/held-slot.ts';
import type { LineReads, LineWrites } from './ports/waiting-lines.ts';

export interface WaitRequest {
  readonly slotId: number;
  readonly userId: number;
  readonly quoteToken: string;
  readonly language: Language;
}

export type WaitOutcome = Outcome<
  { readonly position: number; readonly alternatives: readonly Slot[] },
  WaitRefusal | 'quote-invalid' | 'quote-expired'
>;

/** The places in line of a customer are claimed on one document, so that lines joined side by side are not more than they may be. */
const mayWait = (deps: PlaceNeeds, userId: number, slotId: number): Promise<boolean> =>
  claimOne(deps, {
    kind: 'waits',
    userId,
    thing: slotId,
    max: waitsMax,
    fatesOf: async () => ({
      standing: new Set((await deps.slots.waitedForBy(userId)).map(({ slot }) => slot.slotId)),
      gone: new Set(),
    }),
  });

/**
 * Puts a customer at the end of the line of a full slot, under the rules that a hold is asked. Who waits already keeps their position. Answers it with slots that could be had at once.
 * @throws Problem `not-found` for an unknown slot.
 */
export const waitForPlace = async (
  deps: PlaceNeeds,
  { slotId, userId, quoteToken, language }: WaitRequest,
): Promise<WaitOutcome> => {
  const reading = await deps.readQuote(quoteToken);
  if (reading.kind === 'refused') return refusal(reading.code);
  const { quote } = reading;
  if (!quoteIsOfHolder(quote, userId)) return refusal('quote-invalid');
  const now = deps.clock();
  const ask = {
    now,
    itemCount: quote.itemCount,
    leadTimeMinutes: quote.leadTimeMinutes,
    itemsPaise: quote.totals.itemsPaise,
  };
  const waits = (await deps.slots.waitedForBy(userId)).length;
  return updateAggregate({
    load: () => loadPlace(deps, slotId),
    decide: (place) => decideWait(place, { ...ask, userId, pincode: quote.pincode, waits }),
    save: async (place, decision): Promise<WaitOutcome | typeof conflict> => {
      if (!decision.ok) return decision;
      if (decision.value === 'join' && !(await mayWait(deps, userId, slotId)))
        return refusal('too-many-waits');
      const after: HeldSlot | null =
        decision.value === 'waits'
          ? place
          : await deps.slots.join(slotId, {
              userId,
              items: quote.itemCount,
              since: now,
              language,
            });
      return after
        ? ok({
            position: positionOf(after.line, userId),
            alternatives: await nearestTo(deps, place.slot, ask),
          })
        : conflict;
    },
  });
};

/** Takes a customer out of the line. Repeating it, and a place that was offered meanwhile, is fine: that one is let go by its hold. */
export const waitNoMore = async (
  { slots, claims }: { readonly slots: LineWrites; readonly claims: ClaimStore },
  { slotId, userId }: { readonly slotId: number; readonly userId: number },
): Promise<void> => {
  await slots.leave(slotId, userId);
  await claims.drop({ kind: 'waits', userId, thing: slotId });
};

export interface OwnWait {
  readonly slot: Slot;
  /** 0 once a place is offered. */
  readonly position: number;
  readonly offer: { readonly holdId: number; readonly expiresAt: Date } | null;
}

/** What a customer waits for, and what is offered to them, by the start of the slots. */
export const ownWaits = async (
  { slots }: { readonly slots: LineReads },
  userId: number,
): Promise<readonly OwnWait[]> => {
  const [offers, waits] = [await slots.offeredTo(userId), await slots.waitedForBy(userId)];
  const all = [
    ...offers.map(({ slot, holds }) => ({
      slot,
      position: 0,
      offer: holds.find((hold) => hold.userId === userId && hold.state === 'O') ?? null,
    })),
    ...waits.map(({ slot, line }) => ({ slot, position: positionOf(line, userId), offer: null })),
  ];
  return all.sort((a, b) =>
    `${a.slot.date} ${a.slot.start}`.localeCompare(`${b.slot.date} ${b.slot.start}`),
  );
};
