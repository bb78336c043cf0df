import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { cartLineIssues } from '../../pricing/cart-line-issues.ts';
import * as f from '../operation/fields.ts';

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
  /** The line with tax before the coupon; absent when it is `Total`. */
  TotalBeforeCoupon: z.optional(rupees),
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
  Hindi: f.hindi('Name', 'OfferName'),
});

export type CartLineResponse = z.infer<typeof pricedLine>;

export const taxSummaryRow = z.pick(pricedLine, {
  HSN: true,
  TaxPercent: true,
  Taxable: true,
  Cgst: true,
  Sgst: true,
  Igst: true,
});

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
  TaxSummary: z.array(taxSummaryRow),
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
      /** `location`: another shop serves the delivery location since the line was added. */
      Reason: z.optional(z.enum(['location'])),
    }),
  ),
  Quote: z.nullable(z.object({ Token: z.string(), ExpiresAt: f.instant })),
});

export type CartResponse = z.infer<typeof cart>;
