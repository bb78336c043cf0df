import { kolkataDate } from '@tokri/contracts/dates';
import { defaultCompanyId } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import { findServiceArea } from '@tokri/contracts/slots';
import { applicableOffers, findCouponError, type CouponErrorCode } from '@tokri/contracts/pricing';
import { waitForReplica } from '@tokri/service-kit/use-case';
import { carryOver, findNearestDate } from '../../domain/lines/carry-over.ts';
import { findDay, type Cart, type CartLine, type SeenPrice } from '../../domain/lines/cart.ts';
import {
  priceView,
  type PricedView,
  type PricingTerms,
  type ViewedLine,
} from '../../domain/pricing/priced-view.ts';
import { findQuoteBlockers, type QuoteBlocker } from '../../domain/pricing/quote-blockers.ts';
import { canQuote, toQuoteTerms } from '../../domain/pricing/quote.ts';
import { activeOrders } from '../../domain/orders/user-orders.ts';
import { findCoupon } from '../coupons/find-coupon.ts';
import { findChanges, createSeenPriceReader, type LineChange } from './line-changes.ts';
import { changeCart } from '../change-cart.ts';
import type { Addresses } from '../ports/addresses.ts';
import type { CartStore } from '../ports/carts.ts';
import type { Clock } from '../ports/runtime.ts';
import type { PromotionReplica, CatalogReplica } from '../ports/catalog-replica.ts';
import type { IssuedQuote, IssueQuote } from '../ports/quotes.ts';
import type { DeliveryReplica } from '../ports/delivery-replica.ts';
import { joinLines } from './join-lines.ts';

export interface ViewCartDeps {
  readonly store: CartStore;
  readonly catalog: CatalogReplica;
  readonly delivery: DeliveryReplica;
  readonly promotions: PromotionReplica;
  readonly addresses: Addresses;
  readonly clock: Clock;
  readonly issueQuote: IssueQuote;
  readonly supplierState: string;
  readonly roundToRupee: boolean;
}

export interface ViewOptions {
  readonly pincode: string | null;
  readonly addressId: number | null;
  readonly slotId: number | null;
  readonly couponCode: string | null;
}

export type CartNotice = QuoteBlocker | CouponErrorCode;

export interface CartView {
  readonly pdate: string;
  readonly view: PricedView;
  readonly terms: PricingTerms;
  readonly quote: IssuedQuote | null;
  readonly notices: readonly CartNotice[];
  readonly changes: readonly LineChange[];
  readonly readSeenPrice: ((line: Pick<ViewedLine, 'item' | 'unit'>) => SeenPrice) | null;
}

type DeliveryLocation = PricingTerms['deliveryLocation'];

const requireOwnLocation = (
  {
    userId: owner,
    ...deliveryLocation
  }: { readonly userId: number } & NonNullable<DeliveryLocation>,
  userId: number,
): DeliveryLocation => {
  if (owner !== userId) throw new ProblemError('not-allowed');
  return deliveryLocation;
};

const resolveDeliveryLocation = async (
  deps: ViewCartDeps,
  userId: number,
  { addressId, pincode }: ViewOptions,
): Promise<DeliveryLocation> => {
  if (addressId !== null)
    return requireOwnLocation(
      await waitForReplica('address', () => deps.addresses.findAddress(addressId)),
      userId,
    );
  if (pincode === null) return null;
  const area = findServiceArea(deps.delivery.areas(), pincode);
  return area ? { pincode, stateCode: area.stateCode } : null;
};

interface Customer {
  readonly userId: number;
  readonly partyId: number;
  readonly companyId: number;
  readonly pdate: string;
  readonly cart: Pick<Cart, 'orders'>;
}

const evaluateCoupon = (
  { promotions: deals, clock }: ViewCartDeps,
  { cart, companyId }: Customer,
  { couponCode }: ViewOptions,
): { readonly coupon: PricingTerms['coupon']; readonly refusal: CouponErrorCode | null } => {
  if (couponCode === null) return { coupon: null, refusal: null };
  const known = findCoupon(deals, couponCode, companyId);
  if (!known) return { coupon: null, refusal: 'coupon-unknown' };
  const refusal = findCouponError(known.terms, {
    today: kolkataDate(clock()),
    orders: activeOrders(cart),
    usesLeft: known.usesLeft,
  });
  return { coupon: refusal ? null : known.terms.coupon, refusal };
};

const buildPricingTerms = async (
  deps: ViewCartDeps,
  customer: Customer,
  options: ViewOptions,
): Promise<{
  readonly terms: PricingTerms;
  readonly blockers: readonly QuoteBlocker[];
  readonly notices: readonly CartNotice[];
}> => {
  const deliveryLocation = await resolveDeliveryLocation(deps, customer.userId, options);
  const slotId = options.slotId;
  const slot =
    slotId === null ? null : await waitForReplica('slot', () => deps.delivery.findSlot(slotId));
  const area = deliveryLocation
    ? (findServiceArea(deps.delivery.areas(), deliveryLocation.pincode) ?? null)
    : null;
  const { coupon, refusal } = evaluateCoupon(deps, customer, options);
  const offers = applicableOffers(deps.promotions.offers(), {
    date: customer.pdate,
    partyId: customer.partyId,
    pincode: deliveryLocation?.pincode ?? null,
  });
  const terms = {
    pdate: customer.pdate,
    partyId: customer.partyId,
    supplierState: deps.supplierState,
    deliveryLocation,
    area,
    slot,
    offers,
    coupon,
    roundToRupee: deps.roundToRupee,
  };
  const blockers = findQuoteBlockers(terms, options.pincode !== null || options.addressId !== null);
  return { terms, blockers, notices: [...blockers, ...(refusal ? [refusal] : [])] };
};

const buildCartView = async (
  deps: ViewCartDeps,
  {
    cart,
    pdate,
    partyId,
    companyId,
  }: { cart: Cart; pdate: string; partyId: number; companyId: number },
  options: ViewOptions,
): Promise<CartView> => {
  const { terms, blockers, notices } = await buildPricingTerms(
    deps,
    { userId: cart.userId, partyId, companyId, pdate, cart },
    options,
  );
  const day = findDay(cart, pdate);
  const view = priceView(joinLines(deps.catalog, day.lines, pdate), terms);
  const changes = findChanges(deps, view, terms);
  if (!canQuote(view) || blockers.length > 0)
    return { pdate, view, terms, quote: null, notices, changes, readSeenPrice: null };
  const quoted = toQuoteTerms(view, terms, {
    userId: cart.userId,
    companyId,
    cartVersion: day.version,
    addressId: options.addressId,
  });
  return {
    pdate,
    view,
    terms,
    notices,
    changes,
    readSeenPrice: null,
    quote: await deps.issueQuote(quoted, deps.clock()),
  };
};

const loadCurrentCart = (deps: ViewCartDeps, userId: number, today: string): Promise<Cart> =>
  changeCart(deps.store, { userId, today }, (cart) => ({ cart, events: [], result: cart }));

export const viewCart = async (
  deps: ViewCartDeps,
  customer: { userId: number; partyId: number; companyId: number; pdate: string | null },
  options: ViewOptions,
): Promise<CartView> => {
  const today = kolkataDate(deps.clock());
  const cart = await loadCurrentCart(deps, customer.userId, today);
  return buildCartView(
    deps,
    {
      cart,
      pdate: customer.pdate ?? findNearestDate(carryOver(cart, today), today),
      partyId: customer.partyId,
      companyId: customer.companyId,
    },
    options,
  );
};

export const previewLines = async (
  deps: ViewCartDeps,
  lines: readonly Omit<CartLine, 'lineId'>[],
  at: { pincode: string | null; pdate: string | null },
): Promise<CartView> => {
  const pdate = at.pdate ?? kolkataDate(deps.clock());
  if (new Set(lines.map(({ lineKey }) => lineKey)).size !== lines.length) {
    throw new ProblemError('bad-input', 'Each line needs a LineKey of its own.', [
      { field: 'Lines.LineKey', rule: 'unique', message: 'must differ from line to line' },
    ]);
  }
  const options = { pincode: at.pincode, addressId: null, slotId: null, couponCode: null };
  const { terms, notices } = await buildPricingTerms(
    deps,
    { userId: 0, partyId: 0, companyId: defaultCompanyId, pdate, cart: { orders: [] } },
    options,
  );
  const view = priceView(
    joinLines(
      deps.catalog,
      lines.filter(({ quantity }) => quantity > 0).map((line) => ({ ...line, lineId: 0 })),
      pdate,
    ),
    terms,
  );
  return {
    pdate,
    view,
    terms,
    quote: null,
    notices,
    changes: findChanges(deps, view, terms),
    readSeenPrice: createSeenPriceReader(deps, terms),
  };
};

export const loadSubtotal = async (
  deps: ViewCartDeps,
  customer: Omit<Customer, 'pdate' | 'cart'> & { readonly pdate: string | null },
): Promise<{ readonly itemsPaise: number; readonly orders: ReturnType<typeof activeOrders> }> => {
  const today = kolkataDate(deps.clock());
  const cart = await loadCurrentCart(deps, customer.userId, today);
  const pdate = customer.pdate ?? findNearestDate(carryOver(cart, today), today);
  const { terms } = await buildPricingTerms(
    deps,
    { ...customer, pdate, cart },
    { pincode: null, addressId: null, slotId: null, couponCode: null },
  );
  return {
    itemsPaise: priceView(joinLines(deps.catalog, findDay(cart, pdate).lines, pdate), terms).priced
      .totals.itemsPaise,
    orders: activeOrders(cart),
  };
};
