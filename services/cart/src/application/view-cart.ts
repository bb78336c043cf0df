import { areaOfPincode, firstCompanyId, kolkataDate, Problem } from '@tokri/contracts';
import { couponRefusal, rulesFor, type CouponRefusal } from '@tokri/contracts/price';
import { untilKnown } from '@tokri/service-kit/use-case';
import { carryOver, nearestDate } from '../domain/carry-over.ts';
import { dayOf, type Cart, type CartLine, type Seen } from '../domain/cart.ts';
import { viewCart, type PricedView, type Terms, type ViewedLine } from '../domain/priced-view.ts';
import { obstaclesOf, type Obstacle } from '../domain/obstacles.ts';
import { canQuote, quoteOf } from '../domain/quote.ts';
import { standingOrders } from '../domain/user-orders.ts';
import { findCoupon } from './find-coupon.ts';
import { changesIn, seenNow, type LineChange } from './line-changes.ts';
import { changeCart } from './change-cart.ts';
import type {
  Addresses,
  CartStore,
  Clock,
  Deals,
  IssuedQuote,
  IssueQuote,
  Places,
  Shelf,
} from './ports.ts';
import { shelve } from './shelve.ts';

export interface ViewNeeds {
  readonly store: CartStore;
  readonly shelf: Shelf;
  readonly places: Places;
  readonly deals: Deals;
  readonly addresses: Addresses;
  readonly clock: Clock;
  readonly issueQuote: IssueQuote;
  /** State code of the shop. */
  readonly supplierState: string;
  readonly roundToRupee: boolean;
}

export interface Wishes {
  readonly pincode: string | null;
  readonly addressId: number | null;
  readonly slotId: number | null;
  /** As the customer wrote it; null without one. */
  readonly couponCode: string | null;
}

/** Of a coupon that cannot be used the customer hears why; the cart is quoted without it. */
export type Notice = Obstacle | CouponRefusal;

export interface CartView {
  readonly pdate: string;
  readonly view: PricedView;
  readonly terms: Terms;
  readonly quote: IssuedQuote | null;
  /** Codes of what the customer should know about place, slot and coupon. */
  readonly notices: readonly Notice[];
  readonly changes: readonly LineChange[];
  /** What lines show now, for the device that has to remember it; null for an account's cart, whose lines remember themselves. */
  readonly shown: ((line: Pick<ViewedLine, 'item' | 'unit'>) => Seen) | null;
}

type Place = Terms['place'];

/** @throws Problem `not-allowed` for somebody else's address (api-contract.md rule 3). */
const ownPlace = (
  { userId: owner, ...place }: { readonly userId: number } & NonNullable<Place>,
  userId: number,
): Place => {
  if (owner !== userId) throw new Problem('not-allowed');
  return place;
};

const placeOf = async (
  needs: ViewNeeds,
  userId: number,
  { addressId, pincode }: Wishes,
): Promise<Place> => {
  if (addressId !== null)
    return ownPlace(await untilKnown('address', () => needs.addresses.address(addressId)), userId);
  if (pincode === null) return null;
  const area = areaOfPincode(needs.places.areas(), pincode);
  return area ? { pincode, stateCode: area.stateCode } : null;
};

interface Customer {
  readonly userId: number;
  readonly partyId: number;
  readonly companyId: number;
  readonly pdate: string;
  /** Of the customer, for coupons. */
  readonly cart: Pick<Cart, 'orders'>;
}

/** The coupon of a code as far as this customer may use it. */
const judgeCoupon = (
  { deals, clock }: ViewNeeds,
  { cart, companyId }: Customer,
  { couponCode }: Wishes,
): { readonly coupon: Terms['coupon']; readonly refusal: CouponRefusal | null } => {
  if (couponCode === null) return { coupon: null, refusal: null };
  const known = findCoupon(deals, couponCode, companyId);
  if (!known) return { coupon: null, refusal: 'coupon-unknown' };
  const refusal = couponRefusal(known.terms, {
    today: kolkataDate(clock()),
    orders: standingOrders(cart),
    usesLeft: known.usesLeft,
  });
  return { coupon: refusal ? null : known.terms.coupon, refusal };
};

const termsOf = async (
  needs: ViewNeeds,
  who: Customer,
  wishes: Wishes,
): Promise<{
  readonly terms: Terms;
  readonly obstacles: readonly Obstacle[];
  readonly notices: readonly Notice[];
}> => {
  const place = await placeOf(needs, who.userId, wishes);
  const slotId = wishes.slotId;
  const slot = slotId === null ? null : await untilKnown('slot', () => needs.places.slot(slotId));
  const area = place ? (areaOfPincode(needs.places.areas(), place.pincode) ?? null) : null;
  const { coupon, refusal } = judgeCoupon(needs, who, wishes);
  const offers = rulesFor(needs.deals.offers(), {
    date: who.pdate,
    partyId: who.partyId,
    pincode: place?.pincode ?? null,
  });
  const terms = {
    pdate: who.pdate,
    partyId: who.partyId,
    supplierState: needs.supplierState,
    place,
    area,
    slot,
    offers,
    coupon,
    roundToRupee: needs.roundToRupee,
  };
  const obstacles = obstaclesOf(terms, wishes.pincode !== null || wishes.addressId !== null);
  return { terms, obstacles, notices: [...obstacles, ...(refusal ? [refusal] : [])] };
};

const present = async (
  needs: ViewNeeds,
  {
    cart,
    pdate,
    partyId,
    companyId,
  }: { cart: Cart; pdate: string; partyId: number; companyId: number },
  wishes: Wishes,
): Promise<CartView> => {
  const { terms, obstacles, notices } = await termsOf(
    needs,
    { userId: cart.userId, partyId, companyId, pdate, cart },
    wishes,
  );
  const day = dayOf(cart, pdate);
  const view = viewCart(shelve(needs.shelf, day.lines, pdate), terms);
  const changes = changesIn(needs, view, terms);
  if (!canQuote(view) || obstacles.length > 0)
    return { pdate, view, terms, quote: null, notices, changes, shown: null };
  const quoted = quoteOf(view, terms, {
    userId: cart.userId,
    companyId,
    cartVersion: day.version,
    addressId: wishes.addressId,
  });
  return {
    pdate,
    view,
    terms,
    notices,
    changes,
    shown: null,
    quote: await needs.issueQuote(quoted, needs.clock()),
  };
};

const currentCart = (needs: ViewNeeds, userId: number, today: string): Promise<Cart> =>
  changeCart(needs.store, { userId, today }, (cart) => ({ cart, facts: [], outcome: cart }));

/** The cart of a delivery date with all prices and a signed quote (15 minutes), or without one when something must be decided first. */
export const viewCartOf = async (
  needs: ViewNeeds,
  who: { userId: number; partyId: number; companyId: number; pdate: string | null },
  wishes: Wishes,
): Promise<CartView> => {
  const today = kolkataDate(needs.clock());
  const cart = await currentCart(needs, who.userId, today);
  return present(
    needs,
    {
      cart,
      pdate: who.pdate ?? nearestDate(carryOver(cart, today), today),
      partyId: who.partyId,
      companyId: who.companyId,
    },
    wishes,
  );
};

/** Prices lines that lie on a device only. No quote: nobody is known. */
export const previewLines = async (
  needs: ViewNeeds,
  lines: readonly Omit<CartLine, 'lineId'>[],
  at: { pincode: string | null; pdate: string | null },
): Promise<CartView> => {
  const pdate = at.pdate ?? kolkataDate(needs.clock());
  if (new Set(lines.map(({ lineKey }) => lineKey)).size !== lines.length) {
    throw new Problem('bad-input', 'Each line needs a LineKey of its own.', [
      { field: 'Lines.LineKey', rule: 'unique', message: 'must differ from line to line' },
    ]);
  }
  const wishes = { pincode: at.pincode, addressId: null, slotId: null, couponCode: null };
  const { terms, notices } = await termsOf(
    needs,
    { userId: 0, partyId: 0, companyId: firstCompanyId, pdate, cart: { orders: [] } },
    wishes,
  );
  const view = viewCart(
    shelve(
      needs.shelf,
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
    changes: changesIn(needs, view, terms),
    shown: seenNow(needs, terms),
  };
};

/** What lines of a customer's cart cost without a coupon, and which orders they have: what coupons are judged by. */
export const itemsOf = async (
  needs: ViewNeeds,
  who: Omit<Customer, 'pdate' | 'cart'> & { readonly pdate: string | null },
): Promise<{ readonly itemsPaise: number; readonly orders: ReturnType<typeof standingOrders> }> => {
  const today = kolkataDate(needs.clock());
  const cart = await currentCart(needs, who.userId, today);
  const pdate = who.pdate ?? nearestDate(carryOver(cart, today), today);
  const { terms } = await termsOf(
    needs,
    { ...who, pdate, cart },
    { pincode: null, addressId: null, slotId: null, couponCode: null },
  );
  return {
    itemsPaise: viewCart(shelve(needs.shelf, dayOf(cart, pdate).lines, pdate), terms).priced.totals
      .itemsPaise,
    orders: standingOrders(cart),
  };
};
