import {
  addCalls,
  addSlotEvents,
  buildCall,
  buildSlotEvent,
  confirmed,
  rejected,
  withOrders,
} from './valid-state.ts';
import type { PlantedViolation } from './planted-violation.ts';

export const holdEventViolations: readonly PlantedViolation[] = [
  [
    'I1 slot-capacity, every version',
    'an oversold slot whose holds were released again',
    addSlotEvents(
      ...[60, 61, 62].map((holdId) => buildSlotEvent('held', { holdId, userId: holdId })),
      ...[60, 61, 62].map((holdId) => buildSlotEvent('released', { holdId, userId: holdId })),
    ),
  ],
  [
    'I1 slot-capacity, every version',
    'a unit that was released twice',
    addSlotEvents(
      buildSlotEvent('released', { holdId: 52, userId: 8 }),
      buildSlotEvent('expired', { holdId: 52, userId: 8 }),
    ),
  ],
  [
    'I2 one-hold, every version',
    'two simultaneous open holds of one customer',
    addSlotEvents(
      buildSlotEvent('held', { holdId: 60, userId: 8 }),
      buildSlotEvent('released', { holdId: 60, userId: 8 }),
    ),
  ],
  [
    'I4 no-leak, replayed events',
    'a hold that exists in events only',
    addSlotEvents(buildSlotEvent('held', { holdId: 60, userId: 10 })),
  ],
  [
    'I4 no-leak, replayed events',
    'a released hold that is still in the document',
    addSlotEvents(buildSlotEvent('released', { holdId: 52, userId: 8 })),
  ],
  [
    'I3 one booking per order, every version',
    'a booking for the order of another customer',
    addSlotEvents(buildSlotEvent('booked', { holdId: 52, userId: 8, orderId: 1 })),
  ],
  [
    'I3 one booking per order, every version',
    'a booking for a missing order',
    addSlotEvents(buildSlotEvent('booked', { holdId: 52, userId: 8, orderId: 99 })),
  ],
  [
    'I3 one booking per order, every version',
    'an order with two simultaneous bookings',
    {
      ...withOrders({ ...confirmed, holdId: 52, userId: 8 }, rejected),
      ...addSlotEvents(buildSlotEvent('booked', { holdId: 52, userId: 8, orderId: 1 })),
    },
  ],
  [
    'I3 hold-transitions, every version',
    'a booking that expired',
    addSlotEvents(buildSlotEvent('expired', { holdId: 51, userId: 7 })),
  ],
  [
    'I3 hold-transitions, every version',
    'a booking after the hold expired',
    addSlotEvents(
      buildSlotEvent('expired', { holdId: 52, userId: 8 }),
      buildSlotEvent('booked', { holdId: 52, userId: 8, orderId: 3 }),
    ),
  ],
  [
    'I3 hold-transitions, every version',
    'a booking that its customer released',
    addSlotEvents(buildSlotEvent('released', { holdId: 51, userId: 7 })),
  ],
  [
    'I3 hold-transitions, every version',
    'a booking that came back to its customer without an ended order',
    addSlotEvents(buildSlotEvent('held', { holdId: 51, userId: 7 })),
  ],
  [
    'I4 no-leak, every version',
    'a hold that outlived its expiry and was removed later',
    addSlotEvents(
      buildSlotEvent('held', { holdId: 60, userId: 10, expiresAt: '2026-11-21T09:50:00Z' }),
      buildSlotEvent('expired', { holdId: 60, userId: 10 }),
    ),
  ],
  [
    'I11 idempotent-http, holds',
    'two holds for one key',
    addCalls(buildCall({ userId: 8, holdId: 99 })),
  ],
  [
    'I11 idempotent-http, holds',
    'different responses to repeated calls',
    addCalls(buildCall({ userId: 8, holdId: 52, responseText: 'held until later' })),
  ],
  [
    'I16 acked-durable, holds',
    'an acknowledged hold that does not exist',
    addCalls(buildCall({ userId: 11, holdId: 77 })),
  ],
  [
    'I16 acked-durable, holds',
    'a hold of a rejected customer',
    addSlotEvents(buildSlotEvent('held', { holdId: 60, userId: 9 })),
  ],
];
