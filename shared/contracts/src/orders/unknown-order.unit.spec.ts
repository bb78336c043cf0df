import { classifyUnknownOrder } from './unknown-order.ts';

describe('classifyUnknownOrder', () => {
  it.each([
    ['the next one', 1001, 'not-known-yet'],
    ['one between that may be late', 950, 'not-known-yet'],
    ['one that a stopped process left out', 700, 'not-found'],
    ['one far ahead', 50_000, 'not-found'],
    ['one ahead while this service catches up', 9_000, 'not-known-yet'],
  ] as const)(
    'classifies %s correctly when 1000 is the newest known id',
    (_situation, orderId, why) => expect(classifyUnknownOrder(orderId, 1000)).toBe(why),
  );
  it('treats the first order as not known yet while no order is known', () =>
    expect([classifyUnknownOrder(1, 0), classifyUnknownOrder(999_999, 0)]).toEqual([
      'not-known-yet',
      'not-found',
    ]));
});
