import { agreement, onlineAgreement, placedAt } from '../testing/agreement.ts';
import { acceptedOrder } from '../testing/orders.ts';
import { splitOrder, transitionTo, currentContents, type Order } from './order.ts';
import { placeOrder } from './placing/place-order.ts';

const { order: placed } = placeOrder(agreement);
const waiting = acceptedOrder(onlineAgreement);
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
  totals: { ...agreement.totals, payablePaise: 10_000 },
};

describe('splitOrder', () => {
  it.each<[string, Order, object]>([
    ['a placed order', placed, agreement],
    ['an order awaiting payment', waiting, onlineAgreement],
    ['a cancelled order', cancelled, onlineAgreement],
  ])(
    'separates the unchanged agreement of %s from its progress',
    (_situation, order, expectedAgreement) => {
      const parts = splitOrder(order);
      expect(parts.agreement).toEqual(expectedAgreement);
      expect({ ...parts.agreement, ...parts.progress }).toEqual(order);
      expect(Object.keys(parts.progress).filter((name) => name in expectedAgreement)).toEqual([]);
    },
  );
});

describe('transitionTo', () => {
  it('drops the fields of the previous status and keeps the shared state', () => {
    for (const name of ['replies', 'deadlineAt', 'stage', 'payByAt'])
      expect([name in waiting, name in cancelled]).toEqual([true, false]);
    expect(
      transitionTo({ ...waiting, refundPaise: 5, packed }, { status: 'Packed' }, move),
    ).toMatchObject({
      status: 'Packed',
      money: 'none',
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
