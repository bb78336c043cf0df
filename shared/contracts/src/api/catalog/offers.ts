import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { maxCouponCodeLength } from '../../validation/text-limits.ts';
import { noParams, params, zeroParam, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { item } from './items.ts';
import { commandResponse } from '../operation/command-response.ts';

export const offerKinds = ['percentage', 'amount', 'buy-x-get-y', 'combo', 'threshold'] as const;
export const offerScopes = ['everything', 'types', 'items'] as const;

const itemOfOffer = z.object({ ItemId: z.int(), UnitId: z.int(), Quantity: z.int() });

export const offer = z.object({
  OfferId: z.int(),
  Name: z.string(),
  Narration: z.string(),
  Kind: z.enum(offerKinds),
  Text: z.string(),
  Scope: z.enum(offerScopes),
  ItemTypeIds: z.array(z.int()),
  /** UnitId 0 means every unit; Quantity is per set, for combos. */
  Items: z.array(itemOfOffer),
  ItemCount: z.int(),
  CompanyId: z.int(),
  PartyId: z.int(),
  FromDate: f.isoDate,
  ToDate: f.isoDate,
  Image: z.string(),
});
export type OfferResponse = z.infer<typeof offer>;

export const offerBanner = z.object({
  Id: z.int(),
  OfferId: z.int(),
  Title: z.string(),
  Text: z.string(),
  Image: z.string(),
  Link: z.string(),
});
export type OfferBanner = z.infer<typeof offerBanner>;

const dayOrNone = z.union([f.isoDate, z.literal('')]);

export const userCoupon = z.object({
  Id: z.int(),
  Code: z.string(),
  Name: z.string(),
  Text: z.string(),
  MinimumItems: rupees,
  FromDate: dayOrNone,
  ToDate: dayOrNone,
  FirstOrderOnly: z.boolean(),
  Usable: z.boolean(),
  Amount: rupees,
  Short: rupees,
  Error: z.int(),
  Reason: z.string(),
  Message: z.string(),
});
export type UserCoupon = z.infer<typeof userCoupon>;

export const usedCoupon = z.object({
  Code: z.string(),
  Amount: rupees,
  TransactionId: z.int(),
  UsedAt: f.instant,
});
export type UsedCoupon = z.infer<typeof usedCoupon>;

const percentIn = z.number().check(
  z.gte(0, 'must not be negative'),
  z.lte(100, 'must be at most 100'),
  z.refine(
    (value) => Number.isInteger(Math.round(value * 1e6) / 1e4),
    'must have at most two places',
  ),
);
const pieces = z.int().check(z.gte(0, 'must not be negative'), z.lte(99, 'must be at most 99'));
const uses = z
  .int()
  .check(z.gte(0, 'must not be negative'), z.lte(10_000_000, 'must be at most 1,00,00,000'));
const status = z._default(z.literal([0, 1]), 1);
const imageHash = z
  .string()
  .check(z.regex(/^([0-9a-f]{64})?$/, 'must be the hash of an uploaded image'));

/** Fields that a kind does not use stay 0. */
export const offerBody = z.object({
  Id: z._default(f.idOrZero, 0),
  Name: f.name(60),
  Narration: z._default(f.text(300), ''),
  Kind: z.enum(offerKinds),
  Percent: z._default(percentIn, 0),
  Amount: z._default(f.rupeesField, 0),
  Buy: z._default(pieces, 0),
  Free: z._default(pieces, 0),
  Price: z._default(f.rupeesField, 0),
  Minimum: z._default(f.rupeesField, 0),
  AtMost: z._default(f.rupeesField, 0),
  Scope: z._default(z.enum(offerScopes), 'items'),
  ItemTypeIds: z._default(z.array(f.id).check(z.maxLength(f.maxListLength)), []),
  CompanyId: f.companyId,
  PartyId: z._default(f.idOrZero, 0),
  FromDate: f.isoDate,
  ToDate: f.isoDate,
  Places: z._default(
    z
      .array(z.object({ PincodeFrom: f.pincode, PincodeTo: f.pincode }))
      .check(z.maxLength(f.maxListLength)),
    [],
  ),
  Image: z._default(imageHash, ''),
  Status: status,
});
export type OfferBody = z.output<typeof offerBody>;

const offerItem = z.object({
  ItemId: f.id,
  UnitId: z._default(f.idOrZero, 0),
  Quantity: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
});

export const couponBody = z.object({
  Code: z
    .string()
    .check(z.trim(), z.regex(/^[A-Za-z0-9]{3,20}$/, 'must be 3 to 20 letters and digits')),
  Name: f.name(100),
  Kind: z.enum(['amount', 'percentage']),
  Amount: z._default(f.rupeesField, 0),
  Percent: z._default(percentIn, 0),
  AtMost: z._default(f.rupeesField, 0),
  MinimumItems: z._default(f.rupeesField, 0),
  FromDate: f.isoDate,
  ToDate: f.isoDate,
  PerUser: z._default(uses, 0),
  TotalUses: z._default(uses, 0),
  FirstOrderOnly: z._default(z.boolean(), false),
  CompanyId: f.companyId,
  Status: status,
});
export type CouponBody = z.output<typeof couponBody>;

const anon = { kind: 'anon' } as const;
const anonOrSelf = { kind: 'anon-or-self', name: 'UserId' } as const;
const staff = { kind: 'staff', permission: 'offers' } as const;
const at = { service: 'catalog' } as const;
const list = { ...at, method: 'GET', isPaginated: true } as const;

export const offerOperations = {
  listRunningOffers: operation({
    ...list,
    operationId: 'list-running-offers',
    specId: 'F2',
    path: '/api/Filter',
    match: zeroParam('DistictOffers'),
    auth: anon,
    query: z.object({ DistictOffers: f.zeroParam }),
    response: z.array(z.object({ OfferId: z.int(), Name: z.string(), Count: z.int() })),
    summary: 'Active offers, with the number of items on sale each applies to.',
  }),
  listOfferItems: operation({
    ...list,
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
    ...list,
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
    ...list,
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
    ...list,
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
    ...list,
    operationId: 'list-banners-of-company',
    specId: 'P8',
    path: '/api/Offer',
    match: params('companyid'),
    auth: anon,
    cacheSeconds: 30,
    query: z.object({ companyid: f.companyIdParam }),
    response: z.array(offerBanner),
    summary: 'Banners of the public offers of a company.',
  }),
  listBannersForPlace: operation({
    ...list,
    operationId: 'list-banners-for-place',
    specId: 'P9',
    path: '/api/Offer',
    match: params('pincode'),
    auth: anon,
    cacheSeconds: 30,
    query: z.object({ pincode: f.pincode }),
    response: z.array(offerBanner),
    summary: 'Banners of the public offers for a pincode.',
  }),
  saveOffer: operation({
    ...at,
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
      'unknown-item-type',
      'unknown-image',
    ],
    summary:
      'Creates (Id 0) or updates an offer. Its items are set by OfferItemMaping and are not changed here.',
  }),
  mapOfferItems: operation({
    ...at,
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
      Items: z.array(offerItem).check(z.maxLength(f.maxListLength)),
    }),
    summary: 'Replaces the items of an offer. UnitId 0 means every unit.',
  }),
  saveCoupon: operation({
    ...at,
    operationId: 'save-coupon',
    specId: 'P10',
    method: 'POST',
    path: '/api/Coupons',
    match: noParams,
    auth: staff,
    body: couponBody,
    response: commandResponse,
    errorCodes: ['coupon-incomplete', 'offer-period'],
    summary: 'Creates a coupon or updates the one with this code. Previous uses still count.',
  }),
  listUsedCoupons: operation({
    ...list,
    operationId: 'list-used-coupons',
    specId: 'P1',
    path: '/api/Coupons',
    match: params('TUid'),
    auth: { kind: 'self', name: 'TUid' },
    query: z.object({ TUid: f.idParam }),
    response: z.array(usedCoupon),
    summary: 'Coupons this user has used, with their orders, newest first.',
  }),
};

const ofUser = {
  service: 'cart',
  method: 'GET',
  path: '/api/Coupons',
  auth: { kind: 'self', name: 'CouponForUser' },
  optionalParams: ['PDate'],
} as const;
const ofUserQuery = {
  CouponForUser: f.idParam,
  cmpId: f.companyIdParam,
  PDate: z.optional(f.isoDate),
};

export const couponOperations = {
  listCouponsForUser: operation({
    ...ofUser,
    operationId: 'list-coupons-for-user',
    specId: 'P2',
    match: params('CouponForUser', 'cmpId'),
    isPaginated: true,
    query: z.object(ofUserQuery),
    response: z.array(userCoupon),
    summary:
      'Coupons for this user, usable ones first, each with its discount on the cart of PDate (or the nearest one), or the reason why it cannot be used.',
  }),
  checkCoupon: operation({
    ...ofUser,
    operationId: 'check-coupon',
    specId: 'P3',
    match: params('CouponForUser', 'cmpId', 'code'),
    query: z.object({ ...ofUserQuery, code: f.name(maxCouponCodeLength) }),
    response: z.array(userCoupon),
    summary:
      'Checks one coupon code: its discount on the cart, or the reason why it cannot be used (Error 1, Reason, Message).',
  }),
};
