import {
  booked,
  changeSlot,
  confirmed,
  held,
  longAgo,
  rejected,
  withOrders,
} from './valid-state.ts';
import type { PlantedViolation } from './planted-violation.ts';

export const slotViolations: readonly PlantedViolation[] = [
  ['I1 slot-capacity', 'a unit that was sold twice', changeSlot({ available: 0, capacity: 1 })],
  ['I1 slot-capacity', 'a lost unit', changeSlot({ available: 1 })],
  ['I1 slot-capacity', 'a negative available capacity', changeSlot({ available: -1, capacity: 1 })],
  [
    'I2 one-hold',
    'a customer with two open holds',
    changeSlot({ available: 1, holds: [booked, held, { ...held, holdId: 54 }] }),
  ],
  [
    'I2 one-hold',
    'an order with two bookings',
    changeSlot({ available: 1, holds: [booked, held, { ...booked, holdId: 54 }] }),
  ],
  [
    'I3 one booking per order',
    'an order without its booking',
    changeSlot({ available: 3, holds: [held] }),
  ],
  [
    'I3 one booking per order',
    'a booking of a rejected order',
    withOrders({ ...confirmed, status: 'Rejected', history: ['Placed', 'Rejected'] }, rejected),
  ],
  [
    'I3 one booking per order',
    'a booking for another order',
    changeSlot({ holds: [{ ...booked, orderId: 2 }, held] }),
  ],
  [
    'I4 no-leak',
    'an expired hold that still exists',
    changeSlot({ holds: [booked, { ...held, expiresAt: longAgo }] }),
  ],
  [
    'I4 no-leak',
    'a reservation whose payment never arrived',
    changeSlot({ holds: [booked, { ...held, state: 'P', orderId: 3, expiresAt: longAgo }] }),
  ],
];
