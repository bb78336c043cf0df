import { shopDate } from '@tokri/contracts/dates';
import { carryOver, findNearestDate } from '../../domain/lines/carry-over.ts';
import { findDay, type Cart, type SeenPrice } from '../../domain/lines/cart.ts';
import {
  priceView,
  type PricedView,
  type PricingTerms,
  type ViewedLine,
} from '../../domain/pricing/priced-view.ts';
import { canQuote, toQuoteTerms } from '../../domain/pricing/quote.ts';
import { activeOrders } from '../../domain/orders/user-orders.ts';
import { findChanges, type LineChange } from './line-changes.ts';
import { changeCart } from '../change-cart.ts';
import type { IssuedQuote } from '../ports/quotes.ts';
import { joinLines } from './join-lines.ts';
import {
  buildPricingTerms,
  type CartNotice,
  type Customer,
  type ViewCartDeps,
  type ViewOptions,
} from './pricing-terms.ts';

export interface CartView {
  readonly pdate: string;
  readonly view: PricedView;
  readonly terms: PricingTerms;
  readonly quote: IssuedQuote | null;
  readonly notices: readonly CartNotice[];
  readonly changes: readonly LineChange[];
  readonly readSeenPrice: ((line: Pick<ViewedLine, 'item' | 'unit'>) => SeenPrice) | null;
}

interface CurrentCart {
  readonly cart: Cart;
  readonly revision: number;
}

const buildCartView = async (
  deps: ViewCartDeps,
  {
    current: { cart, revision },
    pdate,
    partyId,
    companyId,
  }: { current: CurrentCart; pdate: string; partyId: number; companyId: number },
  options: ViewOptions,
): Promise<CartView> => {
  const { terms, blockers, notices } = await buildPricingTerms(
    deps,
    { userId: cart.userId, partyId, companyId, pdate, cart },
    options,
  );
  const day = findDay(cart, pdate);
  const view = priceView(joinLines(deps.catalog, day.lines, terms), terms);
  const changes = findChanges(deps, view, terms);
  if (!canQuote(view) || blockers.length > 0)
    return { pdate, view, terms, quote: null, notices, changes, readSeenPrice: null };
  const quoteTerms = toQuoteTerms(view, terms, {
    userId: cart.userId,
    companyId,
    cartVersion: day.version,
    addressId: options.addressId,
  });
  const issued = await deps.issueQuote(quoteTerms, deps.clock(), revision);
  return {
    pdate,
    view,
    terms,
    notices: issued.ok ? notices : [...notices, issued.code],
    changes,
    readSeenPrice: null,
    quote: issued.ok ? issued.value : null,
  };
};

const loadCurrentCart = (deps: ViewCartDeps, userId: number, today: string): Promise<CurrentCart> =>
  changeCart(deps.store, { userId, today }, (cart, revision) => ({
    cart,
    events: [],
    result: { cart, revision },
  }));

export const viewCart = async (
  deps: ViewCartDeps,
  customer: { userId: number; partyId: number; companyId: number; pdate: string | null },
  options: ViewOptions,
): Promise<CartView> => {
  const today = shopDate(deps.clock());
  const current = await loadCurrentCart(deps, customer.userId, today);
  return buildCartView(
    deps,
    {
      current,
      pdate: customer.pdate ?? findNearestDate(carryOver(current.cart, today), today),
      partyId: customer.partyId,
      companyId: customer.companyId,
    },
    options,
  );
};

export const loadSubtotal = async (
  deps: ViewCartDeps,
  customer: Omit<Customer, 'pdate' | 'cart'> & { readonly pdate: string | null },
): Promise<{ readonly itemsPaise: number; readonly orders: ReturnType<typeof activeOrders> }> => {
  const today = shopDate(deps.clock());
  const { cart } = await loadCurrentCart(deps, customer.userId, today);
  const pdate = customer.pdate ?? findNearestDate(carryOver(cart, today), today);
  const { terms } = await buildPricingTerms(
    deps,
    { ...customer, pdate, cart },
    { pincode: null, addressId: null, slotId: null, couponCode: null },
  );
  return {
    itemsPaise: priceView(joinLines(deps.catalog, findDay(cart, pdate).lines, terms), terms).priced
      .totals.itemsPaise,
    orders: activeOrders(cart),
  };
};
