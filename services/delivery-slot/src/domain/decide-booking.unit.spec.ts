import { aHold, aSlot } from '../testing/slots.ts';
import { decideBooking, decidePaid, placeOfOrder } from './decide-booking.ts';
import { cutOffAt } from './slot.ts';

const order = { orderId: 42, userId: 7, holdId: 9 };

describe('an order that was placed with a hold', () => {
  it('its hold stands, booked', () => expect(decideBooking([aHold()], order)).toEqual({ ok: true, value: { kind: 'take', hold: aHold() } }));
  it('told again, stands as it is', () => expect(decideBooking([aHold({ state: 'B', orderId: 42 })], order)).toEqual({ ok: true, value: { kind: 'stands', hold: aHold({ state: 'B', orderId: 42 }) } }));
  it.each([
    ['the hold is gone', []],
    ["the hold is another customer's", [aHold({ userId: 8 })]],
    ['another order has the place', [aHold({ state: 'B', orderId: 41 })]],
  ])('%s, refused', (_situation, holds) => expect(decideBooking(holds, order)).toEqual({ ok: false, code: 'hold-expired' }));
});

describe('the place of an order', () => {
  it('its own, found', () => expect(placeOfOrder([aHold({ state: 'B', orderId: 42 })], order)?.holdId).toBe(9));
  it("another order's, left alone", () => expect(placeOfOrder([aHold({ state: 'B', orderId: 41 })], order)).toBeUndefined());
  it('a hold without an order, left alone', () => expect(placeOfOrder([aHold()], order)).toBeUndefined());
});

describe('an order whose money is there', () => {
  const paid = { ...order, items: 3 };
  const now = new Date(cutOffAt(aSlot()).getTime() - 1);
  const decide = (holds: Parameters<typeof decideBooking>[0], changes: Parameters<typeof aSlot>[0] = {}) => decidePaid({ slot: aSlot(changes), holds }, paid, now);
  const kept = aHold({ state: 'P', orderId: 42 });

  it('its place was kept, taken', () => expect(decide([kept])).toEqual({ ok: true, value: { kind: 'take', hold: kept } }));
  it('told again, stands as it is', () => expect(decide([{ ...kept, state: 'B' }])).toMatchObject({ ok: true, value: { kind: 'stands' } }));
  it('its place was let go, taken anew', () => expect(decide([])).toEqual({ ok: true, value: { kind: 'take-anew' } }));
  it.each([
    ['and none is left', { free: 0 }, 'slot-full'], ['and too few pieces are left', { itemsFree: 2 }, 'slot-full'], ['and the slot is closed', { closedFor: 'closed' as const }, 'slot-closed'],
  ])('its place was let go %s, refused', (_situation, changes, code) => expect(decide([], changes)).toEqual({ ok: false, code }));
  it('its place was let go and the cut-off has passed, refused', () => expect(decidePaid({ slot: aSlot(), holds: [] }, paid, cutOffAt(aSlot()))).toEqual({ ok: false, code: 'slot-cut-off' }));
});
