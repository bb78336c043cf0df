import { orderStatus } from '@tokri/contracts/orders';
import {
  orderCancelled,
  orderPaymentAccepted,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
} from '@tokri/contracts/events';
import type { OrderSale } from '@tokri/contracts/events';
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

/** Each line of the order costs ₹52.50 a unit with tax before offer and coupon. */
export interface SoldOrder {
  readonly offerId: number;
  readonly lineTotalPaise: number;
  readonly couponPaise?: number;
}

const noTotals = {
  mrpPaise: 0,
  itemsPaise: 0,
  savingsPaise: 0,
  offerDiscountPaise: 0,
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  deliveryChargePaise: 0,
  deliveryTaxPaise: 0,
  slotFeePaise: 0,
  roundOffPaise: 0,
  payablePaise: 0,
};

const toSale = (
  lines: readonly OrderedQuantity[],
  { lineTotalPaise, couponPaise = 0 }: SoldOrder,
): OrderSale => ({
  lines: lines.map(({ quantity }, index) => ({
    cartLineId: index + 1,
    name: 'Rice',
    unitName: '1 kg',
    hsn: '1006',
    taxBasisPoints: 500,
    quantity,
    ratePaise: 5000,
    mrpPaise: 10_000,
    discountPaise: 0,
    taxablePaise: 0,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 0,
    totalPaise: lineTotalPaise - couponPaise,
    totalBeforeCouponPaise: lineTotalPaise,
  })),
  totals: { ...noTotals, couponDiscountPaise: couponPaise },
  taxSummary: [],
  placeOfSupply: '29',
  addressId: 1,
});

export const createOrderEvents = (catalog: CatalogUnderTest) => {
  let lastOrderId = 100;
  const toOrderLines = (lines: readonly OrderedQuantity[], sold?: SoldOrder) =>
    lines.map((line, index) => ({
      cartLineId: index + 1,
      offerId: sold?.offerId ?? 0,
      ...line,
    }));
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
        sold,
        ...endedOrderIds
      }: {
        readonly sold?: SoldOrder;
        readonly id?: string;
        readonly userId?: number;
        readonly couponCode?: string | null;
        readonly locationId?: number;
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
          lines: toOrderLines(lines, sold),
          ...(sold ? { sale: toSale(lines, sold) } : {}),
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
    packed: (
      orderId: number,
      short?: { readonly lines: readonly OrderedQuantity[]; readonly sold: SoldOrder },
    ) =>
      publishEvent(catalog.broker, orderStatusChanged, {
        key: String(orderId),
        seq: 3,
        data: {
          ...common(orderId),
          status: orderStatus.Packed,
          ...(short
            ? {
                packed: {
                  lines: toOrderLines(short.lines, short.sold),
                  sale: toSale(short.lines, short.sold),
                  differencePaise: 0,
                },
              }
            : {}),
        },
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
