import { type Language } from '@tokri/contracts/language';
import { toPaise } from '@tokri/contracts/money';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import { offerLabel } from '@tokri/contracts/pricing';
import type {
  Caller,
  OfferBanner,
  OfferBody,
  offerOperations,
  OfferResponse,
} from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  countOffersOnSale,
  countItemsOnSale,
  listItemsOnOffer,
  runningOffers,
} from '../../application/offers/list-offers.ts';
import type { ListOffersDeps, RunningOffersQuery } from '../../application/offers/list-offers.ts';
import type { DayLimitDeps } from '../../application/stock/limit-day.ts';
import { setOfferItems, saveOffer } from '../../application/offers/save-offer.ts';
import type { SaveOfferDeps, OfferInput } from '../../application/offers/save-offer.ts';
import { offerItems } from '../../domain/offers/offer.ts';
import type { Offer } from '../../domain/offers/offer.ts';
import { imagePath } from '../../domain/images/image.ts';
import { toItemResponses } from '../items/item-response.ts';
import { toResultEntries } from '../result-messages.ts';

type OperationId =
  | 'list-running-offers'
  | 'list-offer-items'
  | 'list-items-of-offer'
  | 'list-offers-for-place'
  | 'list-offers-of-company'
  | 'list-banners-of-company'
  | 'list-banners-for-place'
  | 'save-offer'
  | 'map-offer-items';
type Deps = ListOffersDeps & SaveOfferDeps & Pick<DayLimitDeps, 'dayLimitView'>;

export const percentToBasisPoints = (percent: number): number => Math.round(percent * 100);

const toInput = (body: OfferBody): OfferInput => ({
  rule: {
    offerId: body.Id,
    name: body.Name,
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
  image: body.Image,
});

const offerImage = ({ image }: Offer): string => (image === '' ? '' : imagePath(image, 'medium'));

const toOfferResponse = (deps: Deps, offer: Offer, language: Language): OfferResponse => {
  const { rule } = offer;
  const scope = rule.kind === 'combo' ? { kind: 'items' as const } : rule.scope;
  return {
    OfferId: rule.offerId,
    Name: rule.name,
    Narration: offer.narration,
    Kind: rule.kind,
    Text: offerLabel(rule, language),
    Scope: scope.kind,
    ItemTypeIds: scope.kind === 'types' ? scope.itemTypeIds : [],
    Items: offerItems(rule).map(({ itemId, unitId, quantity }) => ({
      ItemId: itemId,
      UnitId: unitId,
      Quantity: quantity,
    })),
    ItemCount: countItemsOnSale(deps, rule),
    CompanyId: offer.companyId,
    PartyId: offer.partyId,
    FromDate: offer.fromDate,
    ToDate: offer.toDate,
    Image: offerImage(offer),
  };
};

const toBannerResponse = (offer: Offer, language: Language): OfferBanner => {
  const { offerId, name } = offer.rule;
  return {
    Id: offerId,
    OfferId: offerId,
    Title: name,
    Text: offer.narration || offerLabel(offer.rule, language),
    Image: offerImage(offer),
    Link: `/offer-item-list?OfferId=${offerId}`,
  };
};

export const offerHandlers = (
  deps: Deps,
): Pick<OperationHandlers<typeof offerOperations>, OperationId> => {
  const offers = (seeker: RunningOffersQuery, companyId?: number) =>
    runningOffers(deps, seeker).filter(
      (offer) => companyId === undefined || offer.companyId === companyId,
    );
  const listed = (
    offers: readonly Offer[],
    { page: pagination, language }: { readonly page: Pagination; readonly language: Language },
  ) => ({
    total: offers.length,
    body: paginate(offers, pagination).map((offer) => toOfferResponse(deps, offer, language)),
  });
  const banners = (
    offers: readonly Offer[],
    { page: pagination, language }: { readonly page: Pagination; readonly language: Language },
  ) => ({
    total: offers.length,
    body: paginate(offers, pagination).map((offer) => toBannerResponse(offer, language)),
  });
  const items = (
    listInput: { readonly userId: number; readonly offerId?: number },
    {
      caller,
      page: pagination,
    }: { readonly caller: Caller | undefined; readonly page: Pagination },
  ) => {
    const partyId = listInput.userId === 0 ? 0 : (caller?.partyId ?? 0);
    const under = listItemsOnOffer(deps, partyId, listInput.offerId);
    return {
      total: under.length,
      body: toItemResponses(deps, {
        items: paginate(under, pagination),
        partyId,
        pincode: null,
        anyPlace: listInput.offerId !== undefined,
      }),
    };
  };
  return {
    'list-running-offers': async ({ caller, pagination }) => {
      const counted = countOffersOnSale(deps, caller?.partyId ?? 0);
      return {
        total: counted.length,
        body: paginate(counted, pagination).map(({ rule, count }) => ({
          OfferId: rule.offerId,
          Name: rule.name,
          Count: count,
        })),
      };
    },
    'list-offer-items': async ({ query, caller, pagination }) =>
      items({ userId: query.UserId }, { caller, page: pagination }),
    'list-items-of-offer': async ({ query, caller, pagination }) =>
      items({ userId: query.UserId, offerId: query.OfferId }, { caller, page: pagination }),
    'list-offers-for-place': async ({ query, pagination, language }) =>
      listed(offers({ partyId: query.Partyid, pincode: query.pincode }), {
        page: pagination,
        language,
      }),
    'list-offers-of-company': async ({ query, pagination, language }) =>
      listed(
        offers(
          { partyId: query.PartyId ?? 0, pincode: null, anyPlace: true },
          query.OfferUsercompanyId,
        ),
        { page: pagination, language },
      ),
    'list-banners-of-company': async ({ query, pagination, language }) =>
      banners(offers({ partyId: 0, pincode: null, anyPlace: true }, query.companyid), {
        page: pagination,
        language,
      }),
    'list-banners-for-place': async ({ query, pagination, language }) =>
      banners(offers({ partyId: 0, pincode: query.pincode }), { page: pagination, language }),
    'save-offer': async ({ body, language, allocateId }) => ({
      body: toResultEntries(await saveOffer({ ...deps, allocateId }, toInput(body)), language),
    }),
    'map-offer-items': async ({ body, language }) => {
      const wanted = body.Items.map(({ ItemId, UnitId, Quantity }) => ({
        itemId: ItemId,
        unitId: UnitId,
        quantity: Quantity,
      }));
      return {
        body: toResultEntries(
          await setOfferItems(deps, { offerId: body.OfferId, items: wanted }),
          language,
        ),
      };
    },
  };
};
