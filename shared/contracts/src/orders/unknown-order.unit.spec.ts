import { classifyUnknownOrder } from './unknown-order.ts';

describe('an order that is not known here', () => {
  it.each([
    ['the next one', 1001, 'not-known-yet'],
    ['one between that may be late', 950, 'not-known-yet'],
    ['one that a stopped process left out', 700, 'not-found'],
    ['one far ahead', 50_000, 'not-found'],
    ['one ahead while this service catches up', 9_000, 'not-known-yet'],
  ] as const)('%s, with 1000 the newest', (_situation, orderId, why) =>
    expect(classifyUnknownOrder(orderId, 1000)).toBe(why),
  );
  it('the first of all, while none is known', () =>
    expect([classifyUnknownOrder(1, 0), classifyUnknownOrder(999_999, 0)]).toEqual([
      'not-known-yet',
      'not-found',
    ]));
});
