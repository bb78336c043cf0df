import {
  isPending,
  stateAfterOrderEnded,
  stateAfterOrderPacked,
  withPackedQuantities,
  sumLines,
} from './reservation.ts';
import type { ReservationState } from './reservation.ts';

describe('lines of an order', () => {
  it('of one unit, are taken as one', () => {
    expect(
      sumLines([
        { itemId: 1, unitId: 10, quantity: 2 },
        { itemId: 2, unitId: 20, quantity: 1 },
        { itemId: 1, unitId: 10, quantity: 3 },
      ]),
    ).toEqual([
      { itemId: 1, unitId: 10, quantity: 5 },
      { itemId: 2, unitId: 20, quantity: 1 },
    ]);
  });
});

describe('what an order pays for its lines', () => {
  const [onion, soap] = [
    { itemId: 1, unitId: 10, quantity: 2, valuePaise: 500 },
    { itemId: 2, unitId: 20, quantity: 1 },
  ];
  it('of one unit in several lines, is summed; where nobody says it, it is not there', () => {
    expect(sumLines([onion, soap, { ...onion, quantity: 1, valuePaise: 250 }])).toEqual([
      { ...onion, quantity: 3, valuePaise: 750 },
      soap,
    ]);
  });
  it('packed short, is what is in the bag', () => {
    expect(withPackedQuantities([onion], [{ ...onion, quantity: 1, valuePaise: 240 }])).toEqual([
      { ...onion, packed: 1, valuePaise: 240 },
    ]);
  });
});

describe('lines packed short', () => {
  const [onion, soap] = [
    { itemId: 1, unitId: 10, quantity: 5 },
    { itemId: 2, unitId: 20, quantity: 1 },
  ];
  it('of one unit in several lines, are summed; whole units stay as they were', () => {
    expect(
      withPackedQuantities(
        [onion, soap],
        [{ ...onion, quantity: 2 }, { ...onion, quantity: 1 }, soap],
      ),
    ).toEqual([{ ...onion, packed: 3 }, soap]);
  });
  it('a unit that is not named, is whole; one of which more is named than was set aside, too', () => {
    expect(withPackedQuantities([onion, soap], [{ ...soap, quantity: 9 }])).toEqual([onion, soap]);
  });
  it('a unit of which nothing is there, has packed 0', () => {
    expect(withPackedQuantities([soap], [{ ...soap, quantity: 0 }])).toEqual([
      { ...soap, packed: 0 },
    ]);
  });
});

describe('the end of an order', () => {
  it.each<[ReservationState, ReservationState | null]>([
    ['taking', 'releasing'],
    ['reserved', 'releasing'],
    ['packing', 'returning'],
    ['packed', 'returning'],
    ['refusing', null],
    ['refused', null],
    ['releasing', null],
    ['released', null],
    ['returning', null],
  ])('met while %s, leads to %s', (state, next) => expect(stateAfterOrderEnded(state)).toBe(next));
});

it.each<[ReservationState, ReservationState | null]>([
  ['reserved', 'packing'],
  ['taking', null],
  ['released', null],
  ['packed', null],
])('packing met while %s, leads to %s', (state, next) =>
  expect(stateAfterOrderPacked(state)).toBe(next),
);

it.each<[ReservationState, boolean]>([
  ['taking', true],
  ['refusing', true],
  ['releasing', true],
  ['packing', true],
  ['returning', true],
  ['reserved', false],
  ['refused', false],
  ['released', false],
  ['packed', false],
])('%s, has steps left: %s', (state, expected) => expect(isPending(state)).toBe(expected));
