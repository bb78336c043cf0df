import {
  catalogEvents,
  couponRedeemed,
  couponRefused,
  couponReleased,
  itemState,
  offerState,
  stockRefused,
  stockReleased,
  stockReserved,
  stockState,
} from '@tokri/contracts/events';
import type { couponState, dayStockState, DataOf } from '@tokri/contracts/events';
import { outboxEntry } from '@tokri/service-kit/outbox';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { StoredCoupon } from '../application/ports/coupons.ts';
import type { StockFact } from '../application/ports/reservations.ts';
import { orderOfClaim, roundOfClaim } from '../domain/claim.ts';
import type { CouponClaim } from '../domain/coupon.ts';
import type { DayLimit } from '../domain/day-limit.ts';
import { isFood } from '../domain/item.ts';
import type { Item } from '../domain/item.ts';
import type { Offer } from '../domain/offer.ts';
import { picturePath } from '../domain/picture.ts';

/** Topics that this service produces. */
export const producedTopics = [catalogEvents, itemState.topic, stockState.topic, offerState.topic];

/** What an order's stock or coupon came to, as the event that tells it; a second reservation says that it is one. */
export const stockEntry = (
  fact: StockFact,
  {
    orderId: claim,
    seq,
    at,
  }: { readonly orderId: number; readonly seq: number; readonly at: Date },
): OutboxEntry => {
  const orderId = orderOfClaim(claim);
  const parts = { key: String(orderId), seq, occurredAt: at };
  const data = { orderId, ...(roundOfClaim(claim) === 1 ? {} : { round: 2 }) };
  const ofCoupon = ({ userId, code }: CouponClaim) => ({ ...data, userId, couponCode: code });
  switch (fact.kind) {
    case 'coupon-redeemed':
      return outboxEntry(couponRedeemed, { ...parts, data: ofCoupon(fact.coupon) });
    case 'coupon-released':
      return outboxEntry(couponReleased, { ...parts, data: ofCoupon(fact.coupon) });
    case 'coupon-refused':
      return outboxEntry(couponRefused, {
        ...parts,
        data: { ...ofCoupon(fact.coupon), code: fact.code },
      });
    case 'reserved':
      return outboxEntry(stockReserved, { ...parts, data });
    case 'released':
      return outboxEntry(stockReleased, { ...parts, data });
    case 'refused':
      return outboxEntry(stockRefused, { ...parts, data: { ...data, short: [...fact.short] } });
  }
};

const statusNumber = { hidden: 0, 'on-sale': 1, deleted: 2 } as const;

/** An item as carts and bills need it. */
export const itemRecord = (item: Item): DataOf<typeof itemState> => ({
  itemId: item.itemId,
  name: item.name,
  code: item.code,
  status: statusNumber[item.status],
  itemTypeId: item.itemTypeId,
  itemTypeName: item.itemTypeName,
  itemGroupId: item.itemGroupId,
  brand: item.brand,
  tint: item.tint,
  hsn: item.hsn,
  taxes: item.taxes.map(({ fromDate, taxBasisPoints }) => ({ fromDate, taxBasisPoints })),
  image: item.images[0] ? picturePath(item.images[0], 'small') : '',
  isFood: isFood(item),
  vegetarian: item.declarations.vegetarian,
  leadTimeMinutes: item.leadTimeMinutes,
  units: item.units.map(({ unitId, name, maxPerOrder, rates }) => ({
    unitId,
    name,
    maxPerOrder,
    rates: rates.map(({ partyId, fromDate, ratePaise, mrpPaise }) => ({
      partyId,
      fromDate,
      ratePaise,
      mrpPaise,
    })),
  })),
});

/** A day's limit as carts need it. */
export const dayRecord = ({
  unitId,
  itemId,
  date,
  left,
}: DayLimit): DataOf<typeof dayStockState> => ({ unitId, itemId, date, left });

/** Keys on the topic of offers. */
export const offerKey = (offerId: number): string => `offer:${offerId}`;
export const couponKey = (code: string): string => `coupon:${code}`;

/** An offer as carts need it. */
export const offerRecord = ({
  rule,
  companyId,
  partyId,
  fromDate,
  toDate,
  places,
  isOn,
}: Offer): DataOf<typeof offerState> => ({
  rule,
  companyId,
  partyId,
  fromDate,
  toDate,
  places,
  isOn,
});

/** A coupon as carts need it. */
export const couponRecord = ({
  terms,
  usesLeft,
}: Pick<StoredCoupon, 'terms' | 'usesLeft'>): DataOf<typeof couponState> => ({
  terms,
  usesLeft: terms.usesMax === null ? null : Math.max(0, usesLeft),
});
