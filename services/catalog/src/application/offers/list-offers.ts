import { shopDate } from '@tokri/contracts/dates';
import { isActiveOn, isForParty, isForPincode, type Offer as Rule } from '@tokri/contracts/pricing';
import type { OfferContext } from '@tokri/contracts/pricing';
import type { ListedItem } from '../../domain/search/listed-items.ts';
import { listOfferTypes, sortForDisplay, isOnOffer } from '../../domain/offers/item-offers.ts';
import type { Offer } from '../../domain/offers/offer.ts';
import type { PriceContext } from '../../domain/rates/dated-rates.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { OfferView } from '../ports/offers.ts';

export interface ListOffersDeps {
  readonly offerView: OfferView;
  readonly catalogIndex: CatalogIndex;
  readonly clock: Clock;
}

export type RunningOffersQuery = Omit<OfferContext, 'date'> & {
  readonly date?: string | undefined;
  readonly includesAllLocations?: boolean;
};

export const runningOffers = (
  { offerView, clock }: Pick<ListOffersDeps, 'offerView' | 'clock'>,
  { date = shopDate(clock()), partyId, pincode, includesAllLocations = false }: RunningOffersQuery,
): readonly Offer[] =>
  offerView
    .all()
    .filter(
      (offer) =>
        isActiveOn(offer, date) &&
        isForParty(offer, partyId) &&
        (includesAllLocations || isForPincode(offer, pincode)),
    );

/** Offers on everything are of no category. */
export const offersOfCategory = (
  { catalogIndex }: Pick<ListOffersDeps, 'catalogIndex'>,
  offers: readonly Offer[],
  itemGroupId: number,
): readonly Offer[] => {
  const typeOf = (itemId: number) => catalogIndex.findItem(itemId)?.item.itemTypeId;
  return offers.filter(({ rule }) =>
    listOfferTypes(rule, typeOf).some(
      (itemTypeId) => catalogIndex.type(itemTypeId)?.itemGroupId === itemGroupId,
    ),
  );
};

export interface OfferRules {
  readonly key: string;
  readonly rules: readonly Rule[];
}

export const listOfferRules = (
  deps: Pick<ListOffersDeps, 'offerView' | 'clock'>,
  query: RunningOffersQuery,
): OfferRules => {
  const rules = sortForDisplay(runningOffers(deps, query).map(({ rule }) => rule));
  return {
    rules,
    key: `${deps.offerView.version()}:${rules.map(({ offerId }) => offerId).join()}`,
  };
};

const priceContextToday = ({ clock }: ListOffersDeps, partyId: number): PriceContext => ({
  date: shopDate(clock()),
  partyId,
});

export const countOffersOnSale = (
  deps: ListOffersDeps,
  partyId: number,
): readonly { readonly rule: Rule; readonly count: number }[] => {
  const listedItems = deps.catalogIndex.listOnSale(priceContextToday(deps, partyId));
  return runningOffers(deps, { partyId, pincode: null })
    .map(({ rule }) => ({
      rule,
      count: listedItems.filter(({ item }) => isOnOffer(item, rule)).length,
    }))
    .filter(({ count }) => count > 0);
};

export const listItemsOnOffer = (
  deps: ListOffersDeps,
  partyId: number,
  offerId?: number,
): readonly ListedItem[] => {
  // A single offer is reached from a location-specific list, so the location is not checked again.
  const rules = runningOffers(deps, {
    partyId,
    pincode: null,
    includesAllLocations: offerId !== undefined,
  })
    .map(({ rule }) => rule)
    .filter((rule) => offerId === undefined || rule.offerId === offerId);
  return rules.length === 0
    ? []
    : deps.catalogIndex
        .listOnSale(priceContextToday(deps, partyId))
        .filter(({ item }) => rules.some((rule) => isOnOffer(item, rule)));
};

export const countItemsOnSale = (deps: ListOffersDeps, rule: Rule): number =>
  deps.catalogIndex
    .listOnSale(priceContextToday(deps, 0))
    .filter(({ item }) => isOnOffer(item, rule)).length;
