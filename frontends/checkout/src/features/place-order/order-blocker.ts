import type { CheckoutNotice } from '../../checkout-notice.ts';

export interface OrderConditions {
  readonly isOnline: boolean;
  readonly isSignedIn: boolean;
  readonly hasLines: boolean;
  /** An unpaid order reserves the cart of this delivery day. */
  readonly hasUnpaidOrder: boolean;
  readonly hasLineIssues: boolean;
  readonly notice: CheckoutNotice;
  readonly hasAddress: boolean;
  readonly slot: 'none' | 'requesting' | 'held' | 'ended';
  /** In rupees. */
  readonly minOrderShortfall: number;
  readonly isRecalculating: boolean;
  readonly hasQuote: boolean;
}

export const orderBlockers = [
  'offline',
  'sign-in',
  'empty',
  'unpaid-order',
  'lines',
  'not-served',
  'too-large',
  'address',
  'slot-ended',
  'slot',
  'holding',
  'minimum',
  'counting',
  'quote',
] as const;
export type OrderBlocker = (typeof orderBlockers)[number];

const isBlockedBy: Readonly<Record<OrderBlocker, (conditions: OrderConditions) => boolean>> = {
  offline: ({ isOnline }) => !isOnline,
  'sign-in': ({ isSignedIn }) => !isSignedIn,
  empty: ({ hasLines }) => !hasLines,
  'unpaid-order': ({ hasUnpaidOrder }) => hasUnpaidOrder,
  lines: ({ hasLineIssues }) => hasLineIssues,
  'not-served': ({ notice }) => notice === 'not-served',
  'too-large': ({ notice }) => notice === 'too-large',
  address: ({ hasAddress }) => !hasAddress,
  'slot-ended': ({ slot }) => slot === 'ended',
  slot: ({ slot, notice }) => slot === 'none' || notice === 'slot',
  holding: ({ slot }) => slot === 'requesting',
  minimum: ({ minOrderShortfall }) => minOrderShortfall > 0,
  counting: ({ isRecalculating }) => isRecalculating,
  quote: ({ hasQuote }) => !hasQuote,
};

export const findOrderBlocker = (conditions: OrderConditions): OrderBlocker | null =>
  orderBlockers.find((blocker) => isBlockedBy[blocker](conditions)) ?? null;

export type CheckoutSection = 'unpaid-order' | 'address' | 'slots' | 'cart' | 'payment';

export const sectionForBlocker = (blocker: OrderBlocker): CheckoutSection | null => {
  switch (blocker) {
    case 'unpaid-order':
      return 'unpaid-order';
    case 'lines':
    case 'too-large':
    case 'minimum':
      return 'cart';
    case 'address':
    case 'not-served':
      return 'address';
    case 'slot':
    case 'slot-ended':
      return 'slots';
    case 'offline':
    case 'sign-in':
    case 'empty':
    case 'holding':
    case 'counting':
    case 'quote':
      return null;
  }
};
