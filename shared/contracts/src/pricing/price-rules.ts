import * as z from 'zod/mini';
import { paise } from '../money/money.ts';

const nonNegativePaise = paise.check(z.nonnegative());
const id = z.int().check(z.nonnegative());
const count = z.int().check(z.positive());
const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000));

export const reward = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), amountPaise: nonNegativePaise }),
  z.object({
    kind: z.literal('percentage'),
    basisPoints,
    atMostPaise: z.nullable(nonNegativePaise),
  }),
]);
export type Reward = z.infer<typeof reward>;

export const offerScope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everything') }),
  z.object({ kind: z.literal('types'), itemTypeIds: z.array(id) }),
  z.object({ kind: z.literal('items'), items: z.array(z.object({ itemId: id, unitId: id })) }),
]);
export type OfferScope = z.infer<typeof offerScope>;

const offerFields = { offerId: count, name: z.string(), hindiName: z.optional(z.string()) };
const scopedFields = { ...offerFields, scope: offerScope };

export const offer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percentage'), ...scopedFields, basisPoints }),
  z.object({ kind: z.literal('amount'), ...scopedFields, amountPaise: nonNegativePaise }),
  z.object({ kind: z.literal('buy-x-get-y'), ...scopedFields, buy: count, free: count }),
  z.object({
    kind: z.literal('combo'),
    ...offerFields,
    parts: z.array(z.object({ itemId: id, unitId: id, quantity: count })),
    pricePaise: nonNegativePaise,
  }),
  z.object({
    kind: z.literal('threshold'),
    ...scopedFields,
    minimumPaise: nonNegativePaise,
    reward,
  }),
]);
export type Offer = z.infer<typeof offer>;

export const coupon = z.object({ code: z.string(), reward, minimumItemsPaise: nonNegativePaise });
export type Coupon = z.infer<typeof coupon>;

export const deliveryRule = z.object({
  id,
  pincodeFrom: z.string(),
  pincodeTo: z.string(),
  partyId: id,
  chargePaise: nonNegativePaise,
  freeAbovePaise: z.nullable(nonNegativePaise),
  taxBasisPoints: nonNegativePaise,
  hsn: z.string(),
});
export type DeliveryRule = z.infer<typeof deliveryRule>;
