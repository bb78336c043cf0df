import { buildHold, buildSlot } from '../../testing/fixtures.ts';
import { cutOffAt } from '../slots/slot.ts';
import { decidePaidBooking } from './decide-booking.ts';

describe('decidePaidBooking', () => {
  const paid = { orderId: 42, userId: 7, holdId: 9, items: 3 };
  const now = new Date(cutOffAt(buildSlot()).getTime() - 1);
  const decide = (
    holds: Parameters<typeof decidePaidBooking>[0]['holds'],
    changes: Parameters<typeof buildSlot>[0] = {},
  ) => decidePaidBooking({ slot: buildSlot(changes), holds }, paid, now);
  const kept = buildHold({ state: 'reserved', orderId: 42 });

  it('books a hold that is reserved for payment', () =>
    expect(decide([kept])).toEqual({ ok: true, value: { kind: 'book', hold: kept } }));
  it('changes nothing for a repeated event', () =>
    expect(decide([{ ...kept, state: 'booked' }])).toMatchObject({
      ok: true,
      value: { kind: 'unchanged' },
    }));
  it('rebooks a hold that was released', () =>
    expect(decide([])).toEqual({ ok: true, value: { kind: 'rebook' } }));
  it.each([
    ['full', { freeCapacity: 0 }, 'slot-full'],
    ['short of items', { piecesFree: 2 }, 'slot-item-capacity'],
    ['free but has a waitlist', { waitlistLength: 1 }, 'slot-full'],
    ['on a blackout day', { dayClosureReason: 'blackout' as const }, 'slot-blackout'],
    ['closed by staff', { isClosedByStaff: true }, 'slot-closed'],
  ])('rejects rebooking when the slot is %s', (_situation, changes, code) =>
    expect(decide([], changes)).toEqual({ ok: false, code }),
  );
  it('rejects rebooking after the cut-off', () =>
    expect(
      decidePaidBooking({ slot: buildSlot(), holds: [] }, paid, cutOffAt(buildSlot())),
    ).toEqual({
      ok: false,
      code: 'slot-cut-off',
    }));

  describe('when the payment had expired', () => {
    const returned = buildHold({ endedOrderIds: [42], items: 3 });
    it('books the hold that the customer still has', () =>
      expect(decide([returned])).toEqual({ ok: true, value: { kind: 'book', hold: returned } }));
    it.each([
      ['a newer order has it', { ...returned, state: 'booked' as const, orderId: 43 }, {}],
      ['it is reserved for a newer order', { ...returned, state: 'reserved' as const }, {}],
      ['it belongs to another customer', { ...returned, userId: 8 }, {}],
    ])('rejects the order when %s', (_situation, hold, changes) =>
      expect(decide([hold], changes)).toEqual({ ok: false, code: 'hold-expired' }),
    );
    it.each([
      [
        'its items no longer fit',
        { ...returned, items: 1 },
        { piecesFree: 1 },
        'slot-item-capacity',
      ],
      ['the day is closed', returned, { dayClosureReason: 'blackout' as const }, 'slot-blackout'],
    ])('rejects the order when %s', (_situation, hold, changes, code) =>
      expect(decide([hold], changes)).toEqual({ ok: false, code }),
    );
  });
});
