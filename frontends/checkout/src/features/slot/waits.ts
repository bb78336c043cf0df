import type { OwnWait } from '@tokri/contracts/http';
import { endHere, type ChosenSlot } from './hold.ts';

/** A place that came free and is kept for the customer for ten minutes. */
export interface PlaceOffer {
  readonly holdId: number;
  /** When it ends by this device's clock, ISO 8601. */
  readonly until: string;
}

/** A slot whose line the customer stands in. */
export interface Wait {
  readonly slot: ChosenSlot;
  /** From 1; 0 once a place is offered. */
  readonly position: number;
  readonly offer: PlaceOffer | null;
}

export interface OfferedWait extends Wait {
  readonly offer: PlaceOffer;
}

export const isOffered = (wait: Wait): wait is OfferedWait => wait.offer !== null;

export const waitOf = (
  { SlotId, Date: date, Start, End, Position, Offer }: OwnWait,
  nowMs: number,
): Wait => ({
  slot: { slotId: SlotId, date, start: Start, end: End },
  position: Position,
  offer: Offer && {
    holdId: Offer.HoldId,
    until: endHere(Offer.ExpiresAt, { nowMs, isFresh: false }),
  },
});

/** An offer whose time is over counts as gone, whether or not the server has taken it back yet. */
export const isLive = ({ offer }: Wait, nowMs: number): boolean =>
  offer === null || Date.parse(offer.until) > nowMs;
