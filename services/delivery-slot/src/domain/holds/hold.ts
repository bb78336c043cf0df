import { minuteMs } from '@tokri/contracts/dates';
import { paymentReservationMinutes } from '@tokri/contracts/orders';
import {
  extensionMinutes,
  holdMinutes,
  returnedHoldMinutes,
  waitlistOfferMinutes,
} from '@tokri/contracts/slots';

export type HoldState = 'held' | 'offered' | 'reserved' | 'booked';

export interface Hold {
  readonly holdId: number;
  readonly userId: number;
  readonly holdKey: string;
  readonly orderId: number | null;
  readonly items: number;
  readonly heldFor: { readonly itemsPaise: number; readonly leadTimeMinutes: number } | null;
  readonly state: HoldState;
  readonly seq: number;
  readonly expiresAt: Date;
  /** When the hold would have expired if its order had not reserved it for payment. */
  readonly heldUntil?: Date;
  readonly isExtended: boolean;
  /** Another device or page took it over; from then on only its key releases it. */
  readonly isTakenOver: boolean;
  /** Orders that had this hold and were rejected or not paid in time. */
  readonly endedOrderIds: readonly number[];
  readonly waitlistedAt?: Date;
}

/** Grace period after the end of a hold, so that an order in flight still gets it. */
export const expiryGraceMs = 5_000;
export const holdDurationMs = holdMinutes * minuteMs;
export const extensionMs = extensionMinutes * minuteMs;
export const paymentReservationMs = paymentReservationMinutes * minuteMs;
export const returnedHoldMs = returnedHoldMinutes * minuteMs;
export const offerDurationMs = waitlistOfferMinutes * minuteMs;

export interface Transition {
  readonly from: readonly HoldState[];
  readonly to: HoldState | null;
  readonly freeDelta: -1 | 0 | 1;
}

/** The conditional updates derive from this table; README.md lists the preconditions. */
export const transitions = {
  hold: {
    from: [],
    to: 'held',
    freeDelta: -1,
  },
  offer: {
    from: [],
    to: 'offered',
    freeDelta: -1,
  },
  rebook: {
    from: [],
    to: 'booked',
    freeDelta: -1,
  },
  accept: {
    from: ['offered'],
    to: 'held',
    freeDelta: 0,
  },
  extend: {
    from: ['held'],
    to: 'held',
    freeDelta: 0,
  },
  'take-over': {
    from: ['held'],
    to: 'held',
    freeDelta: 0,
  },
  'reserve-for-payment': {
    from: ['held'],
    to: 'reserved',
    freeDelta: 0,
  },
  book: {
    from: ['held', 'reserved'],
    to: 'booked',
    freeDelta: 0,
  },
  release: {
    from: ['held', 'offered'],
    to: null,
    freeDelta: 1,
  },
  expire: {
    from: ['held', 'offered', 'reserved'],
    to: null,
    freeDelta: 1,
  },
  'release-for-order': {
    from: ['reserved', 'booked'],
    to: null,
    freeDelta: 1,
  },
  return: {
    from: ['reserved', 'booked'],
    to: 'held',
    freeDelta: 0,
  },
} as const satisfies Record<string, Transition>;

export type HoldTransition = keyof typeof transitions;

export const canHoldTransition = (hold: Pick<Hold, 'state'>, transition: HoldTransition): boolean =>
  (transitions[transition] as Transition).from.includes(hold.state);

/** A hold past its end can still be booked until the expiry job has removed it. */
export const isExpired = (hold: Hold, now: Date): boolean =>
  canHoldTransition(hold, 'expire') && hold.expiresAt.getTime() <= now.getTime() - expiryGraceMs;
