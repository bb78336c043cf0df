import {
  sectionForBlocker,
  findOrderBlocker,
  orderBlockers,
  type OrderConditions,
  type OrderBlocker,
} from './order-blocker.ts';

const ready: OrderConditions = {
  isOnline: true,
  isSignedIn: true,
  hasLines: true,
  hasUnpaidOrder: false,
  hasLineIssues: false,
  notice: '',
  hasAddress: true,
  slot: 'held',
  minOrderShortfall: 0,
  isRecalculating: false,
  hasQuote: true,
};

describe('findOrderBlocker', () => {
  it('returns null when nothing is missing', () => expect(findOrderBlocker(ready)).toBeNull());
  it.each<[Partial<OrderConditions>, OrderBlocker]>([
    [{ isOnline: false }, 'offline'],
    [{ isSignedIn: false }, 'sign-in'],
    [{ hasLines: false }, 'empty'],
    [{ hasUnpaidOrder: true }, 'unpaid-order'],
    [{ hasLineIssues: true }, 'lines'],
    [{ notice: 'not-served' }, 'not-served'],
    [{ notice: 'too-large', hasQuote: false }, 'too-large'],
    [{ hasAddress: false }, 'address'],
    [{ slot: 'none' }, 'slot'],
    [{ slot: 'ended' }, 'slot-ended'],
    [{ slot: 'requesting' }, 'holding'],
    [{ notice: 'slot' }, 'slot'],
    [{ minOrderShortfall: 20 }, 'minimum'],
    [{ isRecalculating: true }, 'counting'],
    [{ hasQuote: false }, 'quote'],
  ])('returns the right blocker for %o: "%s"', (condition, blocker) =>
    expect(findOrderBlocker({ ...ready, ...condition })).toBe(blocker),
  );
  it('returns the first blocker in page order when there are several', () =>
    expect(findOrderBlocker({ ...ready, hasAddress: false, slot: 'none', hasQuote: false })).toBe(
      'address',
    ));
});

it('names the page section where a blocker can be fixed', () => {
  expect(
    orderBlockers
      .map((blocker) => [blocker, sectionForBlocker(blocker)])
      .filter(([, part]) => part),
  ).toEqual([
    ['unpaid-order', 'unpaid-order'],
    ['lines', 'cart'],
    ['not-served', 'address'],
    ['too-large', 'cart'],
    ['address', 'address'],
    ['slot-ended', 'slots'],
    ['slot', 'slots'],
    ['minimum', 'cart'],
  ]);
});
