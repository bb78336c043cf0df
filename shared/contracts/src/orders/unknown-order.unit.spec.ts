import { classifyUnknownOrder } from './unknown-order.ts';

describe('classifyUnknownOrder', () => {
  it.each([
    ['the next id', 1001, 'not-known-yet'],
    ['a slightly lower id, which may still arrive', 950, 'not-known-yet'],
    ['an old id that was never used', 700, 'not-found'],
    ['an id far above the newest', 50_000, 'not-found'],
    ['a higher id while this service catches up', 9_000, 'not-known-yet'],
  ] as const)(
    'classifies %s (%i) as %s when the newest known id is 1000',
    (_situation, orderId, expected) => expect(classifyUnknownOrder(orderId, 1000)).toBe(expected),
  );
  it('treats the first order as not known yet while no order is known', () =>
    expect([classifyUnknownOrder(1, 0), classifyUnknownOrder(999_999, 0)]).toEqual([
      'not-known-yet',
      'not-found',
    ]));
});
