import { hasLineIssues } from '../../features/cart/cart-lines.ts';
import type { OrderConditions } from '../../features/place-order/order-blocker.ts';
import type { HoldState } from '../../features/slots/hold/hold.ts';
import type { CustomerCart } from './use-customer-cart.ts';

const slotCondition = (state: HoldState): OrderConditions['slot'] => {
  switch (state.kind) {
    case 'rejected':
      return state.previous ? 'held' : 'none';
    case 'none':
    case 'requesting':
    case 'held':
    case 'ended':
      return state.kind;
  }
};

export const toOrderConditions = (
  { displayed, quotedCart, hold, address, notice, isRecalculating }: CustomerCart,
  { isOnline, hasUnpaidOrder }: Pick<OrderConditions, 'isOnline' | 'hasUnpaidOrder'>,
): OrderConditions => ({
  isOnline,
  isSignedIn: true,
  hasLines: (displayed.cart?.Lines.length ?? 0) > 0,
  hasUnpaidOrder,
  hasLineIssues: displayed.cart ? hasLineIssues(displayed.cart) : false,
  notice,
  hasAddress: address !== undefined,
  slot: slotCondition(hold.state),
  minOrderShortfall: hold.current ? (quotedCart?.MinimumOrder.Short ?? 0) : 0,
  isRecalculating: isRecalculating,
  hasQuote: quotedCart?.Quote != null,
});
