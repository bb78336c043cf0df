import {
  buildEvent,
  changeEvents,
  confirmed,
  rejected,
  validState,
  withOrders,
} from './valid-state.ts';
import type { PlantedViolation } from './planted-violation.ts';

export const orderViolations: readonly PlantedViolation[] = [
  [
    'I5 pay-once',
    'an order that was paid twice',
    {
      gatewayPayments: [
        ...validState.gatewayPayments,
        { gatewayOrderId: 'order_A', isCaptured: true, amountPaise: 9900, refundedPaise: 0 },
      ],
    },
  ],
  ['I5 pay-once', 'an active order without a payment', { gatewayPayments: [] }],
  [
    'I5 pay-once',
    'a payment of another amount',
    {
      gatewayPayments: [
        { gatewayOrderId: 'order_A', isCaptured: true, amountPaise: 9800, refundedPaise: 0 },
      ],
    },
  ],
  [
    'I5 pay-once',
    'a refund larger than what staff asked for',
    {
      payments: [
        { orderId: 1, method: 'online', gatewayOrderId: 'order_A', staffRefundedPaise: 400 },
      ],
      gatewayPayments: [
        { gatewayOrderId: 'order_A', isCaptured: true, amountPaise: 9900, refundedPaise: 500 },
      ],
    },
  ],
  [
    'I5 pay-once',
    'a cancelled order without a refund',
    withOrders(
      { ...confirmed, status: 'Cancelled', history: ['Placed', 'Confirmed', 'Cancelled'] },
      rejected,
    ),
  ],
  [
    'I6 bill-once',
    'a packed order without a bill',
    withOrders(
      { ...confirmed, status: 'Packed', history: ['Placed', 'Confirmed', 'Packed'] },
      rejected,
    ),
  ],
  [
    'I6 bill-once',
    'a bill before packing',
    { bills: [{ orderId: 1, kind: 'TaxInvoice', number: 'TI/26-27/0000001' }] },
  ],
  [
    'I6 bill-once',
    'a gap in a number series',
    { bills: [{ orderId: 1, kind: 'CreditNote', number: 'CN/26-27/0000002' }] },
  ],
  [
    'I6 bill-once',
    'a duplicate bill number',
    {
      bills: [1, 2].map((orderId) => ({ orderId, kind: 'CreditNote', number: 'CN/26-27/0000001' })),
    },
  ],
  [
    'I7 no-event-lost',
    'an unpublished order event',
    changeEvents((events) => events.filter(({ type }) => type !== 'order.confirmed.v1')),
  ],
  [
    'I7 no-event-lost',
    'an unpublished hold event',
    changeEvents((events) => events.filter(({ type }) => type !== 'slot.booked.v1')),
  ],
  [
    'I7 no-event-lost',
    'an outbox that still has entries',
    { publishers: validState.publishers.map((publisher) => ({ ...publisher, pendingEntries: 1 })) },
  ],
  [
    'I8 no uncommitted event',
    'an event of a version that was rolled back',
    {
      publishers: validState.publishers.map((publisher) =>
        publisher.key === '1' ? { ...publisher, seq: 1 } : publisher,
      ),
    },
  ],
  [
    'I8 no uncommitted event',
    'a confirmation that is missing in the order',
    withOrders({ ...confirmed, status: 'Placed', history: ['Placed'] }, rejected),
  ],
  ['I9 order', 'events in reverse order', changeEvents((events) => [...events].reverse())],
  [
    'I10 effect-once, events',
    'two bookings for one order',
    changeEvents((events) => [
      ...events,
      buildEvent('slot.events', '6', {
        seq: 1,
        type: 'slot.booked.v1',
        data: { holdId: 60, orderId: 1 },
      }),
    ]),
  ],
  [
    'I10 effect-once, stock',
    'stock that was reserved twice',
    { stocks: [{ unitId: 3, free: 4, holds: { 1: 4 } }] },
  ],
  [
    'I10 effect-once, location of stock',
    'stock that was taken from another location than that of the order',
    {
      stocks: [
        { unitId: 3, free: 6, holds: { 1: 2, 2: 0 } },
        { unitId: 3, locationId: 2, free: 6, holds: { 1: 2 } },
      ],
    },
  ],
  [
    'I10 effect-once, stock',
    'stock that a rejected order still reserves',
    { stocks: [{ unitId: 3, free: 4, holds: { 1: 2, 2: 9 } }] },
  ],
  [
    'I11 idempotent-http, orders',
    'two orders of one quote and hold',
    withOrders(confirmed, rejected, { ...confirmed, orderId: 3, status: 'Rejected' }),
  ],
  [
    'I12 forward-only',
    'an order that went back to an earlier status',
    withOrders(
      { ...confirmed, history: ['Placed', 'Confirmed', 'Placed'], status: 'Placed' },
      rejected,
    ),
  ],
  [
    'I12 forward-only',
    'a status that is missing in the history',
    withOrders({ ...confirmed, history: ['Placed'] }, rejected),
  ],
  [
    'I16 acked-durable',
    'an acknowledged order that does not exist',
    { acknowledgedOrderIds: [1, 99] },
  ],
  [
    'I20 converge',
    'an order that is still Placed',
    withOrders({ ...confirmed, status: 'Placed', history: ['Placed'] }, rejected),
  ],
];
