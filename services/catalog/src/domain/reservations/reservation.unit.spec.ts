import {
  isPending,
  stateAfterOrderEnded,
  stateAfterOrderPacked,
  withPackedQuantities,
  sumLines,
} from './reservation.ts';
import type { ReservationState } from './reservation.ts';

describe('sumLines', () => {
  it('merges lines of the same unit', () => {
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

describe('line values', () => {
  const [onion, soap] = [
    { itemId: 1, unitId: 10, quantity: 2, valuePaise: 500 },
    { itemId: 2, unitId: 20, quantity: 1 },
  ];
  it('sums the values of a unit and omits unknown ones', () => {
    expect(sumLines([onion, soap, { ...onion, quantity: 1, valuePaise: 250 }])).toEqual([
      { ...onion, quantity: 3, valuePaise: 750 },
      soap,
    ]);
  });
  it('uses the value of what was packed', () => {
    expect(withPackedQuantities([onion], [{ ...onion, quantity: 1, valuePaise: 240 }])).toEqual([
      { ...onion, packed: 1, valuePaise: 240 },
    ]);
  });
});

describe('withPackedQuantities', () => {
  const [onion, soap] = [
    { itemId: 1, unitId: 10, quantity: 5 },
    { itemId: 2, unitId: 20, quantity: 1 },
  ];
  it('sums packed quantities of a unit and keeps complete lines', () => {
    expect(
      withPackedQuantities(
        [onion, soap],
        [{ ...onion, quantity: 2 }, { ...onion, quantity: 1 }, soap],
      ),
    ).toEqual([{ ...onion, packed: 3 }, soap]);
  });
  it('treats unnamed units and excess quantities as fully packed', () => {
    expect(withPackedQuantities([onion, soap], [{ ...soap, quantity: 9 }])).toEqual([onion, soap]);
  });
  it('records 0 for a unit that is missing', () => {
    expect(withPackedQuantities([soap], [{ ...soap, quantity: 0 }])).toEqual([
      { ...soap, packed: 0 },
    ]);
  });
});

describe('stateAfterOrderEnded and stateAfterOrderPacked', () => {
  it.each<[ReservationState, ReservationState | null]>([
    ['reserving', 'releasing'],
    ['reserved', 'releasing'],
    ['consuming', 'restoring'],
    ['consumed', 'restoring'],
    ['rejecting', null],
    ['rejected', null],
    ['releasing', null],
    ['released', null],
    ['restoring', null],
  ])('stateAfterOrderEnded maps %s to %s', (state, next) =>
    expect(stateAfterOrderEnded(state)).toBe(next),
  );
});

it.each<[ReservationState, ReservationState | null]>([
  ['reserved', 'consuming'],
  ['reserving', null],
  ['released', null],
  ['consumed', null],
])('stateAfterOrderPacked maps %s to %s', (state, next) =>
  expect(stateAfterOrderPacked(state)).toBe(next),
);

it.each<[ReservationState, boolean]>([
  ['reserving', true],
  ['rejecting', true],
  ['releasing', true],
  ['consuming', true],
  ['restoring', true],
  ['reserved', false],
  ['rejected', false],
  ['released', false],
  ['consumed', false],
])('isPending of %s is %s', (state, expected) => expect(isPending(state)).toBe(expected));
