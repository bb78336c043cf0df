import { orderStatus } from '@tokri/contracts/orders';
import { locationIdOf } from '@tokri/contracts/slots';
import type { EventData } from '@tokri/contracts/events';
import type { ErasePerson } from '@tokri/service-kit/erasure';
import {
  dayStockSnapshot,
  itemSnapshot,
  locationDayStockSnapshot,
  locationStockSnapshot,
  offerSnapshot,
  orderCancelled,
  orderPaymentAccepted,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
  stockSnapshot,
  personErased,
} from '@tokri/contracts/events';
import { defineConsumer, defineBroadcastConsumer, on } from '@tokri/service-kit/kafka';
import type { ConsumerDefinition } from '@tokri/service-kit/kafka';
import {
  consumeStock,
  releaseEarlierOrders,
  releaseStock,
} from '../application/reservations/end-reservation.ts';
import { toOfferUses } from '../domain/offers/offer-use.ts';
import { refreshItem } from '../application/items/refresh-items.ts';
import type { RefreshItemsDeps } from '../application/items/refresh-items.ts';
import { refreshOffer } from '../application/offers/refresh-offers.ts';
import type { RefreshOffersDeps } from '../application/offers/refresh-offers.ts';
import {
  reserveStock,
  reserveStockForLatePayment,
} from '../application/reservations/reserve-stock.ts';
import type { ReserveStockDeps } from '../application/reservations/reserve-stock.ts';

type OrderPlacedData = EventData<typeof orderPlaced>;
const toCouponUse = ({ couponCode, userId, sale }: OrderPlacedData) =>
  couponCode === null
    ? null
    : { code: couponCode, userId, amountPaise: sale?.totals.couponDiscountPaise ?? 0 };

const withPaidValue = (lines: OrderPlacedData['lines'], sale: OrderPlacedData['sale']) => {
  const paidByLine = new Map(
    sale?.lines.map(({ cartLineId, totalPaise }) => [cartLineId, totalPaise]),
  );
  return lines.map(({ cartLineId, itemId, unitId, quantity }) => {
    const valuePaise = paidByLine.get(cartLineId);
    return { itemId, unitId, quantity, ...(valuePaise === undefined ? {} : { valuePaise }) };
  });
};

const toPackedOrder = ({
  lines,
  sale,
}: NonNullable<EventData<typeof orderStatusChanged>['packed']>) => ({
  lines: withPaidValue(lines, sale),
  offers: toOfferUses({ lines, sale }),
  couponPaise: sale.totals.couponDiscountPaise,
});

/** Handlers are idempotent by the order's reservation, so event ids are not stored. */
export const createOrderEventsConsumer = (
  deps: ReserveStockDeps,
  erasePerson: ErasePerson,
): ConsumerDefinition =>
  defineConsumer({
    group: 'catalog',
    handlers: [
      on(personErased, ({ data }) => erasePerson(data)),
      on(orderPlaced, async ({ data }) => {
        await releaseEarlierOrders(deps, data);
        await reserveStock(deps, {
          ...data,
          locationId: locationIdOf(data),
          lines: withPaidValue(data.lines, data.sale),
          offers: toOfferUses(data),
          coupon: toCouponUse(data),
        });
      }),
      on(orderPaymentExpired, ({ data }) => releaseStock(deps, data)),
      on(orderPaymentAccepted, async ({ data }) => {
        if (data.isLate)
          await reserveStockForLatePayment(deps, { ...data, locationId: locationIdOf(data) });
      }),
      on(orderRejected, ({ data }) => releaseStock(deps, data)),
      on(orderCancelled, ({ data }) => releaseStock(deps, data)),
      on(orderStatusChanged, async ({ data }) => {
        if (data.status === orderStatus.Packed)
          await consumeStock(deps, data.orderId, data.packed && toPackedOrder(data.packed));
      }),
    ],
  });

export const createCatalogSnapshotConsumer = (
  deps: Pick<RefreshItemsDeps, 'itemStore' | 'catalogIndex'> &
    RefreshOffersDeps &
    Pick<ReserveStockDeps, 'dayLimitView'>,
): ConsumerDefinition =>
  defineBroadcastConsumer({
    name: 'catalog.follow',
    handlers: [
      on(itemSnapshot, ({ data, seq }) => refreshItem(deps, { itemId: data.itemId, rev: seq })),
      on(offerSnapshot, ({ data, seq }) =>
        refreshOffer(deps, { offerId: data.rule.offerId, rev: seq }),
      ),
      on(dayStockSnapshot, async ({ data, seq }) => {
        deps.dayLimitView.upsert([{ ...data, rev: seq }]);
      }),
      on(locationDayStockSnapshot, async ({ data, seq }) => {
        deps.dayLimitView.upsert([{ ...data, rev: seq }]);
      }),
      on(locationStockSnapshot, async ({ data, seq }) => {
        deps.catalogIndex.upsertStock([{ ...data, rev: seq }]);
      }),
      on(stockSnapshot, async ({ data, seq }) => {
        deps.catalogIndex.upsertStock([{ unitId: data.unitId, free: data.free, rev: seq }]);
      }),
    ],
  });
