import { atKolkata, buildHold, buildSlot } from '../../testing/fixtures.ts';
import { returnHoldUpdate } from './returned-hold-updates.ts';

describe('returnHoldUpdate', () => {
  const returnHold = (state: 'booked' | 'reserved') =>
    returnHoldUpdate(buildSlot(), buildHold({ state, orderId: 42 }), {
      orderId: 42,
      expiresAt: atKolkata('09:05'),
    });

  it('matches only the unit that is reserved for the ended order', () =>
    expect(returnHold('reserved').precondition).toEqual({
      'holds.9.st': { $in: ['P'] },
      'holds.9.order': 42,
    }));
  it('matches a booked unit only if its customer has no other open hold in the slot', () =>
    expect(returnHold('booked').precondition).toEqual({
      'holds.9.st': { $in: ['B'] },
      'holds.9.order': 42,
      'byCust.7': { $exists: false },
    }));
});
