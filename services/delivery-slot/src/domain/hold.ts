/** H held by a customer, P kept for a payment, B booked by an order. */
export type HoldState = 'H' | 'P' | 'B';

export interface Hold {
  readonly holdId: number;
  readonly userId: number;
  readonly holdKey: string;
  readonly orderId: number | null;
  /** Pieces in the cart, for slots that are limited in pieces. */
  readonly items: number;
  readonly state: HoldState;
  /** Raised by every transition; the `seq` of its events. */
  readonly step: number;
  readonly expiresAt: Date;
  readonly extended: boolean;
}

const minuteMs = 60_000;
/** A chosen place is held this long, and once extended by this much (architecture.md 3). */
export const holdLifeMs = 10 * minuteMs;
export const extensionMs = 5 * minuteMs;
/** The sweeper lets a hold live this much longer, so that a confirm on its way wins (reliability.md 5.1). */
export const expiryGraceMs = 5_000;

/** A place is kept for a payment this long: 5 minutes more than the order waits for it (reliability.md 5.1). */
export const keepLifeMs = 25 * minuteMs;

export type HoldTransition = 'extend' | 'keep' | 'book' | 'release' | 'expire' | 'free-for-order';

/** From which states a transition may start; the guards of the writes say the same (reliability.md 5.1). */
export const transitions: Readonly<Record<HoldTransition, readonly HoldState[]>> = {
  extend: ['H'],
  keep: ['H'],
  book: ['H', 'P'],
  release: ['H'],
  expire: ['H', 'P'],
  'free-for-order': ['P', 'B'],
};

/** Only presence decides: a hold past its end can still be booked until the sweeper has taken it away. */
export const isExpired = (hold: Hold, now: Date): boolean => transitions.expire.includes(hold.state) && hold.expiresAt.getTime() <= now.getTime() - expiryGraceMs;
