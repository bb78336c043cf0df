import { pageOf, toPaise, type Language, type Page } from '@tokri/contracts';
import { offerText } from '@tokri/contracts/price';
import type { OfferAnswer, OfferBanner, OfferBody, offerOperations } from '@tokri/contracts/http';
import type { Caller } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import {
  countedOffers,
  countItems,
  itemsUnderOffers,
  runningOffers,
} from '../application/list-offers.ts';
import type { OfferListNeeds, Seeker } from '../application/list-offers.ts';
import type { DayLimitNeeds } from '../application/limit-day.ts';
import { mapOfferItemsFor, saveOfferFor } from '../application/save-offer.ts';
import type { OfferNeeds, OfferWish } from '../application/save-offer.ts';
import { itemsOf } from '../domain/offer.ts';
import type { Offer } from '../domain/offer.ts';
import { picturePath } from '../domain/picture.ts';
import { presentListed } from './present-item.ts';
import { resultOf } from './texts.ts';

type Rows =
  | 'list-running-offers'
  | 'list-offer-items'
  | 'list-items-of-offer'
  | 'list-offers-for-place'
  | 'list-offers-of-company'
  | 'list-banners-of-company'
  | 'list-banners-for-place'
  | 'save-offer'
  | 'map-offer-items';
type Needs = OfferListNeeds & OfferNeeds & Pick<DayLimitNeeds, 'dayBoard'>;

/** A percentage with two places as hundredths of a percent. */
export const basisPointsOf = (percent: number): number => Math.round(percent * 100);

const wishOf = (body: OfferBody): OfferWish => ({
  rule: {
    offerId: body.Id,
    name: body.Name,
    kind: body.Kind,
    scope: body.Scope,
    itemTypeIds: body.ItemTypeIds,
    basisPoints: basisPointsOf(body.Percent),
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

const imageOf = ({ image }: Offer): string => (image === '' ? '' : picturePath(image, 'medium'));

const presentOffer = (needs: Needs, offer: Offer, language: Language): OfferAnswer => {
  const { rule } = offer;
  const scope = rule.kind === 'combo' ? { kind: 'items' as const } : rule.scope;
  return {
    OfferId: rule.offerId,
    Name: rule.name,
    Narration: offer.narration,
    Kind: rule.kind,
    Text: offerText(rule, language),
    Scope: scope.kind,
    ItemTypeIds: scope.kind === 'types' ? scope.itemTypeIds : [],
    Items: itemsOf(rule).map(({ itemId, unitId, quantity }) => ({
      ItemId: itemId,
      UnitId: unitId,
      Quantity: quantity,
    })),
    ItemCount: countItems(needs, rule),
    CompanyId: offer.companyId,
    PartyId: offer.partyId,
    FromDate: offer.fromDate,
    ToDate: offer.toDate,
    Image: imageOf(offer),
  };
};

const presentBanner = (offer: Offer, language: Language): OfferBanner => {
  const { offerId, name } = offer.rule;
  return {
    Id: offerId,
    OfferId: offerId,
    Title: name,
    Text: offer.narration || offerText(offer.rule, language),
    Image: imageOf(offer),
    Link: `/offer-item-list?OfferId=${offerId}`,
  };
};

/** Views of the one offer engine (readings 32), and what staff change of it. */
export const offerHandlers = (needs: Needs): Pick<Handlers<typeof offerOperations>, Rows> => {
  const found = (seeker: Seeker, companyId?: number) =>
    runningOffers(needs, seeker).filter(
      (offer) => companyId === undefined || offer.companyId === companyId,
    );
  const listed = (
    offers: readonly Offer[],
    { page, language }: { readonly page: Page; readonly language: Language },
  ) => ({
    total: offers.length,
    body: pageOf(offers, page).map((offer) => presentOffer(needs, offer, language)),
  });
  const banners = (
    offers: readonly Offer[],
    { page, language }: { readonly page: Page; readonly language: Language },
  ) => ({
    total: offers.length,
    body: pageOf(offers, page).map((offer) => presentBanner(offer, language)),
  });
  const items = (
    asked: { readonly userId: number; readonly offerId?: number },
    { caller, page }: { readonly caller: Caller | undefined; readonly page: Page },
  ) => {
    const partyId = asked.userId === 0 ? 0 : (caller?.partyId ?? 0);
    const under = itemsUnderOffers(needs, partyId, asked.offerId);
    return {
      total: under.length,
      body: presentListed(needs, {
        items: pageOf(under, page),
        partyId,
        pincode: null,
        anyPlace: asked.offerId !== undefined,
      }),
    };
  };
  return {
    'list-running-offers': async ({ caller, page }) => {
      const counted = countedOffers(needs, caller?.partyId ?? 0);
      return {
        total: counted.length,
        body: pageOf(counted, page).map(({ rule, count }) => ({
          OfferId: rule.offerId,
          Name: rule.name,
          Count: count,
        })),
      };
    },
    'list-offer-items': async ({ query, caller, page }) =>
      items({ userId: query.UserId }, { caller, page }),
    'list-items-of-offer': async ({ query, caller, page }) =>
      items({ userId: query.UserId, offerId: query.OfferId }, { caller, page }),
    'list-offers-for-place': async ({ query, page, language }) =>
      listed(found({ partyId: query.Partyid, pincode: query.pincode }), { page, language }),
    'list-offers-of-company': async ({ query, page, language }) =>
      listed(
        found(
          { partyId: query.PartyId ?? 0, pincode: null, anyPlace: true },
          query.OfferUsercompanyId,
        ),
        { page, language },
      ),
    'list-banners-of-company': async ({ query, page, language }) =>
      banners(found({ partyId: 0, pincode: null, anyPlace: true }, query.companyid), {
        page,
        language,
      }),
    'list-banners-for-place': async ({ query, page, language }) =>
      banners(found({ partyId: 0, pincode: query.pincode }), { page, language }),
    'save-offer': async ({ body, language, allocateId }) => ({
      body: resultOf(await saveOfferFor({ ...needs, allocateId }, wishOf(body)), language),
    }),
    'map-offer-items': async ({ body, language }) => {
      const wanted = body.Items.map(({ ItemId, UnitId, Quantity }) => ({
        itemId: ItemId,
        unitId: UnitId,
        quantity: Quantity,
      }));
      return {
        body: resultOf(
          await mapOfferItemsFor(needs, { offerId: body.OfferId, items: wanted }),
          language,
        ),
      };
    },
  };
};
