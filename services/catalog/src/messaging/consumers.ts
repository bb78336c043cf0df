import { orderStatus } from '@tokri/contracts';
import { itemState, orderCancelled, orderLapsed, orderPaymentAccepted, orderPlaced, orderRejected, orderStatusChanged, stockState } from '@tokri/contracts/events';
import { consumption, liveEvents, on } from '@tokri/service-kit/kafka';
import type { Consumption } from '@tokri/service-kit/kafka';
import { releaseStock, takeOutStock } from '../application/end-reservation.ts';
import type { ReservationNeeds } from '../application/finish-reservation.ts';
import { followItem } from '../application/follow-items.ts';
import type { FollowNeeds } from '../application/follow-items.ts';
import { reserveStock, reserveStockAgain } from '../application/reserve-stock.ts';

/** What orders want of the stock. Each step is idempotent by the reservation of the order, so event ids need not be remembered. */
export const orderConsumption = (needs: ReservationNeeds): Consumption =>
  consumption({
    group: 'catalog',
    handlers: [
      on(orderPlaced, ({ data }) => reserveStock(needs, data)),
      on(orderLapsed, ({ data }) => releaseStock(needs, data)),
      on(orderPaymentAccepted, async ({ data }) => { if (data.isLate) await reserveStockAgain(needs, data); }),
      on(orderRejected, ({ data }) => releaseStock(needs, data)),
      on(orderCancelled, ({ data }) => releaseStock(needs, data)),
      on(orderStatusChanged, async ({ data }) => { if (data.status === orderStatus.Packed) await takeOutStock(needs, data.orderId, data.packed?.lines); }),
    ],
  });

/** Our own state topics, as news of what other processes of this service have written. */
export const ownStateFollower = (needs: Pick<FollowNeeds, 'store' | 'catalogue'>): Consumption =>
  liveEvents({
    name: 'catalog.follow', from: 'now',
    handlers: [
      on(itemState, ({ data, seq }) => followItem(needs, { itemId: data.itemId, rev: seq })),
      on(stockState, async ({ data, seq }) => { needs.catalogue.putStock([{ unitId: data.unitId, free: data.free, rev: seq }]); }),
    ],
  });
