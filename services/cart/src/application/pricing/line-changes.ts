import type { Named } from '@tokri/contracts/language';
import { applicableOffers, type Offer } from '@tokri/contracts/pricing';
import type { CartLine, SeenPrice } from '../../domain/lines/cart.ts';
import {
  detectChanges,
  toSeenPrice,
  type PriceChange,
} from '../../domain/pricing/price-changes.ts';
import type { PricedView, PricingTerms, ViewedLine } from '../../domain/pricing/priced-view.ts';
import type { OfferView } from '../ports/catalog-view.ts';

export interface LineChange {
  readonly line: CartLine;
  readonly item: Named | undefined;
  readonly maxQuantity: number;
  readonly change: PriceChange;
  /** The line was added for a location that had it; the one that delivers now lacks it. */
  readonly isOfNewLocation: boolean;
  readonly offer: Named | undefined;
}

type PricingDate = Pick<PricingTerms, 'pdate' | 'partyId'>;
type SaleContext = PricingDate & Partial<Pick<PricingTerms, 'locationId'>>;

const emptySeenPrice: SeenPrice = { rateWithTaxPaise: null, offerIds: null };

/**
 * Offers are compared without a delivery location, so that naming one later is not reported as a
 * change.
 */
export const createSeenPriceReader = (
  { offerView }: { readonly offerView: OfferView },
  { pdate, partyId }: PricingDate,
): ((line: Pick<ViewedLine, 'item' | 'unit'>) => SeenPrice) => {
  const offers: readonly Offer[] = applicableOffers(offerView.offers(), {
    date: pdate,
    partyId,
    pincode: null,
  });
  return ({ item, unit }) =>
    item && unit ? toSeenPrice({ item, unit }, { pdate, partyId, offers }) : emptySeenPrice;
};

/** A device may send any offer ids: unknown ones are ignored, duplicates count once. */
const withKnownOffers = (seen: SeenPrice, offers: ReadonlyMap<number, unknown>): SeenPrice =>
  seen.offerIds === null
    ? seen
    : { ...seen, offerIds: [...new Set(seen.offerIds)].filter((offerId) => offers.has(offerId)) };

const isAboutStock = ({ code }: PriceChange): boolean =>
  code === 'stock-short' || code === 'not-available';

const isOtherLocation = (before: number | undefined, now: number | undefined): boolean =>
  before !== undefined && now !== undefined && before !== now;

export const findChangesSince = (
  deps: { readonly offerView: OfferView },
  { lines }: Pick<PricedView, 'lines'>,
  {
    pricingDate,
    findSeenPrice,
  }: {
    readonly pricingDate: SaleContext;
    readonly findSeenPrice: (line: CartLine) => SeenPrice | undefined;
  },
): readonly LineChange[] => {
  const readSeenPrice = createSeenPriceReader(deps, pricingDate);
  const offers = new Map([...deps.offerView.offers()].map(({ rule }) => [rule.offerId, rule]));
  return lines.flatMap((viewed) => {
    const before = findSeenPrice(viewed.line);
    if (!before) return [];
    return detectChanges(withKnownOffers(before, offers), readSeenPrice(viewed), viewed.state).map(
      (change) => ({
        line: viewed.line,
        item: viewed.item,
        maxQuantity: viewed.maxQuantity,
        change,
        isOfNewLocation:
          isAboutStock(change) && isOtherLocation(before.locationId, pricingDate.locationId),
        offer: 'offerId' in change ? offers.get(change.offerId) : undefined,
      }),
    );
  });
};

export const findChanges = (
  deps: { readonly offerView: OfferView },
  view: Pick<PricedView, 'lines'>,
  pricingDate: SaleContext,
): readonly LineChange[] =>
  view.lines.some(({ line }) => line.seen)
    ? findChangesSince(deps, view, { pricingDate, findSeenPrice: ({ seen }) => seen })
    : [];
