import type { OwnWaitlistEntry } from '@tokri/contracts/api';
import { toLocalExpiry, type ChosenSlot } from '../hold/hold.ts';

export interface WaitlistOffer {
  readonly holdId: number;
  readonly until: string;
}

export interface WaitlistEntry {
  readonly slot: ChosenSlot;
  readonly position: number;
  readonly offer: WaitlistOffer | null;
}

export interface OfferedEntry extends WaitlistEntry {
  readonly offer: WaitlistOffer;
}

export const hasOffer = (entry: WaitlistEntry): entry is OfferedEntry => entry.offer !== null;

export const toWaitlistEntry = (
  { SlotId, Date: date, Start, End, Position, Offer }: OwnWaitlistEntry,
  nowMs: number,
): WaitlistEntry => ({
  slot: { slotId: SlotId, date, start: Start, end: End },
  position: Position,
  offer: Offer && {
    holdId: Offer.HoldId,
    until: toLocalExpiry(Offer.ExpiresAt, { nowMs, isFresh: false }),
  },
});

export const isLive = ({ offer }: WaitlistEntry, nowMs: number): boolean =>
  offer === null || Date.parse(offer.until) > nowMs;
