import {
  catalogEvents,
  catalogLowStock,
  couponRedeemed,
  couponRejected,
  couponReleased,
  itemSnapshot,
  offerSnapshot,
  stockRejected,
  stockReleased,
  stockReserved,
  stockSnapshot,
} from '@tokri/contracts/events';
import type { couponSnapshot, dayStockSnapshot, EventData } from '@tokri/contracts/events';
import { createOutboxEntry } from '@tokri/service-kit/outbox';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { StoredCoupon } from '../application/ports/coupons.ts';
import type { ReservationEvent } from '../application/ports/reservations.ts';
import { toOrderId, reservationRound } from '../domain/reservations/reservation-id.ts';
import type { CouponRedemption } from '../domain/coupons/coupon.ts';
import type { DayLimit } from '../domain/stock/day-limit.ts';
import { isFood, listVisibleUnits, statusNumber } from '../domain/items/item.ts';
import type { Item } from '../domain/items/item.ts';
import type { Offer } from '../domain/offers/offer.ts';
import { imagePath } from '../domain/images/image.ts';

export const producedTopics = [
  catalogEvents,
  catalogLowStock,
  itemSnapshot.topic,
  stockSnapshot.topic,
  offerSnapshot.topic,
];

export const toOutboxEntry = (
  event: ReservationEvent,
  {
    reservationId,
    seq,
    at,
  }: { readonly reservationId: number; readonly seq: number; readonly at: Date },
): OutboxEntry => {
  const orderId = toOrderId(reservationId);
  const envelope = { key: String(orderId), seq, occurredAt: at };
  const data = { orderId, ...(reservationRound(reservationId) === 1 ? {} : { round: 2 }) };
  const toCouponData = ({ userId, code }: CouponRedemption) => ({
    ...data,
    userId,
    couponCode: code,
  });
  switch (event.kind) {
    case 'coupon-redeemed':
      return createOutboxEntry(couponRedeemed, { ...envelope, data: toCouponData(event.coupon) });
    case 'coupon-released':
      return createOutboxEntry(couponReleased, { ...envelope, data: toCouponData(event.coupon) });
    case 'coupon-rejected':
      return createOutboxEntry(couponRejected, {
        ...envelope,
        data: { ...toCouponData(event.coupon), code: event.code },
      });
    case 'reserved':
      return createOutboxEntry(stockReserved, { ...envelope, data });
    case 'released':
      return createOutboxEntry(stockReleased, { ...envelope, data });
    case 'rejected':
      return createOutboxEntry(stockRejected, {
        ...envelope,
        data: {
          ...data,
          short: [...event.shortages],
          ...(event.reason ? { reason: event.reason } : {}),
        },
      });
  }
};

export const toItemSnapshot = (item: Item): EventData<typeof itemSnapshot> => ({
  itemId: item.itemId,
  name: item.name,
  hindiName: item.hindi.name,
  code: item.code,
  status: statusNumber[item.status],
  itemTypeId: item.itemTypeId,
  itemTypeName: item.itemTypeName,
  itemGroupId: item.itemGroupId,
  brand: item.brand,
  tint: item.tint,
  hsn: item.hsn,
  taxes: item.taxes.map(({ fromDate, taxBasisPoints }) => ({ fromDate, taxBasisPoints })),
  image: item.images[0] ? imagePath(item.images[0], 'small') : '',
  isFood: isFood(item),
  vegetarian: item.declarations.vegetarian,
  leadTimeMinutes: item.leadTimeMinutes,
  units: listVisibleUnits(item).map(({ unitId, name, maxPerOrder, rates }) => ({
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

export const toDayLimitSnapshot = ({
  unitId,
  itemId,
  date,
  left,
}: DayLimit): EventData<typeof dayStockSnapshot> => ({ unitId, itemId, date, left });

export const offerSnapshotKey = (offerId: number): string => `offer:${offerId}`;
export const couponSnapshotKey = (code: string): string => `coupon:${code}`;

export const toOfferSnapshot = ({
  rule,
  companyId,
  partyId,
  fromDate,
  toDate,
  places,
  isOn,
}: Offer): EventData<typeof offerSnapshot> => ({
  rule,
  companyId,
  partyId,
  fromDate,
  toDate,
  places,
  isOn,
});

export const toCouponSnapshot = ({
  terms,
  usesLeft,
}: Pick<StoredCoupon, 'terms' | 'usesLeft'>): EventData<typeof couponSnapshot> => ({
  terms,
  usesLeft: terms.usesMax === null ? null : Math.max(0, usesLeft),
});
