import { orderStatus } from '@tokri/contracts';
import {
  orderCancelled,
  orderLapsed,
  orderPaymentAccepted,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
} from '@tokri/contracts/events';
import { publishTo } from '@tokri/service-kit/testing';
import type { CatalogUnderTest } from './catalog-service.ts';
import { itemBody } from './catalog-service.ts';

export interface Wanted {
  readonly itemId: number;
  readonly unitId: number;
  readonly quantity: number;
}

interface StockDocument {
  readonly _id: number;
  readonly free: number;
  readonly holds: Record<string, number>;
}

/** Orders as the order service tells of them, and the stock that they compete for. */
export const ordersOf = (catalog: CatalogUnderTest) => {
  let lastOrderId = 100;
  const linesOf = (lines: readonly Wanted[]) =>
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
      lines: readonly Wanted[],
      {
        id,
        userId,
        couponCode = null,
      }: {
        readonly id?: string;
        readonly userId?: number;
        readonly couponCode?: string | null;
      } = {},
    ) =>
      publishTo(catalog.broker, orderPlaced, {
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
          lines: linesOf(lines),
        },
      }),
    rejected: (orderId: number, lines: readonly Wanted[]) =>
      publishTo(catalog.broker, orderRejected, {
        key: String(orderId),
        seq: 2,
        data: { ...common(orderId), code: 'slot-full', lines: linesOf(lines) },
      }),
    lapsed: (orderId: number, lines: readonly Wanted[]) =>
      publishTo(catalog.broker, orderLapsed, {
        key: String(orderId),
        seq: 3,
        data: { ...common(orderId), lines: linesOf(lines) },
      }),
    paidLate: (orderId: number, lines: readonly Wanted[]) =>
      publishTo(catalog.broker, orderPaymentAccepted, {
        key: String(orderId),
        seq: 4,
        data: { ...common(orderId), isLate: true, lines: linesOf(lines) },
      }),
    cancelled: (orderId: number, lines: readonly Wanted[]) =>
      publishTo(catalog.broker, orderCancelled, {
        key: String(orderId),
        seq: 3,
        data: { ...common(orderId), by: 'customer', lines: linesOf(lines) },
      }),
    packed: (orderId: number) =>
      publishTo(catalog.broker, orderStatusChanged, {
        key: String(orderId),
        seq: 3,
        data: { ...common(orderId), status: orderStatus.Packed },
      }),
    /** A new item with one unit and this much of it. */
    stocked: async (free: number): Promise<Wanted> => {
      const type = await catalog.shelf('Staples', 'Dals & Pulses');
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
    }: Wanted): Promise<{ free: number; holds: Record<string, number> }> => {
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
