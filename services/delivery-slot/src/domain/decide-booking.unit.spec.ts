import { aHold } from '../testing/slots.ts';
import { decideBooking, placeOfOrder } from './decide-booking.ts';

const order = { orderId: 42, userId: 7, holdId: 9 };

describe('an order that was placed with a hold', () => {
  it('its hold stands, booked', () => expect(decideBooking([aHold()], order)).toEqual({ ok: true, value: { kind: 'book', hold: aHold() } }));
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
