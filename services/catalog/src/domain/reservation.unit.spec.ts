import { isOpen, onOrderEnded, onOrderPacked, sumLines } from './reservation.ts';
import type { ReservationState } from './reservation.ts';

describe('lines of an order', () => {
  it('of one unit, are taken as one', () => {
    expect(sumLines([{ itemId: 1, unitId: 10, quantity: 2 }, { itemId: 2, unitId: 20, quantity: 1 }, { itemId: 1, unitId: 10, quantity: 3 }])).toEqual([{ itemId: 1, unitId: 10, quantity: 5 }, { itemId: 2, unitId: 20, quantity: 1 }]);
  });
});

describe('the end of an order', () => {
  it.each<[ReservationState, ReservationState | null]>([
    ['taking', 'releasing'], ['reserved', 'releasing'], ['packing', 'returning'], ['packed', 'returning'],
    ['refusing', null], ['refused', null], ['releasing', null], ['released', null], ['returning', null],
  ])('met while %s, leads to %s', (state, next) => expect(onOrderEnded(state)).toBe(next));
});

it.each<[ReservationState, ReservationState | null]>([['reserved', 'packing'], ['taking', null], ['released', null], ['packed', null]])('packing met while %s, leads to %s', (state, next) => expect(onOrderPacked(state)).toBe(next));

it.each<[ReservationState, boolean]>([['taking', true], ['refusing', true], ['releasing', true], ['packing', true], ['returning', true], ['reserved', false], ['refused', false], ['released', false], ['packed', false]])('%s, has steps left: %s', (state, expected) => expect(isOpen(state)).toBe(expected));
