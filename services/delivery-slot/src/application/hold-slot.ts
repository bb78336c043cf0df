import { addDays, covers, kolkataDate, Problem, type QuoteClaims, type ReadQuote } from '@tokri/contracts';
import { holdLifeMs, type Hold } from '../domain/hold.ts';
import { alternativesOf, holdRefusal, type Ask } from '../domain/slot-rules.ts';
import type { Slot } from '../domain/slot.ts';
import { daysFrom } from '../domain/template.ts';
import type { AreaStore, Clock, HeldSlot, SlotStore } from './ports.ts';
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

export type HoldOutcome = { readonly kind: 'held'; readonly slot: Slot; readonly hold: Hold } | { readonly kind: 'refused'; readonly code: string; readonly alternatives: readonly Slot[] };

/** A guard that did not hold is decided anew from what stands then, at most this often. */
const triesMax = 5;
const alternativesMax = 3;
const refused = (code: string, alternatives: readonly Slot[] = []): HoldOutcome => ({ kind: 'refused', code, alternatives });
const mine = ({ holds }: HeldSlot, { userId, holdKey }: HoldRequest): Hold | undefined => holds.find((hold) => hold.userId === userId && hold.holdKey === holdKey);

const alternatives = async ({ slots }: HoldNeeds, wanted: Slot, ask: Ask): Promise<readonly Slot[]> => {
  const today = kolkataDate(ask.now);
  const near = [-1, 0, 1, 2].map((days) => addDays(wanted.date, days)).filter((date) => daysFrom(today).includes(date));
  return alternativesOf(wanted, await slots.ofDays([wanted.groupId], near), { ask, limit: alternativesMax });
};

const extended = async (needs: HoldNeeds, held: HeldSlot, hold: Hold): Promise<HoldOutcome> => {
  if (hold.extended || hold.state !== 'H') return { kind: 'held', slot: held.slot, hold };
  const after = await needs.slots.extend(held.slot, hold);
  return after ? { kind: 'held', slot: held.slot, hold: after } : refused('hold-expired');
};

const tryHold = async (needs: HoldNeeds, request: HoldRequest, { quote, holdId }: { quote: QuoteClaims; holdId: () => Promise<number> }): Promise<HoldOutcome | null> => {
  const held = await needs.slots.byId(request.slotId);
  if (!held) throw new Problem('not-found');
  const { slot } = held;
  const known = mine(held, request);
  if (known) return request.extend ? extended(needs, held, known) : { kind: 'held', slot, hold: known };
  if (request.extend) return refused('hold-expired');
  const area = await needs.areas.byId(slot.groupId);
  if (!quote.pincode || !area || !covers(area.ranges, quote.pincode)) return refused('slot-not-served');
  if (held.holds.some((hold) => hold.userId === request.userId && hold.state === 'H')) return refused('slot-already-held');
  const now = needs.clock();
  const ask: Ask = { now, itemCount: quote.itemCount, leadTimeMinutes: quote.leadTimeMinutes, itemsPaise: quote.totals.itemsPaise };
  const reason = holdRefusal(slot, ask);
  if (reason) return refused(`slot-${reason}`, await alternatives(needs, slot, ask));
  if ((await needs.slots.openHoldsOf(request.userId)) >= needs.openHoldsMax + (request.replaces > 0 ? 1 : 0)) return refused('too-many-holds');
  const hold = await needs.slots.hold(slot, { holdId: await holdId(), userId: request.userId, holdKey: request.holdKey, items: quote.itemCount, expiresAt: new Date(now.getTime() + holdLifeMs) });
  return hold && { kind: 'held', slot, hold };
};

/**
 * Holds a place in a slot for the quote's user (shapes.md S12). The rules are asked first, so that a refusal has its reason;
 * the guarded write decides. The same HoldKey answers the same hold.
 */
export const holdSlot = async (needs: HoldNeeds, request: HoldRequest): Promise<HoldOutcome> => {
  const reading = await needs.readQuote(request.quoteToken);
  if (reading.kind === 'refused') return refused(reading.code);
  if (reading.quote.userId !== request.userId) return refused('quote-invalid');
  let allocated: Promise<number> | undefined;
  const holdId = () => (allocated ??= needs.allocateId(() => needs.slots.nextHoldId()));
  for (let tries = 0; tries < triesMax; tries += 1) {
    const outcome = await tryHold(needs, request, { quote: reading.quote, holdId });
    if (!outcome) continue;
    if (outcome.kind === 'held' && request.replaces > 0 && request.replaces !== outcome.hold.holdId) await releaseHold(needs, { holdId: request.replaces, userId: request.userId, lenient: true });
    return outcome;
  }
  throw new Problem('overloaded', undefined, { retryAfterSeconds: 1 });
};
