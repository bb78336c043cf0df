import { hindiTexts, type Language } from '@tokri/contracts/language';
import { toPaise } from '@tokri/contracts/money';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import type { Caller, OfferBody, offerOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  countOffersOnSale,
  listItemsOnOffer,
  offersOfCategory,
  runningOffers,
} from '../../application/offers/list-offers.ts';
import type { ListOffersDeps, RunningOffersQuery } from '../../application/offers/list-offers.ts';
import type { DayLimitDeps } from '../../application/stock/set-day-limit.ts';
import { setOfferItems, saveOffer } from '../../application/offers/save-offer.ts';
import type { SaveOfferDeps, OfferInput } from '../../application/offers/save-offer.ts';
import type { Offer, OfferItem } from '../../domain/offers/offer.ts';
import { toItemResponses } from '../items/item-mapping.ts';
import { toBannerResponse, toOfferResponse } from './offer-response.ts';
import { toResultEntries } from '../error-messages/error-entry.ts';

type OfferOperationHandlers = OperationHandlers<typeof offerOperations>;
type Deps = ListOffersDeps & SaveOfferDeps & Pick<DayLimitDeps, 'dayLimitView' | 'locations'>;

export const percentToBasisPoints = (percent: number): number => Math.round(percent * 100);

const toItems = (items: NonNullable<OfferBody['Items']>): readonly OfferItem[] =>
  items.map(({ ItemId, UnitId, Quantity }) => ({
    itemId: ItemId,
    unitId: UnitId,
    quantity: Quantity,
  }));

const toInput = (body: OfferBody): OfferInput => ({
  rule: {
    offerId: body.Id,
    name: body.Name,
    hindiName: body.Hindi.Name,
    kind: body.Kind,
    scope: body.Scope,
    itemTypeIds: body.ItemTypeIds,
    basisPoints: percentToBasisPoints(body.Percent),
    amountPaise: toPaise(body.Amount),
    buy: body.Buy,
    free: body.Free,
    pricePaise: toPaise(body.Price),
    minimumPaise: toPaise(body.Minimum),
    atMostPaise: toPaise(body.AtMost),
  },
  companyId: body.CompanyId,
  partyId: body.PartyId,
  fromDate: body.FromDate,
  toDate: body.ToDate,
  places: body.Places.map(({ PincodeFrom, PincodeTo }) => ({
    pincodeFrom: PincodeFrom,
    pincodeTo: PincodeTo,
  })),
  isOn: body.Status === 1,
  narration: body.Narration,
  hindiNarration: body.Hindi.Narration,
  image: body.Image,
  items: body.Items && toItems(body.Items),
  rev: body.Rev,
});

const offerItemHandlers = (
  deps: Deps,
): Pick<
  OfferOperationHandlers,
  'list-running-offers' | 'list-offer-items' | 'list-items-of-offer'
> => {
  const listItems = (
    query: { readonly userId: number; readonly offerId?: number },
    {
      caller,
      pagination,
      language,
    }: {
      readonly caller: Caller | undefined;
      readonly pagination: Pagination;
      readonly language: Language;
    },
  ) => {
    const partyId = query.userId === 0 ? 0 : (caller?.partyId ?? 0);
    const matches = listItemsOnOffer(deps, partyId, query.offerId);
    return {
      total: matches.length,
      body: toItemResponses(deps, {
        items: paginate(matches, pagination),
        partyId,
        pincode: null,
        includesAllLocations: query.offerId !== undefined,
        hasHindi: language === 'hi',
      }),
    };
  };
  return {
    'list-running-offers': async ({ caller, pagination }) => {
      const offers = countOffersOnSale(deps, caller?.partyId ?? 0);
      return {
        total: offers.length,
        body: paginate(offers, pagination).map(({ rule, count }) => ({
          OfferId: rule.offerId,
          Name: rule.name,
          Count: count,
          Hindi: hindiTexts({ Name: rule.hindiName }),
        })),
      };
    },
    'list-offer-items': async ({ query, ...request }) =>
      listItems({ userId: query.UserId }, request),
    'list-items-of-offer': async ({ query, ...request }) =>
      listItems({ userId: query.UserId, offerId: query.OfferId }, request),
  };
};

const offerCommandHandlers = (
  deps: SaveOfferDeps,
): Pick<OfferOperationHandlers, 'save-offer' | 'map-offer-items'> => ({
  'save-offer': async ({ body, language, allocateId }) => ({
    body: toResultEntries(await saveOffer({ ...deps, allocateId }, toInput(body)), language),
  }),
  'map-offer-items': async ({ body, language }) => ({
    body: toResultEntries(
      await setOfferItems(deps, { offerId: body.OfferId, items: toItems(body.Items) }),
      language,
    ),
  }),
});

const everywhere = { pincode: null, includesAllLocations: true } as const;

interface ListRequest {
  readonly pagination: Pagination;
  readonly language: Language;
}

const findOffers = (
  deps: ListOffersDeps,
  query: RunningOffersQuery,
  companyId?: number,
): readonly Offer[] =>
  runningOffers(deps, query).filter(
    (offer) => companyId === undefined || offer.companyId === companyId,
  );

const offerListHandlers = (
  deps: ListOffersDeps,
): Pick<OfferOperationHandlers, 'list-offers-for-place' | 'list-offers-of-company'> => {
  const toOfferList = (offers: readonly Offer[], { pagination, language }: ListRequest) => ({
    total: offers.length,
    body: paginate(offers, pagination).map((offer) => toOfferResponse(deps, offer, language)),
  });
  return {
    'list-offers-for-place': async ({ query, ...request }) =>
      toOfferList(findOffers(deps, { partyId: query.Partyid, pincode: query.pincode }), request),
    'list-offers-of-company': async ({ query, ...request }) =>
      toOfferList(
        findOffers(deps, { partyId: query.PartyId ?? 0, ...everywhere }, query.OfferUsercompanyId),
        request,
      ),
  };
};

const bannerListHandlers = (
  deps: ListOffersDeps,
): Pick<OfferOperationHandlers, 'list-banners-of-company' | 'list-banners-for-place'> => {
  const toBannerList = (
    running: readonly Offer[],
    {
      query,
      pagination,
      language,
    }: ListRequest & { readonly query: { readonly ItemGroupId?: number | undefined } },
  ) => {
    const offers =
      query.ItemGroupId === undefined
        ? running
        : offersOfCategory(deps, running, query.ItemGroupId);
    return {
      total: offers.length,
      body: paginate(offers, pagination).map((offer) => toBannerResponse(offer, language)),
    };
  };
  return {
    'list-banners-of-company': async (request) =>
      toBannerList(
        findOffers(deps, { partyId: 0, ...everywhere }, request.query.companyid),
        request,
      ),
    'list-banners-for-place': async (request) =>
      toBannerList(findOffers(deps, { partyId: 0, pincode: request.query.pincode }), request),
  };
};

export const createOfferHandlers = (deps: Deps) => ({
  ...offerItemHandlers(deps),
  ...offerListHandlers(deps),
  ...bannerListHandlers(deps),
  ...offerCommandHandlers(deps),
});
