import {
  addSlotEvents,
  booked,
  buildSlotEvent,
  changeSlot,
  confirmed,
  held,
  rejected,
  validState,
  withOrders,
} from '../testing/valid-state.ts';
import { bookingBelongsToOrder, onlyAllowedTransitions } from './hold-transitions.ts';
import {
  capacityAtEveryVersion,
  documentMatchesEvents,
  oneHoldAtEveryVersion,
} from './slot-versions.ts';

describe('slot versions', () => {
  it.each([
    capacityAtEveryVersion,
    oneHoldAtEveryVersion,
    documentMatchesEvents,
    bookingBelongsToOrder,
    onlyAllowedTransitions,
  ])('count a hold that was offered, accepted, reserved and booked as one unit', (invariant) => {
    const hold = { holdId: 60, userId: 10 };
    const state = {
      ...validState,
      ...addSlotEvents(
        buildSlotEvent('released', { holdId: 52, userId: 8 }),
        buildSlotEvent('offered', hold),
        buildSlotEvent('held', hold),
        buildSlotEvent('kept', hold),
        buildSlotEvent('booked', { ...hold, orderId: 3 }),
      ),
      ...withOrders(confirmed, rejected, {
        ...confirmed,
        orderId: 3,
        userId: 10,
        holdId: 60,
      }),
      ...changeSlot({
        capacity: 2,
        available: 0,
        holds: [booked, { ...held, holdId: 60, userId: 10 }],
      }),
    };
    expect(invariant(state)).toEqual([]);
  });
});
