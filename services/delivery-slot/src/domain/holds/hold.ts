import { paymentReservationMinutes } from '@tokri/contracts/orders';
import { extensionMinutes, holdMinutes, waitlistOfferMinutes } from '@tokri/contracts/slots';

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
  readonly seq: number;
  readonly expiresAt: Date;
  readonly isExtended: boolean;
  /** Since when its customer had been in the waiting list; absent where the place was never offered. */
  readonly waitlistedAt?: Date;
}

const minuteMs = 60_000;

/** The sweeper takes a hold away this long after its end, so that an order which is on its way still gets the place (reliability.md 5.1). */
export const expiryGraceMs = 5_000;
export const holdDurationMs = holdMinutes * minuteMs;
export const extensionMs = extensionMinutes * minuteMs;
export const paymentReservationMs = paymentReservationMinutes * minuteMs;
export const offerDurationMs = waitlistOfferMinutes * minuteMs;

export interface Transition {
  /** States it starts from; empty: the hold must not be there. */
  readonly from: readonly HoldState[];
  /** The state it ends in; null: the hold is gone. */
  readonly to: HoldState | null;
  /** What it does to the free places of the slot, in the same write. */
  readonly free: -1 | 0 | 1;
  /** What else must be true for it to happen, in the words of README.md. */
  readonly precondition: string;
  /** The event that is published with it; null for none. */
  readonly event: string | null;
}

/** Published in README.md, which a test compares. The conditional updates are derived from this table. */
export const transitions = {
  hold: {
    from: [],
    to: 'H',
    free: -1,
    precondition:
      'remaining capacity ≥ 1, slot open, waitlist empty, no open hold of this customer, items fit',
    event: 'slot.held',
  },
  offer: {
    from: [],
    to: 'O',
    free: -1,
    precondition: 'remaining capacity ≥ 1, slot open, first waitlist entry whose items fit',
    event: 'slot.offered',
  },
  rebook: {
    from: [],
    to: 'B',
    free: -1,
    precondition: 'remaining capacity ≥ 1, slot open, waitlist empty, items fit, order is paid',
    event: 'slot.booked',
  },
  accept: {
    from: ['O'],
    to: 'H',
    free: 0,
    precondition: 'same customer, items fit',
    event: 'slot.held',
  },
  extend: {
    from: ['H'],
    to: 'H',
    free: 0,
    precondition: 'same customer, not extended yet',
    event: null,
  },
  'reserve-for-payment': {
    from: ['H'],
    to: 'P',
    free: 0,
    precondition: 'same customer, additional items fit',
    event: 'slot.kept',
  },
  book: {
    from: ['H', 'P'],
    to: 'B',
    free: 0,
    precondition: 'same customer, P: same order, additional items fit',
    event: 'slot.booked',
  },
  release: {
    from: ['H', 'O'],
    to: null,
    free: 1,
    precondition: 'same customer',
    event: 'slot.released',
  },
  expire: {
    from: ['H', 'O', 'P'],
    to: null,
    free: 1,
    precondition: 'expired at least 5 s ago',
    event: 'slot.expired',
  },
  'release-for-order': {
    from: ['P', 'B'],
    to: null,
    free: 1,
    precondition: 'same order',
    event: 'slot.released',
  },
} as const satisfies Record<string, Transition>;

export type HoldTransition = keyof typeof transitions;

export const canTransition = (hold: Pick<Hold, 'state'>, transition: HoldTransition): boolean =>
  (transitions[transition] as Transition).from.includes(hold.state);

/** Whether the sweeper may take the hold away. Until it has, a hold past its end can still be booked: whether the hold is there decides, not the clock. */
export const isExpired = (hold: Hold, now: Date): boolean =>
  canTransition(hold, 'expire') && hold.expiresAt.getTime() <= now.getTime() - expiryGraceMs;
