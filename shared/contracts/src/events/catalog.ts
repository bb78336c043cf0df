import * as z from 'zod/mini';
import { isoDate } from '../api/operation/fields.ts';
import { paise } from '../money/money.ts';
import { lowStockThreshold } from '../orders/cart-limits.ts';
import { couponTerms } from '../pricing/coupons/coupon-terms.ts';
import { scheduledOffer } from '../pricing/offers/scheduled-offer.ts';
import { quotedLine } from '../pricing/quote.ts';
import { event, compactedTopic, topic } from './envelope.ts';

export const catalogItems = compactedTopic({
  name: 'catalog.items',
  producer: 'catalog',
  key: 'item id',
  description: 'Items with their units and effective rates, for carts and bills.',
});
export const catalogStock = compactedTopic({
  name: 'catalog.stock',
  producer: 'catalog',
  key: 'unit id, of a location other than 1 `location:`, the location id, `:` and the unit id; of a limited day this, `:` and the date',
  description:
    'Sellable stock of a unit at a location, and of a unit on a date with a limit; at most one message per second and key.',
});
export const catalogOffers = compactedTopic({
  name: 'catalog.offers',
  producer: 'catalog',
  key: '`offer:` and its id, `coupon:` and its code',
  description: 'Offers and coupons with everything that pricing needs.',
});
export const catalogLowStock = topic({
  name: 'catalog.low-stock',
  producer: 'catalog',
  key: 'unit id, of a location other than 1 `location:`, the location id, `:` and the unit id',
  description:
    'Units that run out at a location, and those that staff refill. `seq` rises with each event of a key, with gaps.',
});
export const catalogEvents = topic({
  name: 'catalog.events',
  producer: 'catalog',
  key: 'order id',
  description: 'Stock and coupon replies to orders.',
});

const datedRate = z.object({
  partyId: z.int(),
  fromDate: isoDate,
  ratePaise: paise,
  mrpPaise: paise,
});

export const itemSnapshot = event(catalogItems, 'item.changed.v1', {
  description: 'Current state of an item. A tombstone means it was deleted permanently.',
  data: z.object({
    itemId: z.int(),
    name: z.string(),
    hindiName: z.optional(z.string()),
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

/** `isHidden`: customers cannot see the unit, because its item or the unit is hidden or deleted. */
export const stockSnapshot = event(catalogStock, 'stock.changed.v1', {
  description: 'Current sellable stock of a unit at location 1.',
  data: z.object({
    unitId: z.int(),
    itemId: z.int(),
    free: z.int(),
    isHidden: z.optional(z.literal(true)),
  }),
});

export const dayStockSnapshot = event(catalogStock, 'stock.day-limited.v1', {
  description:
    'How many more units may be sold from location 1 for a delivery date, whatever is in stock; `left` is null when the limit is removed.',
  data: z.object({ unitId: z.int(), itemId: z.int(), date: isoDate, left: z.nullable(z.int()) }),
});

const locationId = { locationId: z.int() };
export const locationStockSnapshot = event(catalogStock, 'stock.changed-at-location.v1', {
  description: 'Current sellable stock of a unit at a location other than 1.',
  data: z.object({ ...stockSnapshot.data.shape, ...locationId }),
});
export const locationDayStockSnapshot = event(catalogStock, 'stock.day-limited-at-location.v1', {
  description: 'Like `stock.day-limited`, for a location other than 1.',
  data: z.object({ ...dayStockSnapshot.data.shape, ...locationId }),
});

const packAtLocation = { unitId: z.int(), itemId: z.int(), locationId: z.int(), free: z.int() };
export const stockLow = event(catalogLowStock, 'stock.low.v1', {
  description: `A unit on sale fell to ${lowStockThreshold} or fewer that are free to sell. Once a fall: not for further sales below, again only after it rose above or was put back on sale. The names are those of that moment, empty for an item that is not known yet.`,
  data: z.object({
    ...packAtLocation,
    itemName: z.string(),
    hindiName: z.string(),
    unitName: z.string(),
  }),
});
export const stockRefilled = event(catalogLowStock, 'stock.refilled.v1', {
  description: `Staff changed the stock of a unit so that it rose above ${lowStockThreshold}, or took it off sale while it was low. What a cancelled order returns is not published.`,
  data: z.object(packAtLocation),
});

/** `withdrawn`: staff hid or deleted the item, whatever is in stock. */
const shortage = z.object({
  ...z.pick(quotedLine, { itemId: true, unitId: true }).shape,
  wanted: z.int(),
  free: z.int(),
  withdrawn: z.optional(z.literal(true)),
});
/** `round` is 2 for an order that reserves stock again after a late payment; absent means 1. */
const replyFields = { orderId: z.int(), round: z.optional(z.int()) };
export const stockReserved = event(catalogEvents, 'stock.reserved.v1', {
  description: 'Stock is reserved for all lines of an order.',
  data: z.object(replyFields),
});
export const stockRejected = event(catalogEvents, 'stock.refused.v1', {
  description:
    'At least one line is not available, or the location is closed (`reason`); nothing is reserved.',
  data: z.object({
    ...replyFields,
    short: z.array(shortage),
    reason: z.optional(z.literal('location-closed')),
  }),
});
export const stockReleased = event(catalogEvents, 'stock.released.v1', {
  description: 'The reserved stock of an order is available again.',
  data: z.object(replyFields),
});

export const offerSnapshot = event(catalogOffers, 'offer.changed.v1', {
  description:
    'Current state of an offer: its rule, dates, regions and party. A tombstone means it was deleted permanently.',
  data: scheduledOffer,
});
export const couponSnapshot = event(catalogOffers, 'coupon.changed.v1', {
  description:
    'Current state of a coupon and its remaining uses (null for unlimited); at most one message per second. A tombstone means it was deleted permanently.',
  data: z.object({ terms: couponTerms, usesLeft: z.nullable(z.int()) }),
});

const couponFields = { ...replyFields, userId: z.int(), couponCode: z.string() };
export const couponRedeemed = event(catalogEvents, 'coupon.redeemed.v1', {
  description: 'An order redeemed its coupon. Published together with `stock.reserved`.',
  data: z.object(couponFields),
});
export const couponRejected = event(catalogEvents, 'coupon.refused.v1', {
  description: 'An order cannot use its coupon; nothing is reserved and no stock reply follows.',
  data: z.object({ ...couponFields, code: z.string() }),
});
export const couponReleased = event(catalogEvents, 'coupon.released.v1', {
  description: 'The coupon of an order can be used again.',
  data: z.object(couponFields),
});
