import type { EventRecord, SystemState } from '../state/system-state.ts';
import { buildCall, buildEvent, confirmed, longAgo, validState } from './valid-state.ts';

const orderId = 7;
const hold = { slotId: 5, userId: 17, holdId: 57 };

const buildCatalogEvent = (seq: number, type: string, round?: number): EventRecord => {
  const event = buildEvent('catalog.events', String(orderId), {
    seq,
    type,
    data: { orderId, ...(round === undefined ? {} : { round }) },
  });
  return { ...event, id: `${event.id}:${round ?? 1}` };
};

const buildHoldEvent = (seq: number, name: string, more: Record<string, unknown> = {}) =>
  buildEvent('slot.events', String(hold.slotId), {
    seq,
    type: `slot.${name}.v1`,
    data: { ...hold, ...more },
  });

const lateEvents: readonly EventRecord[] = [
  buildEvent('order.events', String(orderId), {
    seq: 1,
    type: 'order.placed.v1',
    data: { orderId },
  }),
  buildHoldEvent(1, 'held'),
  buildHoldEvent(2, 'kept', { orderId }),
  buildCatalogEvent(1, 'coupon.redeemed.v1'),
  buildCatalogEvent(2, 'stock.reserved.v1'),
  buildHoldEvent(3, 'held', { afterOrderId: orderId }),
  buildHoldEvent(4, 'expired'),
  buildCatalogEvent(3, 'stock.released.v1'),
  buildCatalogEvent(4, 'coupon.released.v1'),
  buildCatalogEvent(1, 'coupon.redeemed.v1', 2),
  buildCatalogEvent(2, 'stock.reserved.v1', 2),
  buildHoldEvent(21, 'booked', { orderId }),
  buildEvent('order.events', String(orderId), {
    seq: 2,
    type: 'order.confirmed.v1',
    data: { orderId },
  }),
];

/** An order whose payment expired, so that everything was released, and that was paid afterwards. */
export const paidLate: SystemState = {
  ...validState,
  slots: validState.slots.map((slot) => ({
    ...slot,
    available: slot.available - 1,
    holds: [...slot.holds, { ...hold, orderId, state: 'B' as const, step: 21, expiresAt: longAgo }],
  })),
  orders: [
    ...validState.orders,
    { ...confirmed, orderId, userId: hold.userId, holdId: hold.holdId },
  ],
  stocks: validState.stocks.map((stock) => ({
    ...stock,
    free: stock.free - 2,
    holds: { ...stock.holds, [orderId]: 0, [`${orderId}:2`]: 2 },
  })),
  payments: [
    ...validState.payments,
    { orderId, method: 'online', gatewayOrderId: 'order_L', staffRefundedPaise: 0 },
  ],
  gatewayPayments: [
    ...validState.gatewayPayments,
    { gatewayOrderId: 'order_L', isCaptured: true, amountPaise: 9900, refundedPaise: 0 },
  ],
  publishers: [
    ...validState.publishers,
    { topic: 'order.events', key: String(orderId), seq: 2, pendingEntries: 0 },
    { topic: 'catalog.events', key: String(orderId), seq: 4, pendingEntries: 0 },
    { topic: 'catalog.events', key: `${orderId}:2`, seq: 2, pendingEntries: 0 },
  ],
  events: [...validState.events, ...lateEvents],
  calls: [...validState.calls, buildCall(hold)],
};

export const withoutLateEvent = (missing: (event: EventRecord) => boolean): SystemState => ({
  ...paidLate,
  events: paidLate.events.filter((event) => !(lateEvents.includes(event) && missing(event))),
});
