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

/** Events carry ids only, no names or addresses. */
export const toOutboxEntry = (event: OrderEvent, seq: number, occurredAt: Date): OutboxEntry => {
  const { order } = event;
  const at = { key: String(order.orderId), seq, occurredAt };
  switch (event.kind) {
    case 'placed':
      return createOutboxEntry(orderPlaced, {
        ...at,
        data: {
          ...baseData(order),
          ...slotData(order),
          companyId: order.companyId,
          transactionNumber: order.transactionNumber,
          cartVersion: order.cartVersion,
          paymentMethod: order.paymentMethod,
          payablePaise: order.totals.payablePaise,
          couponCode: order.coupon?.code ?? null,
          lines: toEventLines(order),
          sale: toSale(order),
          cart: cartData(order),
          language: order.language,
        },
      });
    case 'awaiting-payment':
      return createOutboxEntry(orderAwaitingPayment, {
        ...at,
        data: { ...baseData(order), payByAt: formatInstant(event.order.payByAt) },
      });
    case 'payment-accepted':
      return createOutboxEntry(orderPaymentAccepted, {
        ...at,
        data: {
          ...baseData(order),
          ...slotData(order),
          isLate: event.isLate,
          lines: toEventLines(order),
          cart: cartData(order),
        },
      });
    case 'capture-due':
      return createOutboxEntry(orderCaptureDue, { ...at, data: baseData(order) });
    case 'payment-expired':
      return createOutboxEntry(orderPaymentExpired, {
        ...at,
        data: { ...baseData(order), ...slotData(order), lines: toEventLines(order) },
      });
    case 'confirmed':
      return createOutboxEntry(orderConfirmed, {
        ...at,
        data: {
          ...baseData(order),
          pdate: order.pdate,
          cartVersion: order.cartVersion,
          lines: toEventLines(order),
        },
      });
    case 'rejected':
      return createOutboxEntry(orderRejected, {
        ...at,
        data: {
          ...baseData(order),
          ...slotData(order),
          code: event.order.rejection.code,
          lines: toEventLines(order),
        },
      });
    case 'cancelled':
      return createOutboxEntry(orderCancelled, {
        ...at,
        data: {
          ...baseData(order),
          ...slotData(order),
          by: event.order.cancelledBy === 'staff' ? 'staff' : 'customer',
          lines: toEventLines(order),
        },
      });
    case 'status-changed':
      return createOutboxEntry(orderStatusChanged, {
        ...at,
        data: { ...baseData(order), by: 'staff', ...packedData(order) },
      });
    case 'payment-changed':
      return createOutboxEntry(orderPaymentChanged, { ...at, data: baseData(order) });
  }
};
