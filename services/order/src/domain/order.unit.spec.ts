import { orderTerms, onlineOrderTerms, placedAt } from '../testing/order-terms.ts';
import { acceptedOrder } from '../testing/orders.ts';
import { splitOrder, transitionTo, currentContents, type Order } from './order.ts';
import { placeOrder } from './placing/place-order.ts';

const { order: placed } = placeOrder(orderTerms);
const waiting = acceptedOrder(onlineOrderTerms);
const move = { at: placedAt, by: 'staff' } as const;
const cancelled = transitionTo(
  waiting,
  { status: 'Cancelled', cancelReason: 'r', cancelledBy: 'staff' },
  move,
);
const packed: Order['packed'] = {
  lines: [],
  taxSummary: [],
  coupon: null,
  totals: { ...orderTerms.totals, payablePaise: 10_000 },
};

describe('splitOrder', () => {
  it.each<[string, Order, object]>([
    ['a placed order', placed, orderTerms],
    ['an order awaiting payment', waiting, onlineOrderTerms],
    ['a cancelled order', cancelled, onlineOrderTerms],
  ])('separates the fixed terms of %s from its progress', (_situation, order, expectedTerms) => {
    const parts = splitOrder(order);
    expect(parts.terms).toEqual(expectedTerms);
    expect({ ...parts.terms, ...parts.progress }).toEqual(order);
    expect(Object.keys(parts.progress).filter((name) => name in expectedTerms)).toEqual([]);
  });
});

describe('transitionTo', () => {
  it('drops the fields of the previous status and keeps the shared state', () => {
    for (const name of ['replies', 'deadlineAt', 'stage', 'payByAt'])
      expect([name in waiting, name in cancelled]).toEqual([true, false]);
    expect(
      transitionTo({ ...waiting, refundPaise: 5, packed }, { status: 'Packed' }, move),
    ).toMatchObject({
      status: 'Packed',
      captureState: 'none',
      paymentStatus: 'Pending',
      refundPaise: 5,
      packed,
    });
  });
  it('changes shared state in the same step', () =>
    expect(
      transitionTo(waiting, { status: 'Confirmed', paymentStatus: 'Paid' }, move),
    ).toMatchObject({
      status: 'Confirmed',
      paymentStatus: 'Paid',
    }));
  it('adds a history entry with an optional note', () => {
    expect(cancelled.history).toEqual([
      ...waiting.history,
      { status: 'Cancelled', at: placedAt, by: 'staff', note: '' },
    ]);
    expect(
      transitionTo(waiting, { status: 'Confirmed' }, { ...move, note: 'n' }).history.at(-1)?.note,
    ).toBe('n');
  });
});

describe('currentContents', () => {
  it('returns the agreed contents until the order is partially fulfilled', () =>
    expect([
      currentContents(placed).totals.payablePaise,
      currentContents({ ...placed, packed }).totals.payablePaise,
    ]).toEqual([13_100, 10_000]));
});
