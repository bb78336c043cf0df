import * as z from 'zod/mini';
import { maxCartLines, maxLineQuantity } from '../../orders/cart-limits.ts';
import { maxCouponCodeLength } from '../../validation/text-limits.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';
import { cart } from './cart-schemas.ts';

export const quantity = z
  .int()
  .check(
    z.gte(0, 'must not be negative'),
    z.lte(maxLineQuantity, `must be at most ${maxLineQuantity}`),
  );

export const lineBody = z.object({
  Id: z._default(f.idOrZero, 0),
  LineKey: f.uuid,
  UserId: f.id,
  CompanyId: f.companyId,
  ItemId: f.id,
  UnitId: f.id,
  OfferId: z._default(f.idOrZero, 0),
  Quantity: quantity,
  PDate: f.isoDate,
  /** Of the delivery location, whose stock caps the quantity. */
  Pincode: z.optional(f.pincode),
});

export const cartLineBody = z.union([
  lineBody,
  z.array(lineBody).check(z.minLength(1), z.maxLength(f.maxListLength)),
]);

export type CartLineBody = z.output<typeof lineBody>;

const base = { service: 'cart' } as const;

const quoteParams = ['CouponCode', 'Pincode', 'AddressId', 'SlotId'];

const quoteQuery = {
  CouponCode: z.optional(f.text(maxCouponCodeLength)),
  Pincode: z.optional(f.pincode),
  AddressId: z.optional(f.idParam),
  SlotId: z.optional(f.idParam),
};

const stockResponse = z.array(
  z.object({
    ItemId: z.int(),
    UnitId: z.int(),
    OfferId: z.int(),
    Stock: z.int(),
    MaxPerOrder: z.int(),
    Available: z.boolean(),
  }),
);

const ownCart = z.object({
  PDate: f.isoDate,
  /** Names are empty for an item that is not in the catalog any more. */
  Lines: z.array(
    z.object({
      ItemId: z.int(),
      UnitId: z.int(),
      Name: z.string(),
      UnitName: z.string(),
      Quantity: z.int(),
      Hindi: f.hindi('Name'),
    }),
  ),
});
export type OwnCartResponse = z.infer<typeof ownCart>;

export const cartOperations = {
  uploadCartLine: operation({
    ...base,
    operationId: 'upload-cart-line',
    specId: 'C1',
    method: 'POST',
    path: '/api/Cart',
    match: noParams,
    auth: { kind: 'self', name: 'UserId' },
    body: cartLineBody,
    response: commandResponseWith({ Quantity: z.int(), Capped: z.boolean() }),
    errorCodes: [
      'unknown-item',
      'not-available',
      'date-past',
      'date-too-far',
      'all-in-cart',
      'cart-full',
      'too-many-dates',
    ],
    summary:
      'Adds or updates one cart line or a list of lines. LineKey makes it idempotent. Quantities are capped at the stock and at MaxPerOrder of the unit over all its lines.',
  }),
  readCart: operation({
    ...base,
    operationId: 'read-cart',
    specId: 'C2',
    method: 'GET',
    path: '/api/Cart',
    match: params('UId', 'PDate'),
    optionalParams: quoteParams,
    auth: { kind: 'self', name: 'UId' },
    query: z.object({ UId: f.idParam, PDate: f.isoDate, ...quoteQuery }),
    response: cart,
    summary:
      'The cart of a delivery date: lines, totals, taxes, charges, messages and a signed quote.',
  }),
  readNearestCart: operation({
    ...base,
    operationId: 'read-nearest-cart',
    specId: 'C3',
    method: 'GET',
    path: '/api/Cart',
    match: params('UserId', 'CompanyId'),
    optionalParams: quoteParams,
    auth: { kind: 'self', name: 'UserId' },
    query: z.object({ UserId: f.idParam, CompanyId: f.companyIdParam, ...quoteQuery }),
    response: cart,
    summary: 'The cart of the nearest open delivery date of the user.',
  }),
  deleteCartLine: operation({
    ...base,
    operationId: 'delete-cart-line',
    specId: 'C4',
    method: 'GET',
    path: '/api/Cart',
    match: params('DeleteCartId'),
    auth: { kind: 'owner' },
    hasSideEffects: true,
    query: z.object({ DeleteCartId: f.idParam }),
    response: commandResponse,
    summary: 'Removes a cart line. Removing it again succeeds.',
  }),
  readOfferStock: operation({
    ...base,
    operationId: 'read-offer-stock',
    specId: 'C5',
    method: 'GET',
    path: '/api/Cart',
    match: params('companyId', 'itemId', 'unitId', 'PDate', 'UserId', 'OfferId'),
    optionalParams: ['Pincode'],
    auth: { kind: 'anon-or-self', name: 'UserId' },
    query: z.object({
      companyId: f.companyIdParam,
      itemId: f.idParam,
      unitId: f.idParam,
      PDate: f.isoDate,
      UserId: f.idOrZeroParam,
      OfferId: f.idOrZeroParam,
      Pincode: z.optional(f.pincode),
    }),
    response: stockResponse,
    summary: 'Stock of a unit for an offer and a delivery date, at the location of the pincode.',
  }),
  readStock: operation({
    ...base,
    operationId: 'read-stock',
    specId: 'C6',
    method: 'GET',
    path: '/api/Cart',
    match: params('companyId', 'itemId', 'unitId', 'PDate', 'UserId'),
    optionalParams: ['Pincode'],
    auth: { kind: 'anon-or-self', name: 'UserId' },
    query: z.object({
      companyId: f.companyIdParam,
      itemId: f.idParam,
      unitId: f.idParam,
      PDate: f.isoDate,
      UserId: f.idOrZeroParam,
      Pincode: z.optional(f.pincode),
    }),
    response: stockResponse,
    summary: 'Stock of a unit for a delivery date, at the location of the pincode.',
  }),
  listOwnCarts: operation({
    ...base,
    operationId: 'list-own-carts',
    specId: 'C8',
    method: 'GET',
    path: '/api/app/own-carts',
    match: params('UserId'),
    auth: { kind: 'self', name: 'UserId' },
    query: z.object({ UserId: f.idParam }),
    response: z.array(ownCart),
    summary:
      'The carts of all delivery dates as they are stored, without prices and without a quote. For the copy of personal data.',
  }),
  previewCart: operation({
    ...base,
    operationId: 'preview-cart',
    specId: 'C7',
    method: 'POST',
    path: '/api/CartPreview',
    match: noParams,
    auth: { kind: 'anon' },
    isIdempotent: true,
    response: cart,
    body: z.object({
      Lines: z
        .array(
          z.object({
            LineKey: f.uuid,
            ItemId: f.id,
            UnitId: f.id,
            OfferId: z._default(f.idOrZero, 0),
            Quantity: quantity,
            SeenRateWithTax: z.optional(f.rupeesField),
            SeenOfferIds: z.optional(z.array(f.id).check(z.maxLength(f.maxListLength))),
          }),
        )
        .check(z.maxLength(maxCartLines)),
      Pincode: z.union([f.pincode, z.literal('')]),
      PDate: z.optional(f.isoDate),
    }),
    summary:
      'Prices the lines of a cart on the device, without an account and without a quote. Changes are reported against `SeenRateWithTax` and `SeenOfferIds`, which the device last showed the customer.',
  }),
};
