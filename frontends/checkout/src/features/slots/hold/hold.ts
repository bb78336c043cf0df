import { extensionMinutes, holdMinutes, returnedHoldMinutes } from '@tokri/contracts/slots';
import type { SlotResponse } from '@tokri/contracts/api';

export interface ChosenSlot {
  readonly slotId: number;
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

export interface SlotRequestOptions {
  /** Takes over the hold that another device of the customer has in this slot. */
  readonly isTakingOver?: boolean;
}

export type ChooseSlot = (slot: ChosenSlot, options?: SlotRequestOptions) => void;

export interface Hold {
  readonly holdKey: string;
  readonly holdId: number;
  readonly slot: ChosenSlot;
  /** Expiry by this device's clock, ISO 8601. */
  readonly until: string;
  readonly isExtended: boolean;
}

export interface HoldError {
  readonly code: string;
  readonly message: string;
  readonly alternatives: readonly SlotResponse[];
}

export type HoldState =
  | { readonly kind: 'none' }
  | { readonly kind: 'requesting'; readonly slot: ChosenSlot; readonly previous: Hold | null }
  | { readonly kind: 'held'; readonly hold: Hold }
  | {
      readonly kind: 'rejected';
      readonly slot: ChosenSlot;
      readonly error: HoldError;
      readonly previous: Hold | null;
    }
  | { readonly kind: 'ended'; readonly slot: ChosenSlot };

export type HoldEvent =
  | { readonly kind: 'chosen'; readonly slot: ChosenSlot }
  | { readonly kind: 'granted'; readonly hold: Hold }
  | { readonly kind: 'rejected'; readonly slot: ChosenSlot; readonly error: HoldError }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'extended'; readonly hold: Hold }
  | { readonly kind: 'ended'; readonly holdKey: string }
  | { readonly kind: 'taken-over'; readonly holdKey: string }
  | { readonly kind: 'ended-as-taken-over'; readonly slot: ChosenSlot }
  | { readonly kind: 'dropped' };

/** Another device of the customer has the hold. */
export const heldElsewhereCode = 'slot-already-held';

export const noHold: HoldState = { kind: 'none' };

export const currentHold = (state: HoldState): Hold | null => {
  switch (state.kind) {
    case 'held':
      return state.hold;
    case 'requesting':
    case 'rejected':
      return state.previous;
    case 'none':
    case 'ended':
      return null;
  }
};

const toHeldState = (hold: Hold | null): HoldState => (hold ? { kind: 'held', hold } : noHold);

const expireHold = (state: HoldState, holdKey: string): HoldState => {
  const hold = currentHold(state);
  if (hold?.holdKey !== holdKey) return state;
  return state.kind === 'requesting'
    ? { ...state, previous: null }
    : { kind: 'ended', slot: hold.slot };
};

const heldElsewhere: HoldError = { code: heldElsewhereCode, message: '', alternatives: [] };

const toHeldElsewhere = (state: HoldState, holdKey: string): HoldState => {
  const hold = currentHold(state);
  if (hold?.holdKey !== holdKey) return state;
  return state.kind === 'requesting'
    ? { ...state, previous: null }
    : { kind: 'rejected', slot: hold.slot, error: heldElsewhere, previous: null };
};

/** The release at the end of the countdown found that another device has the hold. */
const correctEnd = (state: HoldState, slot: ChosenSlot): HoldState =>
  state.kind === 'ended' && state.slot.slotId === slot.slotId
    ? { kind: 'rejected', slot, error: heldElsewhere, previous: null }
    : state;

const isLatestChoice = (state: HoldState, slot: ChosenSlot): boolean =>
  state.kind === 'requesting' && state.slot.slotId === slot.slotId;

export const reduceHold = (state: HoldState, event: HoldEvent): HoldState => {
  switch (event.kind) {
    case 'chosen':
      return { kind: 'requesting', slot: event.slot, previous: currentHold(state) };
    case 'granted':
      if (isLatestChoice(state, event.hold.slot) || state.kind !== 'requesting')
        return { kind: 'held', hold: event.hold };
      return { ...state, previous: event.hold };
    case 'rejected':
      return isLatestChoice(state, event.slot)
        ? {
            kind: 'rejected',
            slot: event.slot,
            error: event.error,
            previous: currentHold(state),
          }
        : state;
    case 'abandoned':
      return state.kind === 'requesting' || state.kind === 'rejected'
        ? toHeldState(state.previous)
        : state;
    case 'extended':
      return currentHold(state)?.holdKey === event.hold.holdKey && state.kind === 'held'
        ? { kind: 'held', hold: event.hold }
        : state;
    case 'ended':
      return expireHold(state, event.holdKey);
    case 'taken-over':
      return toHeldElsewhere(state, event.holdKey);
    case 'ended-as-taken-over':
      return correctEnd(state, event.slot);
    case 'dropped':
      return noHold;
  }
};

/**
 * An expiry further away than this, or in the past for a new hold, means that the device clock is
 * wrong.
 */
const maxHoldMs = (holdMinutes + extensionMinutes) * 60_000;
const newHoldMs = holdMinutes * 60_000;

/** The server gives a hold back for this long when it rejects the order. */
export const returnedUntil = (until: string, nowMs: number): string =>
  new Date(Math.max(Date.parse(until), nowMs + returnedHoldMinutes * 60_000)).toISOString();

export const canStillBeHeld = (askedAt: string, nowMs: number): boolean =>
  nowMs - Date.parse(askedAt) < newHoldMs;

export const toLocalExpiry = (
  expiresAt: string,
  { nowMs, isFresh }: { nowMs: number; isFresh: boolean },
): string => {
  const remainingMs = Date.parse(expiresAt) - nowMs;
  const isPlausible = remainingMs <= maxHoldMs && (remainingMs > 0 || !isFresh);
  return isPlausible ? expiresAt : new Date(nowMs + newHoldMs).toISOString();
};
