import * as z from 'zod/mini';
import { maxCartLines, maxLineQuantity } from '../../orders/cart-limits.ts';
import { rupees } from '../../money/money.ts';
import { maxCouponCodeLength } from '../../validation/text-limits.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';

export const cartLineIssues = ['not-available', 'stock-short'] as const;
export type CartLineIssue = (typeof cartLineIssues)[number];

export const pricedLine = z.object({
  Id: z.int(),
  LineKey: z.string(),
  ItemId: z.int(),
  UnitId: z.int(),
  OfferId: z.int(),
  Name: z.string(),
  UnitName: z.string(),
  Image: z.string(),
  Quantity: z.int(),
  Rate: rupees,
  Mrp: rupees,
  RateWithTax: rupees,
  Discount: rupees,
  Taxable: rupees,
  HSN: z.string(),
  TaxPercent: z.number(),
  Cgst: rupees,
  Sgst: rupees,
  Igst: rupees,
  Total: rupees,
  Stock: z.int(),
  Message: z.string(),
  Code: z.enum(['', ...cartLineIssues]),
  /**
   * Largest quantity this cart line may have next to earlier lines of the same unit; 0 on orders.
   */
  Most: z.int(),
  OfferName: z.optional(z.string()),
  /** The offer the customer requested, 0 for the best one; `OfferId` is the one applied. */
  ChosenOfferId: z.optional(z.int()),
  /** Every offer that applies to the item; the device sends the ids back as `SeenOfferIds`. */
  OfferIds: z.optional(z.array(z.int())),
  Brand: z.string(),
  Tint: z.string(),
  ItemGroupId: z.int(),
  MaxPerOrder: z.int(),
  IsFood: z.boolean(),
  Vegetarian: z.nullable(z.boolean()),
});
export type CartLineResponse = z.infer<typeof pricedLine>;

export const totals = z.object({
  Mrp: rupees,
  Items: rupees,
  Savings: rupees,
  OfferDiscount: rupees,
  CouponDiscount: rupees,
  Taxable: rupees,
  Cgst: rupees,
  Sgst: rupees,
  Igst: rupees,
  DeliveryCharge: rupees,
  DeliveryTax: rupees,
  SlotFee: rupees,
  RoundOff: rupees,
  Payable: rupees,
  /** What charge and fee were taxed with in this sale, whatever the law says today; 0 where nothing is charged. */
  DeliveryTaxPercent: z.number(),
});
export type TotalsResponse = z.infer<typeof totals>;

export const cartChangeCodes = [
  'price-up',
  'price-down',
  'offer-begun',
  'offer-ended',
  ...cartLineIssues,
] as const;
export type CartChangeCode = (typeof cartChangeCodes)[number];

export const cart = z.object({
  Lines: z.array(pricedLine),
  Count: z.int(),
  PDate: f.isoDate,
  Totals: totals,
  TaxSummary: z.array(
    z.object({
      HSN: z.string(),
      TaxPercent: z.number(),
      Taxable: rupees,
      Cgst: rupees,
      Sgst: rupees,
      Igst: rupees,
    }),
  ),
  Coupon: z.nullable(z.object({ Code: z.string(), Amount: rupees })),
  MinimumOrder: z.object({ Required: rupees, Short: rupees }),
  FreeDelivery: z.object({ Above: rupees, Short: rupees }),
  Messages: z.array(z.object({ Code: z.string(), Text: z.string(), LineId: z.int() })),
  /** `Was` and `Now` are the price of one unit with tax, if the price is what changed. */
  Changes: z.array(
    z.object({
      LineId: z.int(),
      LineKey: z.string(),
      ItemId: z.int(),
      Code: z.enum(cartChangeCodes),
      Text: z.string(),
      Was: z.nullable(rupees),
      Now: z.nullable(rupees),
    }),
  ),
  Quote: z.nullable(z.object({ Token: z.string(), ExpiresAt: f.instant })),
});
export type CartResponse = z.infer<typeof cart>;

const quantity = z
  .int()
  .check(
    z.gte(0, 'must not be negative'),
    z.lte(maxLineQuantity, `must be at most ${maxLineQuantity}`),
  );
const line = z.object({
  Id: z._default(f.idOrZero, 0),
  LineKey: f.uuid,
  UserId: f.id,
  CompanyId: f.companyId,
  ItemId: f.id,
  UnitId: f.id,
  OfferId: z._default(f.idOrZero, 0),
  Quantity: quantity,
  PDate: f.isoDate,
});
export const cartLineBody = z.union([
  line,
  z.array(line).check(z.minLength(1), z.maxLength(f.maxListLength)),
]);
export type CartLineBody = z.output<typeof line>;

const at = { service: 'cart' } as const;
const quoteNames = ['CouponCode', 'Pincode', 'AddressId', 'SlotId'];
const quoteQuery = {
  CouponCode: z.optional(f.text(maxCouponCodeLength)),
  Pincode: z.optional(f.pincode),
  AddressId: z.optional(f.idParam),
  SlotId: z.optional(f.idParam),
};
const stock = z.array(
  z.object({
    ItemId: z.int(),
    UnitId: z.int(),
    OfferId: z.int(),
    Stock: z.int(),
    MaxPerOrder: z.int(),
    Available: z.boolean(),
  }),
);

export const cartOperations = {
  uploadCartLine: operation({
    ...at,
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
    ...at,
    operationId: 'read-cart',
    specId: 'C2',
    method: 'GET',
    path: '/api/Cart',
    match: params('UId', 'PDate'),
    optionalParams: quoteNames,
    auth: { kind: 'self', name: 'UId' },
    query: z.object({ UId: f.idParam, PDate: f.isoDate, ...quoteQuery }),
    response: cart,
    summary:
      'The cart of a delivery date: lines, totals, taxes, charges, messages and a signed quote.',
  }),
  readNearestCart: operation({
    ...at,
    operationId: 'read-nearest-cart',
    specId: 'C3',
    method: 'GET',
    path: '/api/Cart',
    match: params('UserId', 'CompanyId'),
    optionalParams: quoteNames,
    auth: { kind: 'self', name: 'UserId' },
    query: z.object({ UserId: f.idParam, CompanyId: f.companyIdParam, ...quoteQuery }),
    response: cart,
    summary: 'The cart of the nearest open delivery date of the user.',
  }),
  deleteCartLine: operation({
    ...at,
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
    ...at,
    operationId: 'read-offer-stock',
    specId: 'C5',
    method: 'GET',
    path: '/api/Cart',
    match: params('companyId', 'itemId', 'unitId', 'PDate', 'UserId', 'OfferId'),
    auth: { kind: 'anon-or-self', name: 'UserId' },
    query: z.object({
      companyId: f.companyIdParam,
      itemId: f.idParam,
      unitId: f.idParam,
      PDate: f.isoDate,
      UserId: f.idOrZeroParam,
      OfferId: f.idOrZeroParam,
    }),
    response: stock,
    summary: 'Stock of a unit for an offer and a delivery date.',
  }),
  readStock: operation({
    ...at,
    operationId: 'read-stock',
    specId: 'C6',
    method: 'GET',
    path: '/api/Cart',
    match: params('companyId', 'itemId', 'unitId', 'PDate', 'UserId'),
    auth: { kind: 'anon-or-self', name: 'UserId' },
    query: z.object({
      companyId: f.companyIdParam,
      itemId: f.idParam,
      unitId: f.idParam,
      PDate: f.isoDate,
      UserId: f.idOrZeroParam,
    }),
    response: stock,
    summary: 'Stock of a unit for a delivery date.',
  }),
  previewCart: operation({
    ...at,
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
