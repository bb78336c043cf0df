import * as z from 'zod/mini';
import { clockTime, instant, isoDate } from '../api/operation/fields.ts';
import { paise } from '../money/money.ts';
import type { Result } from '../result/result.ts';

export const quotedLine = z.object({
  cartLineId: z.int(),
  lineKey: z.string(),
  itemId: z.int(),
  unitId: z.int(),
  offerId: z.int(),
  name: z.string(),
  hindiName: z.optional(z.string()),
  unitName: z.string(),
  image: z.string(),
  brand: z.string(),
  tint: z.string(),
  itemGroupId: z.int(),
  isFood: z.boolean(),
  vegetarian: z.nullable(z.boolean()),
  maxPerOrder: z.int(),
  hsn: z.string(),
  taxBasisPoints: z.int(),
  quantity: z.int(),
  ratePaise: paise,
  rateWithTaxPaise: paise,
  mrpPaise: paise,
  discountPaise: paise,
  taxablePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise,
  igstPaise: paise,
  totalPaise: paise,
  /** The line with tax before the coupon; absent when it is `totalPaise`. */
  totalBeforeCouponPaise: z.optional(paise),
});
export type QuotedLine = z.infer<typeof quotedLine>;

export const quotedTotals = z.object({
  mrpPaise: paise,
  itemsPaise: paise,
  savingsPaise: paise,
  offerDiscountPaise: paise,
  couponDiscountPaise: paise,
  taxablePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise,
  igstPaise: paise,
  deliveryChargePaise: paise,
  deliveryTaxPaise: paise,
  slotFeePaise: paise,
  roundOffPaise: paise,
  payablePaise: paise,
  keepsPaise: z.optional(z.literal(true)),
});
export type QuotedTotals = z.infer<typeof quotedTotals>;

export const quotedTax = z.pick(quotedLine, {
  hsn: true,
  taxBasisPoints: true,
  taxablePaise: true,
  cgstPaise: true,
  sgstPaise: true,
  igstPaise: true,
});
export type QuotedTax = z.infer<typeof quotedTax>;
export const quotedSlot = z.object({
  slotId: z.int(),
  date: isoDate,
  start: clockTime,
  end: clockTime,
  cutOffAt: instant,
  feePaise: paise,
});

/**
 * Signed by cart (Ed25519 JWT, 15 minutes); delivery-slot and order trust it. Prices are fixed for
 * that time; a changed cart invalidates it (`cartVersion`).
 */
export const quoteClaims = z.object({
  quoteId: z.string(),
  userId: z.int(),
  partyId: z.int(),
  companyId: z.int(),
  pdate: isoDate,
  cartVersion: z.int(),
  addressId: z.nullable(z.int()),
  pincode: z.nullable(z.string()),
  /** The location that has the stock; absent means 1. */
  locationId: z.optional(z.int()),
  stateCode: z.string(),
  placeOfSupply: z.string(),
  slot: z.nullable(quotedSlot),
  lines: z.array(quotedLine),
  totals: quotedTotals,
  taxSummary: z.array(quotedTax),
  coupon: z.nullable(z.object({ code: z.string(), amountPaise: paise })),
  itemCount: z.int(),
  leadTimeMinutes: z.int(),
});
export type QuoteClaims = z.infer<typeof quoteClaims>;

export type QuoteErrorCode = 'quote-invalid' | 'quote-expired';
export type VerifyQuote = (token: string) => Promise<Result<QuoteClaims, QuoteErrorCode>>;

export const quoteLifetimeMs = 15 * 60_000;
export const quoteIssuer = 'cart';
export const quoteAudience = 'quote';
