import * as z from 'zod/mini';
import { isoDate } from '../api/operation/fields.ts';
import { paise } from '../money/money.ts';
import { couponTerms } from '../pricing/coupons/coupon-terms.ts';
import { scheduledOffer } from '../pricing/offers/scheduled-offer.ts';
import { event, compactedTopic, topic } from './envelope.ts';

export const catalogItems = compactedTopic({
  name: 'catalog.items',
  producer: 'catalog',
  key: 'item id',
  description: 'Every item with its units and dated rates, as a cart or a bill needs them.',
});
export const catalogStock = compactedTopic({
  name: 'catalog.stock',
  producer: 'catalog',
  key: 'unit id; of a limited day the unit id, `:` and the date',
  description:
    'What is free to sell of a unit, and of a unit for a date where staff have set a limit; at most once a second each.',
});
export const catalogOffers = compactedTopic({
  name: 'catalog.offers',
  producer: 'catalog',
  key: '`offer:` and its id, `coupon:` and its code',
  description: 'Every offer and every coupon, as a price needs them.',
});
export const catalogEvents = topic({
  name: 'catalog.events',
  producer: 'catalog',
  key: 'order id',
  description: 'Answers of stock and coupon to orders.',
});

const datedRate = z.object({
  partyId: z.int(),
  fromDate: isoDate,
  ratePaise: paise,
  mrpPaise: paise,
});

export const itemSnapshot = event(catalogItems, 'item.changed.v1', {
  description: 'An item as it is now. Tombstone: it is gone for good.',
  data: z.object({
    itemId: z.int(),
    name: z.string(),
    code: z.string(),
    status: z.literal([0, 1, 2]),
    itemTypeId: z.int(),
    itemTypeName: z.string(),
    itemGroupId: z.int(),
    brand: z.string(),
    tint: z.string(),
    hsn: z.string(),
    taxes: z.array(z.object({ fromDate: isoDate, taxBasisPoints: z.int() })),
    image: z.string(),
    isFood: z.boolean(),
    vegetarian: z.nullable(z.boolean()),
    leadTimeMinutes: z.int(),
    units: z.array(
      z.object({
        unitId: z.int(),
        name: z.string(),
        maxPerOrder: z.int(),
        rates: z.array(datedRate),
      }),
    ),
  }),
});

export const stockSnapshot = event(catalogStock, 'stock.changed.v1', {
  description: 'What is free to sell of a unit now.',
  data: z.object({ unitId: z.int(), itemId: z.int(), free: z.int() }),
});

export const dayStockSnapshot = event(catalogStock, 'stock.day-limited.v1', {
  description: 'How many more of a unit may be sold for a delivery date, whatever is in stock.',
  data: z.object({ unitId: z.int(), itemId: z.int(), date: isoDate, left: z.nullable(z.int()) }),
});

export const shortLine = z.object({
  itemId: z.int(),
  unitId: z.int(),
  wanted: z.int(),
  free: z.int(),
});
/** `round` is 2 for an order that reserves stock again after a late payment; absent means 1. */
const ofOrder = { orderId: z.int(), round: z.optional(z.int()) };
export const stockReserved = event(catalogEvents, 'stock.reserved.v1', {
  description: 'All lines of an order are set aside.',
  data: z.object(ofOrder),
});
export const stockRefused = event(catalogEvents, 'stock.refused.v1', {
  description: 'At least one line is not to be had; nothing is set aside.',
  data: z.object({ ...ofOrder, short: z.array(shortLine) }),
});
export const stockReleased = event(catalogEvents, 'stock.released.v1', {
  description: 'What an order had set aside is free again.',
  data: z.object(ofOrder),
});

export const offerSnapshot = event(catalogOffers, 'offer.changed.v1', {
  description:
    'An offer as it is now: its rule, and when, where and for whom it runs. Tombstone: it is gone for good.',
  data: scheduledOffer,
});
export const couponSnapshot = event(catalogOffers, 'coupon.changed.v1', {
  description:
    'A coupon as it is now, with how often it may still be used; at most once a second. Tombstone: it is gone for good.',
  data: z.object({ terms: couponTerms, usesLeft: z.nullable(z.int()) }),
});

const ofCoupon = { ...ofOrder, userId: z.int(), couponCode: z.string() };
export const couponRedeemed = event(catalogEvents, 'coupon.redeemed.v1', {
  description: "An order has used its coupon. Told together with the stock's yes.",
  data: z.object(ofCoupon),
});
export const couponRefused = event(catalogEvents, 'coupon.refused.v1', {
  description:
    'An order may not use its coupon, and why; nothing is set aside, and of its stock nothing is told.',
  data: z.object({ ...ofCoupon, code: z.string() }),
});
export const couponReleased = event(catalogEvents, 'coupon.released.v1', {
  description: 'An order has given its coupon back.',
  data: z.object(ofCoupon),
});
