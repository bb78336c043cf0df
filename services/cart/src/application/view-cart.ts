import { areaOfPincode, kolkataDate, Problem, type QuoteClaims } from '@tokri/contracts';
import { untilKnown } from '@tokri/service-kit/use-case';
import { carryOver, nearestDate } from '../domain/carry-over.ts';
import { dayOf, type Cart, type CartLine } from '../domain/cart.ts';
import { viewCart, type PricedView, type Terms } from '../domain/priced-view.ts';
import { canQuote, quoteOf } from '../domain/quote.ts';
import { changeCart } from './change-cart.ts';
import type { Addresses, CartStore, Clock, Places, Shelf, SignQuote } from './ports.ts';

export interface ViewNeeds {
  readonly store: CartStore;
  readonly shelf: Shelf;
  readonly places: Places;
  readonly addresses: Addresses;
  readonly clock: Clock;
  readonly sign: SignQuote;
  readonly newQuoteId: () => string;
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

/** `coupon-unknown` does not stand in the way of a quote, the others do. */
export type Notice = 'slot-date' | 'not-served' | 'slot-not-served' | 'coupon-unknown';

export interface CartView {
  readonly pdate: string;
  readonly view: PricedView;
  readonly terms: Terms;
  readonly quote: { readonly token: string; readonly expiresAt: Date; readonly claims: QuoteClaims } | null;
  /** Codes of what the customer should know about place, slot and coupon. */
  readonly notices: readonly Notice[];
}

type Place = Terms['place'];

/** @throws Problem `not-allowed` for somebody else's address (api-contract.md rule 3). */
const ownPlace = ({ userId: owner, ...place }: { readonly userId: number } & NonNullable<Place>, userId: number): Place => {
  if (owner !== userId) throw new Problem('not-allowed');
  return place;
};

const placeOf = async (needs: ViewNeeds, userId: number, { addressId, pincode }: Wishes): Promise<Place> => {
  if (addressId !== null) return ownPlace(await untilKnown('address', () => needs.addresses.address(addressId)), userId);
  if (pincode === null) return null;
  const area = areaOfPincode(needs.places.areas(), pincode);
  return area ? { pincode, stateCode: area.stateCode } : null;
};

const shelve = (shelf: Shelf, lines: readonly CartLine[]) => lines.map((line) => {
  const item = shelf.item(line.itemId);
  return { line, item, unit: item?.units.find(({ unitId }) => unitId === line.unitId), free: shelf.free(line.unitId) };
});

const termsOf = async (needs: ViewNeeds, who: { userId: number; partyId: number; pdate: string }, wishes: Wishes): Promise<Terms> => {
  const place = await placeOf(needs, who.userId, wishes);
  const slotId = wishes.slotId;
  const slot = slotId === null ? null : await untilKnown('slot', () => needs.places.slot(slotId));
  const area = place ? areaOfPincode(needs.places.areas(), place.pincode) ?? null : null;
  return { pdate: who.pdate, partyId: who.partyId, supplierState: needs.supplierState, place, area, slot, roundToRupee: needs.roundToRupee };
};

const noticesOf = (terms: Terms, { pincode, addressId, couponCode }: Wishes): CartView['notices'] => [
  ...((pincode !== null || addressId !== null) && !terms.area ? ['not-served' as const] : []),
  ...(terms.slot && terms.slot.date !== terms.pdate ? ['slot-date' as const] : []),
  ...(terms.slot && terms.area && terms.slot.groupId !== terms.area.groupId ? ['slot-not-served' as const] : []),
  // This shop has no coupons yet: a code is told as unknown and not passed over.
  ...(couponCode !== null ? ['coupon-unknown' as const] : []),
];

const present = async (needs: ViewNeeds, { cart, pdate, partyId, companyId }: { cart: Cart; pdate: string; partyId: number; companyId: number }, wishes: Wishes): Promise<CartView> => {
  const terms = await termsOf(needs, { userId: cart.userId, partyId, pdate }, wishes);
  const day = dayOf(cart, pdate);
  const view = viewCart(shelve(needs.shelf, day.lines), terms);
  const notices = noticesOf(terms, wishes);
  if (!canQuote(view) || notices.some((notice) => notice !== 'coupon-unknown')) return { pdate, view, terms, quote: null, notices };
  const claims = quoteOf(view, terms, { quoteId: needs.newQuoteId(), userId: cart.userId, companyId, cartVersion: day.version, addressId: wishes.addressId });
  return { pdate, view, terms, notices, quote: { ...(await needs.sign(claims, needs.clock())), claims } };
};

const currentCart = (needs: ViewNeeds, userId: number, today: string): Promise<Cart> =>
  changeCart(needs.store, { userId, today }, (cart) => ({ cart, facts: [], outcome: cart }));

/** The cart of a delivery date with all prices and a signed quote (15 minutes), or without one when something must be decided first. */
export const viewCartOf = async (needs: ViewNeeds, who: { userId: number; partyId: number; companyId: number; pdate: string | null }, wishes: Wishes): Promise<CartView> => {
  const today = kolkataDate(needs.clock());
  const cart = await currentCart(needs, who.userId, today);
  return present(needs, { cart, pdate: who.pdate ?? nearestDate(carryOver(cart, today), today), partyId: who.partyId, companyId: who.companyId }, wishes);
};

/** Prices lines that lie on a device only. No quote: nobody is known. */
export const previewLines = async (needs: ViewNeeds, lines: readonly Omit<CartLine, 'lineId'>[], at: { pincode: string | null; pdate: string | null }): Promise<CartView> => {
  const pdate = at.pdate ?? kolkataDate(needs.clock());
  if (new Set(lines.map(({ lineKey }) => lineKey)).size !== lines.length) {
    throw new Problem('bad-input', 'Each line needs a LineKey of its own.', [{ field: 'Lines.LineKey', rule: 'unique', message: 'must differ from line to line' }]);
  }
  const wishes = { pincode: at.pincode, addressId: null, slotId: null, couponCode: null };
  const terms = await termsOf(needs, { userId: 0, partyId: 0, pdate }, wishes);
  const view = viewCart(shelve(needs.shelf, lines.filter(({ quantity }) => quantity > 0).map((line) => ({ ...line, lineId: 0 }))), terms);
  return { pdate, view, terms, quote: null, notices: noticesOf(terms, wishes) };
};
