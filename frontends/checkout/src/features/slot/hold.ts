import { extensionMinutes, holdMinutes } from '@tokri/contracts';
import type { SlotAnswer } from '@tokri/contracts/http';

/** What the page says of a slot without its row. */
export interface ChosenSlot {
  readonly slotId: number;
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** A place that the server keeps for the customer. */
export interface Hold {
  /** The same key finds the same hold again, after a reload too. */
  readonly holdKey: string;
  readonly holdId: number;
  readonly slot: ChosenSlot;
  /** When it ends by this device's clock, ISO 8601. */
  readonly until: string;
  /** The one extension is used up. */
  readonly isExtended: boolean;
}

export interface HoldRefusal {
  /** Stable code of the server, or `failed` when no answer came. */
  readonly code: string;
  readonly message: string;
  readonly alternatives: readonly SlotAnswer[];
}

export type HoldState =
  | { readonly kind: 'none' }
  /** The server is being asked; what was held before stays until it answers. */
  | { readonly kind: 'asking'; readonly slot: ChosenSlot; readonly previous: Hold | null }
  | { readonly kind: 'held'; readonly hold: Hold }
  | {
      readonly kind: 'refused';
      readonly slot: ChosenSlot;
      readonly refusal: HoldRefusal;
      readonly previous: Hold | null;
    }
  | { readonly kind: 'ended'; readonly slot: ChosenSlot };

export type HoldEvent =
  | { readonly kind: 'chosen'; readonly slot: ChosenSlot }
  | { readonly kind: 'granted'; readonly hold: Hold }
  | { readonly kind: 'refused'; readonly slot: ChosenSlot; readonly refusal: HoldRefusal }
  /** The choice is not asked for any more: before the server was asked, or after no answer came. */
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'extended'; readonly hold: Hold }
  | { readonly kind: 'ended'; readonly holdKey: string }
  | { readonly kind: 'dropped' };

export const noHold: HoldState = { kind: 'none' };

/** The place that is kept at this moment, whatever is being asked beside it. */
export const currentHold = (state: HoldState): Hold | null => {
  switch (state.kind) {
    case 'held':
      return state.hold;
    case 'asking':
    case 'refused':
      return state.previous;
    case 'none':
    case 'ended':
      return null;
  }
};

const settled = (hold: Hold | null): HoldState => (hold ? { kind: 'held', hold } : noHold);

const ended = (state: HoldState, holdKey: string): HoldState => {
  const hold = currentHold(state);
  if (hold?.holdKey !== holdKey) return state;
  return state.kind === 'asking'
    ? { ...state, previous: null }
    : { kind: 'ended', slot: hold.slot };
};

/** An answer counts only for the choice that is asked at the moment; a later choice has the last word. */
const isAsked = (state: HoldState, slot: ChosenSlot): boolean =>
  state.kind === 'asking' && state.slot.slotId === slot.slotId;

export const reduceHold = (state: HoldState, event: HoldEvent): HoldState => {
  switch (event.kind) {
    case 'chosen':
      return { kind: 'asking', slot: event.slot, previous: currentHold(state) };
    case 'granted':
      if (isAsked(state, event.hold.slot) || state.kind !== 'asking')
        return { kind: 'held', hold: event.hold };
      return { ...state, previous: event.hold };
    case 'refused':
      return isAsked(state, event.slot)
        ? {
            kind: 'refused',
            slot: event.slot,
            refusal: event.refusal,
            previous: currentHold(state),
          }
        : state;
    case 'abandoned':
      return state.kind === 'asking' || state.kind === 'refused' ? settled(state.previous) : state;
    case 'extended':
      return currentHold(state)?.holdKey === event.hold.holdKey && state.kind === 'held'
        ? { kind: 'held', hold: event.hold }
        : state;
    case 'ended':
      return ended(state, event.holdKey);
    case 'dropped':
      return noHold;
  }
};

/** No hold lives longer; a server's end further away, or already past, means that this device's clock is wrong. */
const holdMsMax = (holdMinutes + extensionMinutes) * 60_000;
const freshHoldMs = holdMinutes * 60_000;

/** Whether a question that no answer came to may have made a hold that still stands: asked later than that, it would be a new wish, and nobody has it any more. */
export const mayStand = (askedAt: string, nowMs: number): boolean =>
  nowMs - Date.parse(askedAt) < freshHoldMs;

/** The end of a hold by this device's clock. `isFresh`: it was made by this very call. */
export const endHere = (
  expiresAt: string,
  { nowMs, isFresh }: { nowMs: number; isFresh: boolean },
): string => {
  const leftMs = Date.parse(expiresAt) - nowMs;
  const isPlausible = leftMs <= holdMsMax && (leftMs > 0 || !isFresh);
  return isPlausible ? expiresAt : new Date(nowMs + freshHoldMs).toISOString();
};
