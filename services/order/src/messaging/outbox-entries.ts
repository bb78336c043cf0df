import { formatInstant } from '@tokri/contracts/dates';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import {
  orderAwaitingPayment,
  orderCancelled,
  orderCaptureDue,
  orderConfirmed,
  orderPaymentAccepted,
  orderPaymentChanged,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
  type OrderSale,
} from '@tokri/contracts/events';
import { createOutboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import type { OrderEvent } from '../domain/order-events.ts';
import { currentContents, type Order } from '../domain/order.ts';
import { shortfallPaise } from '../domain/fulfilment/pack-order.ts';

const baseData = (order: Order) => ({
  orderId: order.orderId,
  userId: order.userId,
  partyId: order.partyId,
  status: orderStatus[order.status],
  paymentStatus: paymentStatus[order.paymentStatus],
});
const toEventLines = ({ lines }: Pick<Order, 'lines'>) =>
  lines.map(({ cartLineId, itemId, unitId, offerId, quantity }) => ({
    cartLineId,
    itemId,
    unitId,
    offerId,
    quantity,
  }));
const slotData = (order: Order) => ({
  holdId: order.holdId,
  slotId: order.slot.slotId,
  pdate: order.pdate,
});
const locationData = ({ locationId }: Order) => (locationId === undefined ? {} : { locationId });
const cartData = ({ totals, itemCount, leadTimeMinutes }: Order) => ({
  itemCount,
  itemsPaise: totals.itemsPaise,
  leadTimeMinutes,
});
const toSale = (order: Order): OrderSale => {
  const { lines, totals, taxSummary } = currentContents(order);
  return {
    lines: lines.filter(({ quantity }) => quantity > 0),
    totals,
    taxSummary: [...taxSummary],
    placeOfSupply: order.placeOfSupply,
    addressId: order.address.addressId,
  };
};
const packedData = (order: Order) =>
  order.status === 'Packed' && order.packed
    ? {
        packed: {
          lines: toEventLines(order.packed),
          sale: toSale(order),
          differencePaise: shortfallPaise(order),
        },
      }
    : {};

interface Position {
  readonly key: string;
  readonly seq: number;
  readonly occurredAt: Date;
}
type ToEntry<Kind extends OrderEvent['kind']> = (
  event: Extract<OrderEvent, { kind: Kind }>,
  position: Position,
) => OutboxEntry;

const entries: { readonly [Kind in OrderEvent['kind']]: ToEntry<Kind> } = {
  placed: ({ order }, position) =>
    createOutboxEntry(orderPlaced, {
      ...position,
      data: {
        ...baseData(order),
        ...slotData(order),
        ...locationData(order),
        companyId: order.companyId,
        transactionNumber: order.transactionNumber,
        cartVersion: order.cartVersion,
        paymentMethod: order.paymentMethod,
        payablePaise: order.totals.payablePaise,
        couponCode: order.coupon?.code ?? null,
        lines: toEventLines(order),
        sale: toSale(order),
        cart: cartData(order),
        slotTimes: { start: order.slot.start, end: order.slot.end },
        language: order.language,
        ...(order.earlierOrderIds ? { earlierOrderIds: [...order.earlierOrderIds] } : {}),
        ...(order.expiredOrderIds ? { expiredOrderIds: [...order.expiredOrderIds] } : {}),
      },
    }),
  'awaiting-payment': ({ order }, position) =>
    createOutboxEntry(orderAwaitingPayment, {
      ...position,
      data: { ...baseData(order), payByAt: formatInstant(order.payByAt) },
    }),
  'payment-accepted': ({ order, isLate }, position) =>
    createOutboxEntry(orderPaymentAccepted, {
      ...position,
      data: {
        ...baseData(order),
        ...slotData(order),
        ...locationData(order),
        isLate,
        lines: toEventLines(order),
        cart: cartData(order),
      },
    }),
  'capture-due': ({ order }, position) =>
    createOutboxEntry(orderCaptureDue, { ...position, data: baseData(order) }),
  'payment-expired': ({ order }, position) =>
    createOutboxEntry(orderPaymentExpired, {
      ...position,
      data: { ...baseData(order), ...slotData(order), lines: toEventLines(order) },
    }),
  confirmed: ({ order }, position) =>
    createOutboxEntry(orderConfirmed, {
      ...position,
      data: {
        ...baseData(order),
        pdate: order.pdate,
        cartVersion: order.cartVersion,
        lines: toEventLines(order),
        companyId: order.companyId,
        placedAt: formatInstant(order.placedAt),
      },
    }),
  rejected: ({ order }, position) =>
    createOutboxEntry(orderRejected, {
      ...position,
      data: {
        ...baseData(order),
        ...slotData(order),
        code: order.rejection.code,
        lines: toEventLines(order),
      },
    }),
  cancelled: ({ order }, position) =>
    createOutboxEntry(orderCancelled, {
      ...position,
      data: {
        ...baseData(order),
        ...slotData(order),
        by: order.cancelledBy === 'staff' ? 'staff' : 'customer',
        lines: toEventLines(order),
      },
    }),
  'status-changed': ({ order }, position) =>
    createOutboxEntry(orderStatusChanged, {
      ...position,
      data: { ...baseData(order), by: 'staff', ...packedData(order) },
    }),
  'payment-changed': ({ order }, position) =>
    createOutboxEntry(orderPaymentChanged, { ...position, data: baseData(order) }),
};

/** No names or addresses of people. */
export const toOutboxEntry = (event: OrderEvent, seq: number, occurredAt: Date): OutboxEntry => {
  const toEntry = entries[event.kind] as (event: OrderEvent, position: Position) => OutboxEntry;
  return toEntry(event, { key: String(event.order.orderId), seq, occurredAt });
};
