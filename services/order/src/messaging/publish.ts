import { isoInstant, orderStatus, paymentStatus } from '@tokri/contracts';
import {
  orderAwaitingPayment,
  orderCancelled,
  orderCaptureDue,
  orderConfirmed,
  orderLapsed,
  orderPaymentAccepted,
  orderPaymentChanged,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
  type Sale,
} from '@tokri/contracts/events';
import { outboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import type { OrderFact } from '../domain/facts.ts';
import { soldOf, type Order } from '../domain/order.ts';
import { shortPaise } from '../domain/pack.ts';

const base = (order: Order) => ({
  orderId: order.orderId,
  userId: order.userId,
  partyId: order.partyId,
  status: orderStatus[order.status],
  paymentStatus: paymentStatus[order.paymentStatus],
});
const linesOf = ({ lines }: Pick<Order, 'lines'>) =>
  lines.map(({ cartLineId, itemId, unitId, offerId, quantity }) => ({
    cartLineId,
    itemId,
    unitId,
    offerId,
    quantity,
  }));
const placeOf = (order: Order) => ({
  holdId: order.holdId,
  slotId: order.slot.slotId,
  pdate: order.pdate,
});
/** The cart as its quote said it. */
const cartOf = ({ totals, itemCount, leadTimeMinutes }: Order) => ({
  itemCount,
  itemsPaise: totals.itemsPaise,
  leadTimeMinutes,
});
const saleOf = (order: Order): Sale => {
  const { lines, totals, taxSummary } = soldOf(order);
  return {
    lines: lines.filter(({ quantity }) => quantity > 0),
    totals,
    taxSummary: [...taxSummary],
    placeOfSupply: order.placeOfSupply,
    addressId: order.address.addressId,
  };
};
const packedOf = (order: Order) =>
  order.status === 'Packed' && order.packed
    ? {
        packed: {
          lines: linesOf(order.packed),
          sale: saleOf(order),
          differencePaise: shortPaise(order),
        },
      }
    : {};

/** The event that tells a fact to the others. Ids only: no name, no address. */
export const entryOf = (fact: OrderFact, seq: number, occurredAt: Date): OutboxEntry => {
  const { order } = fact;
  const at = { key: String(order.orderId), seq, occurredAt };
  switch (fact.kind) {
    case 'placed':
      return outboxEntry(orderPlaced, {
        ...at,
        data: {
          ...base(order),
          ...placeOf(order),
          companyId: order.companyId,
          transactionNumber: order.transactionNumber,
          cartVersion: order.cartVersion,
          paymentMethod: order.paymentMethod,
          payablePaise: order.totals.payablePaise,
          couponCode: order.coupon?.code ?? null,
          lines: linesOf(order),
          sale: saleOf(order),
          cart: cartOf(order),
          language: order.language,
        },
      });
    case 'awaiting-payment':
      return outboxEntry(orderAwaitingPayment, {
        ...at,
        data: { ...base(order), payByAt: isoInstant(fact.order.payByAt) },
      });
    case 'payment-accepted':
      return outboxEntry(orderPaymentAccepted, {
        ...at,
        data: {
          ...base(order),
          ...placeOf(order),
          isLate: fact.isLate,
          lines: linesOf(order),
          cart: cartOf(order),
        },
      });
    case 'capture-due':
      return outboxEntry(orderCaptureDue, { ...at, data: base(order) });
    case 'lapsed':
      return outboxEntry(orderLapsed, {
        ...at,
        data: { ...base(order), ...placeOf(order), lines: linesOf(order) },
      });
    case 'confirmed':
      return outboxEntry(orderConfirmed, {
        ...at,
        data: {
          ...base(order),
          pdate: order.pdate,
          cartVersion: order.cartVersion,
          lines: linesOf(order),
        },
      });
    case 'rejected':
      return outboxEntry(orderRejected, {
        ...at,
        data: {
          ...base(order),
          ...placeOf(order),
          code: fact.order.rejection.code,
          lines: linesOf(order),
        },
      });
    case 'cancelled':
      return outboxEntry(orderCancelled, {
        ...at,
        data: {
          ...base(order),
          ...placeOf(order),
          by: fact.order.cancelledBy === 'staff' ? 'staff' : 'customer',
          lines: linesOf(order),
        },
      });
    case 'moved':
      return outboxEntry(orderStatusChanged, {
        ...at,
        data: { ...base(order), by: 'staff', ...packedOf(order) },
      });
    case 'payment-changed':
      return outboxEntry(orderPaymentChanged, { ...at, data: base(order) });
  }
};
