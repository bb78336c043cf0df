import { orderStatus } from '@tokri/contracts';
import type { DataOf } from '@tokri/contracts/events';
import {
  dayStockState,
  itemState,
  offerState,
  orderCancelled,
  orderLapsed,
  orderPaymentAccepted,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
  stockState,
} from '@tokri/contracts/events';
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
const couponOf = ({ couponCode, userId, sale }: Placed) =>
  couponCode === null
    ? null
    : { code: couponCode, userId, amountPaise: sale?.totals.couponDiscountPaise ?? 0 };

type Sold = {
  readonly cartLineId: number;
  readonly itemId: number;
  readonly unitId: number;
  readonly quantity: number;
};
/** Lines with what is paid for each, where the sale says so. */
const valued = (lines: readonly Sold[], sale: Placed['sale']) => {
  const paid = new Map(sale?.lines.map(({ cartLineId, totalPaise }) => [cartLineId, totalPaise]));
  return lines.map(({ cartLineId, itemId, unitId, quantity }) => {
    const valuePaise = paid.get(cartLineId);
    return { itemId, unitId, quantity, ...(valuePaise === undefined ? {} : { valuePaise }) };
  });
};

/** What orders want of stock and coupons. Each step is idempotent by the reservation of the order, so event ids need not be remembered. */
export const orderConsumption = (needs: ReserveNeeds): Consumption =>
  consumption({
    group: 'catalog',
    handlers: [
      on(orderPlaced, ({ data }) =>
        reserveStock(needs, {
          ...data,
          lines: valued(data.lines, data.sale),
          coupon: couponOf(data),
        }),
      ),
      on(orderLapsed, ({ data }) => releaseStock(needs, data)),
      on(orderPaymentAccepted, async ({ data }) => {
        if (data.isLate) await reserveStockAgain(needs, data);
      }),
      on(orderRejected, ({ data }) => releaseStock(needs, data)),
      on(orderCancelled, ({ data }) => releaseStock(needs, data)),
      on(orderStatusChanged, async ({ data }) => {
        if (data.status === orderStatus.Packed)
          await takeOutStock(
            needs,
            data.orderId,
            data.packed && valued(data.packed.lines, data.packed.sale),
          );
      }),
    ],
  });

/** Our own state topics, as news of what other processes of this service have written. */
export const ownStateFollower = (
  needs: Pick<FollowNeeds, 'store' | 'catalogue'> &
    FollowOfferNeeds &
    Pick<ReserveNeeds, 'dayBoard'>,
): Consumption =>
  liveEvents({
    name: 'catalog.follow',
    from: 'now',
    handlers: [
      on(itemState, ({ data, seq }) => followItem(needs, { itemId: data.itemId, rev: seq })),
      on(offerState, ({ data, seq }) =>
        followOffer(needs, { offerId: data.rule.offerId, rev: seq }),
      ),
      on(dayStockState, async ({ data, seq }) => {
        needs.dayBoard.put([{ ...data, rev: seq }]);
      }),
      on(stockState, async ({ data, seq }) => {
        needs.catalogue.putStock([{ unitId: data.unitId, free: data.free, rev: seq }]);
      }),
    ],
  });
