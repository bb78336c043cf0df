import { orderStatus, paymentStatus } from '@tokri/contracts';
import { orderCancelled, orderConfirmed, orderPlaced, orderRejected, orderStatusChanged } from '@tokri/contracts/events';
import { outboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import type { OrderFact } from '../domain/facts.ts';
import type { Order } from '../domain/order.ts';
import { paymentStatusOf } from '../domain/payment-status.ts';

const base = (order: Order) => ({ orderId: order.orderId, userId: order.userId, partyId: order.partyId, status: orderStatus[order.status], paymentStatus: paymentStatus[paymentStatusOf(order)] });
const linesOf = (order: Order) => order.lines.map(({ cartLineId, itemId, unitId, offerId, quantity }) => ({ cartLineId, itemId, unitId, offerId, quantity }));
const placeOf = (order: Order) => ({ holdId: order.holdId, slotId: order.slot.slotId, pdate: order.pdate });

/** The event that tells a fact to the others. Ids only: no name, no address. */
export const entryOf = (fact: OrderFact, seq: number, occurredAt: Date): OutboxEntry => {
  const { order } = fact;
  const at = { key: String(order.orderId), seq, occurredAt };
  switch (fact.kind) {
    case 'placed':
      return outboxEntry(orderPlaced, { ...at, data: {
        ...base(order), ...placeOf(order), companyId: order.companyId, transactionNumber: order.transactionNumber, cartVersion: order.cartVersion,
        paymentMethod: order.paymentMethod, payablePaise: order.totals.payablePaise, couponCode: order.coupon?.code ?? null, lines: linesOf(order),
      } });
    case 'confirmed':
      return outboxEntry(orderConfirmed, { ...at, data: { ...base(order), pdate: order.pdate, cartVersion: order.cartVersion, lines: linesOf(order) } });
    case 'rejected':
      return outboxEntry(orderRejected, { ...at, data: { ...base(order), ...placeOf(order), code: fact.order.rejection.code, lines: linesOf(order) } });
    case 'cancelled':
      return outboxEntry(orderCancelled, { ...at, data: { ...base(order), ...placeOf(order), by: fact.order.cancelledBy === 'staff' ? 'staff' : 'customer', lines: linesOf(order) } });
    case 'moved':
      return outboxEntry(orderStatusChanged, { ...at, data: base(order) });
  }
};
