import { orderStatus } from '@tokri/contracts/orders';
import {
  orderCancelled,
  orderPaymentAccepted,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
} from '@tokri/contracts/events';
import { publishEvent } from '@tokri/service-kit/testing';
import type { CatalogUnderTest } from './catalog-service.ts';
import { itemBody } from './catalog-service.ts';

export interface OrderedQuantity {
  readonly itemId: number;
  readonly unitId: number;
  readonly quantity: number;
}

interface StockDocument {
  readonly _id: number;
  readonly free: number;
  readonly holds: Record<string, number>;
}

export const createOrderEvents = (catalog: CatalogUnderTest) => {
  let lastOrderId = 100;
  const toOrderLines = (lines: readonly OrderedQuantity[]) =>
    lines.map((line, index) => ({ cartLineId: index + 1, offerId: 0, ...line }));
  const common = (orderId: number, userId = 7) => ({
    orderId,
    userId,
    partyId: 0,
    status: 1,
    paymentStatus: 1,
    companyId: 1,
    holdId: 1,
    slotId: 1,
    pdate: '2025-11-25',
  });
  return {
    nextId: (): number => {
      lastOrderId += 1;
      return lastOrderId;
    },
    placed: (
      orderId: number,
      lines: readonly OrderedQuantity[],
      {
        id,
        userId,
        couponCode = null,
        ...endedOrderIds
      }: {
        readonly id?: string;
        readonly userId?: number;
        readonly couponCode?: string | null;
        readonly earlierOrderIds?: number[];
        readonly expiredOrderIds?: number[];
      } = {},
    ) =>
      publishEvent(catalog.broker, orderPlaced, {
        key: String(orderId),
        seq: 1,
        ...(id === undefined ? {} : { id }),
        data: {
          ...common(orderId, userId),
          transactionNumber: `T${orderId}`,
          cartVersion: 1,
          paymentMethod: 'cod',
          payablePaise: 100,
          couponCode,
          ...endedOrderIds,
          lines: toOrderLines(lines),
        },
      }),
    rejected: (orderId: number, lines: readonly OrderedQuantity[]) =>
      publishEvent(catalog.broker, orderRejected, {
        key: String(orderId),
        seq: 2,
        data: { ...common(orderId), code: 'slot-full', lines: toOrderLines(lines) },
      }),
    paymentExpired: (orderId: number, lines: readonly OrderedQuantity[]) =>
      publishEvent(catalog.broker, orderPaymentExpired, {
        key: String(orderId),
        seq: 3,
        data: { ...common(orderId), lines: toOrderLines(lines) },
      }),
    paidLate: (orderId: number, lines: readonly OrderedQuantity[]) =>
      publishEvent(catalog.broker, orderPaymentAccepted, {
        key: String(orderId),
        seq: 4,
        data: { ...common(orderId), isLate: true, lines: toOrderLines(lines) },
      }),
    cancelled: (orderId: number, lines: readonly OrderedQuantity[]) =>
      publishEvent(catalog.broker, orderCancelled, {
        key: String(orderId),
        seq: 3,
        data: { ...common(orderId), by: 'customer', lines: toOrderLines(lines) },
      }),
    packed: (orderId: number) =>
      publishEvent(catalog.broker, orderStatusChanged, {
        key: String(orderId),
        seq: 3,
        data: { ...common(orderId), status: orderStatus.Packed },
      }),
    createStockedItem: async (free: number): Promise<OrderedQuantity> => {
      const type = await catalog.ensureCategory('Staples', 'Dals & Pulses');
      const { Id } = await catalog.write(
        'create-item',
        itemBody(type, {
          Units: [
            {
              Name: '1 kg',
              Rate: 50,
              Mrp: 100,
              Stock: free,
              MaxPerOrder: 50,
              Net: { Value: 1000, Measure: 'g' },
            },
          ],
        }),
      );
      const stock = await catalog.connection
        .collection<StockDocument & { itemId: number }>('stocks')
        .findOne({ itemId: Id });
      return { itemId: Id, unitId: stock?._id ?? 0, quantity: 1 };
    },
    stockOf: async ({
      unitId,
    }: OrderedQuantity): Promise<{ free: number; holds: Record<string, number> }> => {
      const stock = await catalog.connection
        .collection<StockDocument>('stocks')
        .findOne({ _id: unitId });
      return { free: stock?.free ?? -1, holds: stock?.holds ?? {} };
    },
    reservation: (orderId: number) =>
      catalog.connection
        .collection<{ _id: string; state: string; open?: number }>('reservations')
        .findOne({ _id: `rsv:${orderId}` }),
  };
};
