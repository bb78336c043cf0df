import * as z from 'zod/mini';
import { noParams, params, zeroParam, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { item } from './item-schemas.ts';
import { commandResponse } from '../operation/command-response.ts';
import { offer, offerBanner, offerBody, offerItemsBody } from './offer-schemas.ts';

const anon = { kind: 'anon' } as const;

const anonOrSelf = { kind: 'anon-or-self', name: 'UserId' } as const;

const staff = { kind: 'staff', permission: 'offers' } as const;

const base = { service: 'catalog' } as const;

const listBase = { ...base, method: 'GET', isPaginated: true } as const;

const bannerFilter = { ItemGroupId: z.optional(f.idParam) };

const bannerFilterText = 'With ItemGroupId those of offers for items of this group only.';

export const offerOperations = {
  listRunningOffers: operation({
    ...listBase,
    operationId: 'list-running-offers',
    specId: 'F2',
    path: '/api/Filter',
    match: zeroParam('DistictOffers'),
    auth: anon,
    query: z.object({ DistictOffers: f.zeroParam }),
    response: z.array(
      z.object({
        OfferId: z.int(),
        Name: z.string(),
        Count: z.int(),
        Hindi: f.hindi('Name'),
      }),
    ),
    summary: 'Active offers, with the number of items on sale each applies to.',
  }),
  listItemsWithAnyOffer: operation({
    ...listBase,
    operationId: 'list-offer-items',
    specId: 'P4',
    path: '/api/OfferItemMaping',
    match: params('UserId'),
    auth: anonOrSelf,
    query: z.object({ UserId: f.idOrZeroParam }),
    response: z.array(item),
    summary: 'Items with an active offer.',
  }),
  listItemsOfOffer: operation({
    ...listBase,
    operationId: 'list-items-of-offer',
    specId: 'P5',
    path: '/api/OfferItemMaping',
    match: params('UserId', 'OfferId'),
    auth: anonOrSelf,
    query: z.object({ UserId: f.idOrZeroParam, OfferId: f.idParam }),
    response: z.array(item),
    summary: 'Items of one active offer.',
  }),
  listOffersForPlace: operation({
    ...listBase,
    operationId: 'list-offers-for-place',
    specId: 'P6',
    path: '/api/Offers',
    match: params('pincode', 'Partyid'),
    auth: anon,
    query: z.object({ pincode: f.pincode, Partyid: f.idOrZeroParam }),
    response: z.array(offer),
    summary: 'Active offers for a pincode and a party.',
  }),
  listOffersOfCompany: operation({
    ...listBase,
    operationId: 'list-offers-of-company',
    specId: 'P7',
    path: '/api/Offers',
    match: params('OfferUsercompanyId'),
    optionalParams: ['PartyId'],
    auth: anon,
    query: z.object({ OfferUsercompanyId: f.companyIdParam, PartyId: z.optional(f.idOrZeroParam) }),
    response: z.array(offer),
    summary: 'Active offers of a company; without PartyId the public ones.',
  }),
  listBannersOfCompany: operation({
    ...listBase,
    operationId: 'list-banners-of-company',
    specId: 'P8',
    path: '/api/Offer',
    match: params('companyid'),
    optionalParams: ['ItemGroupId'],
    auth: anon,
    cacheSeconds: 30,
    query: z.object({ companyid: f.companyIdParam, ...bannerFilter }),
    response: z.array(offerBanner),
    summary: `Banners of the public offers of a company. ${bannerFilterText}`,
  }),
  listBannersForPlace: operation({
    ...listBase,
    operationId: 'list-banners-for-place',
    specId: 'P9',
    path: '/api/Offer',
    match: params('pincode'),
    optionalParams: ['ItemGroupId'],
    auth: anon,
    cacheSeconds: 30,
    query: z.object({ pincode: f.pincode, ...bannerFilter }),
    response: z.array(offerBanner),
    summary: `Banners of the public offers for a pincode. ${bannerFilterText}`,
  }),
  saveOffer: operation({
    ...base,
    operationId: 'save-offer',
    specId: 'P10',
    method: 'POST',
    path: '/api/Offers',
    match: noParams,
    auth: staff,
    body: offerBody,
    response: commandResponse,
    errorCodes: [
      'offer-incomplete',
      'offer-period',
      'offer-places',
      'offer-changed',
      'offer-not-of-items',
      'unknown-unit',
      'doubled-item',
      'unknown-item-type',
      'unknown-image',
    ],
    summary:
      'Creates (Id 0) or updates an offer. Without Items, its items are not changed; OfferItemMaping sets them too. With the Rev that list-staff-offers returned, it changes nothing and returns offer-changed when somebody else saved since then.',
  }),
  mapOfferItems: operation({
    ...base,
    operationId: 'map-offer-items',
    specId: 'P10',
    method: 'POST',
    path: '/api/OfferItemMaping',
    match: noParams,
    auth: staff,
    response: commandResponse,
    errorCodes: ['offer-not-of-items', 'unknown-unit', 'doubled-item'],
    body: z.object({
      OfferId: f.id,
      Items: offerItemsBody,
    }),
    summary: 'Replaces the items of an offer. UnitId 0 means every unit.',
  }),
};
