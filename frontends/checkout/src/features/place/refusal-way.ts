import { orderStatus } from '@tokri/contracts';
import type { PlaceRefusal } from '@tokri/contracts/http';

/** The way out of a refused order. */
export type RefusalWay =
  /** The price is counted anew; when it is the same, the order can be placed at once. */
  | 'requote'
  /** The cart is another now: it is read again and what changed is shown. */
  | 'review'
  /** The place in the slot is gone or never was: another one is chosen. */
  | 'slot'
  /** Some lines are short: they are marked. */
  | 'lines'
  /** Nothing of the customer's is wrong: the same again. */
  | 'again'
  | 'say';

const ways: Readonly<Record<PlaceRefusal, RefusalWay>> = {
  'quote-expired': 'requote',
  'quote-invalid': 'requote',
  'quote-changed': 'review',
  'cart-taken': 'review',
  'date-changed': 'review',
  'hold-expired': 'slot',
  'slot-full': 'slot',
  'slot-closed': 'slot',
  'slot-cut-off': 'slot',
  'slot-past': 'slot',
  'slot-blackout': 'slot',
  'slot-weekly-off': 'slot',
  'slot-lead-time': 'slot',
  'slot-minimum-order': 'slot',
  'slot-item-capacity': 'slot',
  'stock-short': 'lines',
  // The cart tells why the coupon takes nothing off, and what it costs without.
  'coupon-unknown': 'review',
  'coupon-used-up': 'review',
  'coupon-first-order': 'review',
  'coupon-used': 'review',
  'payment-method': 'say',
  'payment-missing': 'say',
  'payment-late': 'say',
  'payment-unavailable': 'again',
  late: 'again',
};
const isKnown = (code: string): code is PlaceRefusal => Object.hasOwn(ways, code);

/** A slot can be closed for reasons that this page does not know yet. */
export const wayOut = (code: string): RefusalWay => {
  if (isKnown(code)) return ways[code];
  return code.startsWith('slot-') ? 'slot' : 'say';
};

/** A rejected order took its hold with it, so the same slot has to be held anew before the order can be placed again. */
export const tookTheHold = (status: number | undefined): boolean => status === orderStatus.Rejected;

/** Problems after which nobody knows whether the order was placed: the same key asks again, and places it at most once. */
const unsureCodes: readonly string[] = [
  'timeout',
  'unreachable',
  'offline',
  'unreadable-answer',
  'unavailable',
  'overloaded',
  'internal',
  'idempotency-key-running',
  'not-known-yet',
];
export const isUnsure = ({
  code,
  status,
}: {
  readonly code: string;
  readonly status: number;
}): boolean => unsureCodes.includes(code) || status >= 500;

export interface Attempt {
  readonly body: string;
  readonly key: string;
}

/** The same order keeps its key until a definite answer came, so that a repeat places it once; another order gets another key. */
export const attemptFor = (last: Attempt | null, body: string, newKey: () => string): Attempt =>
  last?.body === body ? last : { body, key: newKey() };
