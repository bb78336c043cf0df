import * as z from 'zod/mini';
import { paise } from '../money/money.ts';

const atLeastNothing = paise.check(z.nonnegative());
const id = z.int().check(z.nonnegative());
const count = z.int().check(z.positive());
const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000));

/** What is taken off a sum: a fixed amount, or a part of it with an upper limit (null: none). */
export const reward = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), amountPaise: atLeastNothing }),
  z.object({ kind: z.literal('percentage'), basisPoints, atMostPaise: z.nullable(atLeastNothing) }),
]);
export type Reward = z.infer<typeof reward>;

/** Lines that an offer is for. `unitId` 0 is every unit of the item. */
export const offerScope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everything') }),
  z.object({ kind: z.literal('types'), itemTypeIds: z.array(id) }),
  z.object({ kind: z.literal('items'), items: z.array(z.object({ itemId: id, unitId: id })) }),
]);
export type OfferScope = z.infer<typeof offerScope>;

const named = { offerId: count, name: z.string() };
const scoped = { ...named, scope: offerScope };

/** One offer's rule. Sums are with tax, as customers read them. Dates, party and place are decided before an offer comes here. */
export const offer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percentage'), ...scoped, basisPoints }),
  z.object({ kind: z.literal('amount'), ...scoped, amountPaise: atLeastNothing }),
  z.object({ kind: z.literal('buy-x-get-y'), ...scoped, buy: count, free: count }),
  z.object({
    kind: z.literal('combo'),
    ...named,
    parts: z.array(z.object({ itemId: id, unitId: id, quantity: count })),
    pricePaise: atLeastNothing,
  }),
  z.object({ kind: z.literal('threshold'), ...scoped, minimumPaise: atLeastNothing, reward }),
]);
export type Offer = z.infer<typeof offer>;

/** A coupon as the price needs it; first order, dates and uses are checked where they are known. */
export const coupon = z.object({ code: z.string(), reward, minimumItemsPaise: atLeastNothing });
export type Coupon = z.infer<typeof coupon>;

/** A delivery charge for a range of pincodes; party 0 is the public. Free from `freeAbovePaise` of Items on, never when null. */
export const deliveryRule = z.object({
  id,
  pincodeFrom: z.string(),
  pincodeTo: z.string(),
  partyId: id,
  chargePaise: atLeastNothing,
  freeAbovePaise: z.nullable(atLeastNothing),
  /** Of the charge and of the slot's fee; the rule carries its own, so that a change of law is data. */
  taxBasisPoints: atLeastNothing,
  hsn: z.string(),
});
export type DeliveryRule = z.infer<typeof deliveryRule>;
