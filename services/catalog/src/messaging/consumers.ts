import { orderStatus } from '@tokri/contracts';
import type { DataOf } from '@tokri/contracts/events';
import { itemState, offerState, orderCancelled, orderLapsed, orderPaymentAccepted, orderPlaced, orderRejected, orderStatusChanged, stockState } from '@tokri/contracts/events';
import { consumption, liveEvents, on } from '@tokri/service-kit/kafka';
import type { Consumption } from '@tokri/service-kit/kafka';
import { releaseStock, takeOutStock } from '../application/end-reservation.ts';
import { followItem } from '../application/follow-items.ts';
import type { FollowNeeds } from '../application/follow-items.ts';
import { followOffer } from '../application/follow-offers.ts';
import type { FollowOfferNeeds } from '../application/follow-offers.ts';
import { reserveStock, reserveStockAgain } from '../application/reserve-stock.ts';
import type { ReserveNeeds } from '../application/reserve-stock.ts';

type Placed = DataOf<typeof orderPlaced>;
const couponOf = ({ couponCode, userId, sale }: Placed) => (couponCode === null ? null : { code: couponCode, userId, amountPaise: sale?.totals.couponDiscountPaise ?? 0 });

/** What orders want of stock and coupons. Each step is idempotent by the reservation of the order, so event ids need not be remembered. */
export const orderConsumption = (needs: ReserveNeeds): Consumption =>
  consumption({
    group: 'catalog',
    handlers: [
      on(orderPlaced, ({ data }) => reserveStock(needs, { ...data, coupon: couponOf(data) })),
      on(orderLapsed, ({ data }) => releaseStock(needs, data)),
      on(orderPaymentAccepted, async ({ data }) => { if (data.isLate) await reserveStockAgain(needs, data); }),
      on(orderRejected, ({ data }) => releaseStock(needs, data)),
      on(orderCancelled, ({ data }) => releaseStock(needs, data)),
      on(orderStatusChanged, async ({ data }) => { if (data.status === orderStatus.Packed) await takeOutStock(needs, data.orderId, data.packed?.lines); }),
    ],
  });

/** Our own state topics, as news of what other processes of this service have written. */
export const ownStateFollower = (needs: Pick<FollowNeeds, 'store' | 'catalogue'> & FollowOfferNeeds): Consumption =>
  liveEvents({
    name: 'catalog.follow', from: 'now',
    handlers: [
      on(itemState, ({ data, seq }) => followItem(needs, { itemId: data.itemId, rev: seq })),
      on(offerState, ({ data, seq }) => followOffer(needs, { offerId: data.rule.offerId, rev: seq })),
      on(stockState, async ({ data, seq }) => { needs.catalogue.putStock([{ unitId: data.unitId, free: data.free, rev: seq }]); }),
    ],
  });
