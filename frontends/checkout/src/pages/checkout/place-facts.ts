import { hasTrouble } from '../../features/cart/cart-lines.ts';
import type { PlaceFacts } from '../../features/place/place-reason.ts';
import type { HoldState } from '../../features/slot/hold.ts';
import type { CustomerCart } from './use-customer-cart.ts';

const slotOf = (state: HoldState): PlaceFacts['slot'] => {
  switch (state.kind) {
    case 'refused':
      return state.previous ? 'held' : 'none';
    case 'none':
    case 'asking':
    case 'held':
    case 'ended':
      return state.kind;
  }
};

/** What a customer's page says about placing. */
export const factsOf = (
  { shown, exact, hold, address, notice, isCounting }: CustomerCart,
  isOnline: boolean,
): PlaceFacts => ({
  isOnline,
  isSignedIn: true,
  hasLines: (shown.cart?.Lines.length ?? 0) > 0,
  hasTrouble: shown.cart ? hasTrouble(shown.cart) : false,
  notice,
  hasAddress: address !== undefined,
  slot: slotOf(hold.state),
  minimumShort: hold.current ? (exact?.MinimumOrder.Short ?? 0) : 0,
  isCounting,
  hasQuote: exact?.Quote != null,
});
