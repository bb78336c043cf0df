import { hindiTexts, type Language } from '@tokri/contracts/language';
import { offerLabel, type Offer as Rule } from '@tokri/contracts/pricing';
import type { OfferBanner, OfferResponse } from '@tokri/contracts/api';
import { countItemsOnSale } from '../../application/offers/list-offers.ts';
import type { ListOffersDeps } from '../../application/offers/list-offers.ts';
import { imagePath } from '../../domain/images/image.ts';
import { offerItems } from '../../domain/offers/offer.ts';
import type { Offer } from '../../domain/offers/offer.ts';

export const offerImage = ({ image }: Offer): string =>
  image === '' ? '' : imagePath(image, 'medium');

export const toScopeFields = (rule: Rule) => {
  const scope = rule.kind === 'combo' ? { kind: 'items' as const } : rule.scope;
  return {
    Scope: scope.kind,
    ItemTypeIds: scope.kind === 'types' ? scope.itemTypeIds : [],
  };
};

export const toOfferItems = (rule: Rule) =>
  offerItems(rule).map(({ itemId, unitId, quantity }) => ({
    ItemId: itemId,
    UnitId: unitId,
    Quantity: quantity,
  }));

export const toOfferResponse = (
  deps: ListOffersDeps,
  offer: Offer,
  language: Language,
): OfferResponse => {
  const { rule } = offer;
  return {
    OfferId: rule.offerId,
    Name: rule.name,
    Narration: offer.narration,
    Kind: rule.kind,
    Text: offerLabel(rule, language),
    ...toScopeFields(rule),
    Items: toOfferItems(rule),
    ItemCount: countItemsOnSale(deps, rule),
    CompanyId: offer.companyId,
    PartyId: offer.partyId,
    FromDate: offer.fromDate,
    ToDate: offer.toDate,
    Image: offerImage(offer),
    Hindi: hindiTexts({ Name: rule.hindiName, Narration: offer.hindiNarration }),
  };
};

export const toBannerResponse = (offer: Offer, language: Language): OfferBanner => {
  const { offerId, name, hindiName } = offer.rule;
  return {
    Id: offerId,
    OfferId: offerId,
    Title: name,
    Text: offer.narration || offerLabel(offer.rule, language),
    Image: offerImage(offer),
    Link: `/offer-item-list?OfferId=${offerId}`,
    Label: offerLabel(offer.rule, language),
    ToDate: offer.toDate,
    Hindi: hindiTexts({ Title: hindiName, Text: offer.hindiNarration }),
  };
};
