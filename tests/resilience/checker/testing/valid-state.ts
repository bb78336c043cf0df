import type { CallRecord } from '../../../support/load-generator/call-record.ts';
import type { EventRecord, HoldRecord, OrderRecord, SystemState } from '../state/system-state.ts';

const readAt = new Date('2026-11-21T10:00:00Z');
const later = new Date(readAt.getTime() + 300_000);
export const longAgo = new Date(readAt.getTime() - 61_000);

export const buildEvent = (
  topic: string,
  key: string,
  fields: { readonly seq: number; readonly type: string; readonly data: Record<string, unknown> },
): EventRecord => ({
  topic,
  key,
  occurredAt: readAt,
  id: `${topic}:${key}:${fields.type}:${fields.seq}:${Number(fields.data.holdId ?? 0)}`,
  ...fields,
});
export const booked: HoldRecord = {
  holdId: 51,
  userId: 7,
  orderId: 1,
  state: 'B',
  step: 2,
  expiresAt: longAgo,
};
export const held: HoldRecord = {
  holdId: 52,
  userId: 8,
  orderId: null,
  state: 'H',
  step: 1,
  expiresAt: later,
};
export const confirmed: OrderRecord = {
  orderId: 1,
  userId: 7,
  holdId: 51,
  quoteId: 'quote of 7',
  slotId: 5,
  status: 'Confirmed',
  history: ['Placed', 'Confirmed'],
  lines: [{ unitId: 3, quantity: 2 }],
  paymentMethod: 'online',
  payablePaise: 9900,
};
export const rejected: OrderRecord = {
  orderId: 2,
  userId: 9,
  holdId: 53,
  quoteId: 'quote of 9',
  slotId: 5,
  status: 'Rejected',
  history: ['Placed', 'Rejected'],
  lines: [{ unitId: 3, quantity: 9 }],
  paymentMethod: 'cod',
  payablePaise: 5000,
};

export const buildCall = (
  fields: Partial<CallRecord> & Pick<CallRecord, 'userId'>,
): CallRecord => ({
  op: 'hold',
  slotId: 5,
  holdKey: `key of ${fields.userId}`,
  invokedMs: 0,
  endedMs: 40,
  outcome: 'ok',
  status: 200,
  code: '',
  holdId: null,
  responseText: 'held',
  ...fields,
});

export const validState: SystemState = {
  readAt,
  slots: [{ slotId: 5, capacity: 4, available: 2, holds: [booked, held] }],
  orders: [confirmed, rejected],
  stocks: [{ unitId: 3, free: 6, holds: { 1: 2, 2: 0 } }],
  payments: [{ orderId: 1, method: 'online', gatewayOrderId: 'order_A', staffRefundedPaise: 0 }],
  bills: [],
  gatewayPayments: [
    { gatewayOrderId: 'order_A', isCaptured: true, amountPaise: 9900, refundedPaise: 0 },
    { gatewayOrderId: 'order_A', isCaptured: false, amountPaise: 9900, refundedPaise: 0 },
  ],
  publishers: [
    { topic: 'order.events', key: '1', seq: 2, pendingEntries: 0 },
    { topic: 'order.events', key: '2', seq: 2, pendingEntries: 0 },
  ],
  events: [
    buildEvent('order.events', '1', { seq: 1, type: 'order.placed.v1', data: { orderId: 1 } }),
    buildEvent('order.events', '2', { seq: 1, type: 'order.placed.v1', data: { orderId: 2 } }),
    buildEvent('order.events', '1', { seq: 2, type: 'order.confirmed.v1', data: { orderId: 1 } }),
    buildEvent('order.events', '2', { seq: 2, type: 'order.rejected.v1', data: { orderId: 2 } }),
    buildEvent('slot.events', '5', {
      seq: 1,
      type: 'slot.held.v1',
      data: { slotId: 5, userId: 7, holdId: 51 },
    }),
    buildEvent('slot.events', '5', {
      seq: 2,
      type: 'slot.booked.v1',
      data: { slotId: 5, userId: 7, holdId: 51, orderId: 1 },
    }),
    buildEvent('slot.events', '5', {
      seq: 1,
      type: 'slot.held.v1',
      data: { slotId: 5, userId: 8, holdId: 52 },
    }),
  ],
  acknowledgedOrderIds: [1],
  calls: [
    buildCall({ userId: 7, holdId: 51 }),
    buildCall({ userId: 8, holdId: 52 }),
    buildCall({ userId: 8, holdId: 52 }),
    buildCall({ userId: 9, outcome: 'fail', code: 'slot-full', responseText: 'full' }),
    buildCall({ userId: 10, outcome: 'unknown', status: 0 }),
  ],
};

export const changeSlot = (
  change: Partial<SystemState['slots'][number]>,
): Partial<SystemState> => ({
  slots: validState.slots.map((slot) => ({ ...slot, ...change })),
});
export const withOrders = (...changed: readonly OrderRecord[]): Partial<SystemState> => ({
  orders: changed,
});
export const changeEvents = (
  change: (events: readonly EventRecord[]) => readonly EventRecord[],
): Partial<SystemState> => ({ events: change(validState.events) });

export const addCalls = (...more: readonly CallRecord[]): Partial<SystemState> => ({
  calls: [...validState.calls, ...more],
});
let nextEvent = 0;
export const buildSlotEvent = (
  name: string,
  fields: {
    readonly holdId: number;
    readonly userId: number;
    readonly orderId?: number;
    readonly expiresAt?: string;
  },
): EventRecord => ({
  ...buildEvent('slot.events', '5', {
    seq: 1,
    type: `slot.${name}.v1`,
    data: { slotId: 5, ...fields },
  }),
  id: `added ${(nextEvent += 1)}`,
});
export const addSlotEvents = (...more: readonly EventRecord[]): Partial<SystemState> =>
  changeEvents((events) => [...events, ...more]);
