import { shopDate } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { findServiceArea, locationIdOf } from '@tokri/contracts/slots';
import { applicableOffers, findCouponError, type CouponErrorCode } from '@tokri/contracts/pricing';
import { waitForReplica, type Clock } from '@tokri/service-kit/use-case';
import { type Cart } from '../../domain/lines/cart.ts';
import { type PricingTerms } from '../../domain/pricing/priced-view.ts';
import { findQuoteBlockers, type QuoteBlocker } from '../../domain/pricing/quote-blockers.ts';
import { ordersBeforeQuote } from '../../domain/orders/user-orders.ts';
import { findCoupon } from '../coupons/find-coupon.ts';
import type { Addresses } from '../ports/addresses.ts';
import type { CartStore } from '../ports/carts.ts';
import type { OfferView, CatalogView } from '../ports/catalog-view.ts';
import type { IssueQuote } from '../ports/quotes.ts';
import type { DeliveryView } from '../ports/delivery-view.ts';

export interface CompanyTerms {
  readonly stateCode: string;
  /** The CGST Act (s.170) allows rounding the payable amount to the rupee. */
  readonly roundToRupee: boolean;
}

export interface ViewCartDeps {
  readonly store: CartStore;
  readonly catalog: CatalogView;
  readonly delivery: DeliveryView;
  readonly offerView: OfferView;
  readonly addresses: Addresses;
  readonly clock: Clock;
  readonly issueQuote: IssueQuote;
  readonly findCompany: () => CompanyTerms | undefined;
}

export interface ViewOptions {
  readonly pincode: string | null;
  readonly addressId: number | null;
  readonly slotId: number | null;
  readonly couponCode: string | null;
}

export type CartNotice = QuoteBlocker | CouponErrorCode | 'cart-too-large';

type DeliveryLocation = PricingTerms['deliveryLocation'];

const requireOwnLocation = (
  {
    userId: ownerId,
    ...deliveryLocation
  }: { readonly userId: number } & NonNullable<DeliveryLocation>,
  userId: number,
): DeliveryLocation => {
  if (ownerId !== userId) throw new ProblemError('not-allowed');
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

export interface Customer {
  readonly userId: number;
  readonly partyId: number;
  readonly companyId: number;
  readonly pdate: string;
  readonly cart: Pick<Cart, 'orders' | 'dates'>;
}

const resolveCoupon = (
  { offerView, clock }: ViewCartDeps,
  { cart, companyId, pdate }: Customer,
  { couponCode }: ViewOptions,
): { readonly coupon: PricingTerms['coupon']; readonly couponError: CouponErrorCode | null } => {
  if (couponCode === null) return { coupon: null, couponError: null };
  const snapshot = findCoupon(offerView, couponCode, companyId);
  if (!snapshot) return { coupon: null, couponError: 'coupon-unknown' };
  const couponError = findCouponError(snapshot.terms, {
    today: shopDate(clock()),
    orders: ordersBeforeQuote(cart, pdate),
    usesLeft: snapshot.usesLeft,
  });
  return { coupon: couponError ? null : snapshot.terms.coupon, couponError };
};

export const buildPricingTerms = async (
  deps: ViewCartDeps,
  customer: Customer,
  options: ViewOptions,
): Promise<{
  readonly terms: PricingTerms;
  readonly blockers: readonly QuoteBlocker[];
  readonly notices: readonly CartNotice[];
}> => {
  const company = await waitForReplica('company', deps.findCompany);
  const deliveryLocation = await resolveDeliveryLocation(deps, customer.userId, options);
  const slotId = options.slotId;
  const slot =
    slotId === null ? null : await waitForReplica('slot', () => deps.delivery.findSlot(slotId));
  const area = deliveryLocation
    ? (findServiceArea(deps.delivery.areas(), deliveryLocation.pincode) ?? null)
    : null;
  const { coupon, couponError } = resolveCoupon(deps, customer, options);
  const offers = applicableOffers(deps.offerView.offers(), {
    date: customer.pdate,
    partyId: customer.partyId,
    pincode: deliveryLocation?.pincode ?? null,
  });
  const terms = {
    pdate: customer.pdate,
    partyId: customer.partyId,
    supplierState: company.stateCode,
    deliveryLocation,
    area,
    locationId: locationIdOf(area),
    slot,
    offers,
    coupon,
    roundToRupee: company.roundToRupee,
  };
  const blockers = findQuoteBlockers(terms, options.pincode !== null || options.addressId !== null);
  return { terms, blockers, notices: [...blockers, ...(couponError ? [couponError] : [])] };
};
