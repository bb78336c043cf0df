import { extensionMinutes, holdMinutes, keepMinutes, offerMinutes } from '@tokri/contracts';

/** H: held by a customer. O: offered to somebody in the waiting list. P: kept until an order is paid. B: booked by an order. */
export type HoldState = 'H' | 'O' | 'P' | 'B';

export interface Hold {
  readonly holdId: number;
  readonly userId: number;
  /** Empty for a place that was offered, or taken anew for an order. */
  readonly holdKey: string;
  readonly orderId: number | null;
  /** Pieces in the cart, for slots that are limited in pieces. */
  readonly items: number;
  /** Sum and lead time of the cart that the place was held for. Null for a place that is offered, and for one that was taken anew. */
  readonly heldFor: { readonly itemsPaise: number; readonly leadTimeMinutes: number } | null;
  readonly state: HoldState;
  /** Raised by each transition that publishes an event, whose `seq` it is. */
  readonly step: number;
  readonly expiresAt: Date;
  readonly extended: boolean;
  /** Since when its customer had been in the waiting list; absent where the place was never offered. */
  readonly waitedSince?: Date;
}

const minuteMs = 60_000;

/** The sweeper takes a hold away this long after its end, so that an order which is on its way still gets the place (reliability.md 5.1). */
export const expiryGraceMs = 5_000;
export const holdLifeMs = holdMinutes * minuteMs;
export const extensionMs = extensionMinutes * minuteMs;
export const keepLifeMs = keepMinutes * minuteMs;
export const offerLifeMs = offerMinutes * minuteMs;

export interface Transition {
  /** States it starts from; empty: the hold must not be there. */
  readonly from: readonly HoldState[];
  /** The state it ends in; null: the hold is gone. */
  readonly to: HoldState | null;
  /** What it does to the free places of the slot, in the same write. */
  readonly free: -1 | 0 | 1;
  /** What else must be true for it to happen, in the words of README.md. */
  readonly guard: string;
  /** The event that is published with it; null for none. */
  readonly tells: string | null;
}

const row = (of: Transition): Transition => of;

/**
 * The life of a hold (reliability.md 5.1 with the waiting list of issue 6): published in README.md, which a test compares. The guards of the writes
 * are made from it, so `free` moves exactly when a hold comes or goes.
 */
export const transitions = {
  hold: row({
    from: [],
    to: 'H',
    free: -1,
    guard:
      '`free ≥ 1`, fewer taken than wanted, open, nobody waits, no hold of this customer here, pieces fit',
    tells: 'slot.held',
  }),
  offer: row({
    from: [],
    to: 'O',
    free: -1,
    guard: '`free ≥ 1`, fewer taken than wanted, open, first in line whose pieces fit',
    tells: 'slot.offered',
  }),
  'take-anew': row({
    from: [],
    to: 'B',
    free: -1,
    guard: '`free ≥ 1`, fewer taken than wanted, open, pieces fit; money is there',
    tells: 'slot.booked',
  }),
  accept: row({
    from: ['O'],
    to: 'H',
    free: 0,
    guard: 'same customer, pieces fit',
    tells: 'slot.held',
  }),
  extend: row({
    from: ['H'],
    to: 'H',
    free: 0,
    guard: 'same customer, not extended yet',
    tells: null,
  }),
  keep: row({
    from: ['H'],
    to: 'P',
    free: 0,
    guard: 'same customer; more pieces than held for fit',
    tells: 'slot.kept',
  }),
  book: row({
    from: ['H', 'P'],
    to: 'B',
    free: 0,
    guard: 'same customer; P: that order; more pieces than held for fit',
    tells: 'slot.booked',
  }),
  release: row({
    from: ['H', 'O'],
    to: null,
    free: 1,
    guard: 'same customer',
    tells: 'slot.released',
  }),
  expire: row({
    from: ['H', 'O', 'P'],
    to: null,
    free: 1,
    guard: 'ended 5 s ago',
    tells: 'slot.expired',
  }),
  'free-for-order': row({
    from: ['P', 'B'],
    to: null,
    free: 1,
    guard: 'that order',
    tells: 'slot.released',
  }),
} as const;

export type HoldTransition = keyof typeof transitions;

export const mayGo = (hold: Pick<Hold, 'state'>, transition: HoldTransition): boolean =>
  (transitions[transition] as Transition).from.includes(hold.state);

/** Whether the sweeper may take the hold away. Until it has, a hold past its end can still be booked: whether the hold is there decides, not the clock. */
export const isExpired = (hold: Hold, now: Date): boolean =>
  mayGo(hold, 'expire') && hold.expiresAt.getTime() <= now.getTime() - expiryGraceMs;
