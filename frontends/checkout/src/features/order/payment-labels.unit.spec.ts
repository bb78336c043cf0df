import { buildOrder, buildTotals } from '../../testing/fixtures.ts';
import {
  orderPayment,
  paidLabel,
  paymentLabel,
  shortRefundLabel,
  trackedPayment,
} from './payment-labels.ts';
import { partialFulfilmentLabel } from './partial-fulfilment-note.tsx';

const paidOnline = { PaymentMethod: 'online', PaymentStatus: 3, PaidAmount: 188 } as const;

describe('paidLabel', () => {
  it.each([
    ['upi', 'Paid ₹188 by UPI'],
    ['card', 'Paid ₹188 by card'],
    ['netbanking', 'Paid ₹188 by net banking'],
    ['wallet', 'Paid ₹188 from your wallet'],
  ] as const)('names %s', (PaidWith, label) =>
    expect(paidLabel(orderPayment(buildOrder({ ...paidOnline, PaidWith })))).toBe(label),
  );
  it('says online where the provider named nothing', () =>
    expect(paymentLabel(buildOrder(paidOnline))).toBe('Paid ₹188 online'));
  it('says cash', () =>
    expect(paymentLabel(buildOrder({ PaymentStatus: 3, PaidAmount: 188 }))).toBe(
      'Paid ₹188 in cash',
    ));
});

describe('paymentLabel of an order on credit', () => {
  const onCredit = { PaymentMethod: 'credit', PaymentStatus: 0 } as const;
  const Bill = { Id: 5, Number: 'TI/26-27/0000001', DueDate: '2026-12-22' };
  it.each([
    ['has no due date before its bill', {}, /^₹131, on credit$/],
    ['names the due date of its bill', { Bill }, /^₹131, on credit, due on .*22 Dec/],
    ['has nothing to pay once it is cancelled', { Bill, Status: 7 }, /^Nothing to pay$/],
  ])('%s', (_case, changes, label) =>
    expect(paymentLabel(buildOrder({ ...onCredit, ...changes }))).toMatch(label),
  );
});

describe('refund labels', () => {
  it.each([
    [
      5,
      'Refund of ₹188 on its way',
      'Refund of ₹188 on its way to your UPI account. It takes 5–7 working days.',
    ],
    [
      6,
      '₹188 refunded',
      '₹188 was refunded to your UPI account. Banks take 5–7 working days to show it.',
    ],
  ])('say in payment status %i how long it takes', (PaymentStatus, short, long) => {
    const order = buildOrder({ ...paidOnline, PaymentStatus, PaidWith: 'upi', RefundAmount: 188 });
    expect([shortRefundLabel(orderPayment(order)), paymentLabel(order)]).toEqual([short, long]);
  });
  it('promise no bank transfer for cash', () =>
    expect(paymentLabel(buildOrder({ PaymentStatus: 5, RefundAmount: 100 }))).toBe(
      'The shop will return ₹100 to you, in cash or by transfer.',
    ));
  it('are empty without a refund', () =>
    expect(shortRefundLabel(orderPayment(buildOrder(paidOnline)))).toBe(''));
});

describe('partialFulfilmentLabel', () => {
  const short = {
    PartialFulfilment: { LineCount: 2, OrderedAmount: 755, Shortfall: 100 },
    Totals: buildTotals({ Payable: 655 }),
  };
  it.each([
    ['cash on delivery', {}, '2 items were short, ₹100 less: you pay ₹655'],
    [
      'an order that was paid by UPI',
      { PaymentMethod: 'online', PaymentStatus: 5, PaidWith: 'upi' },
      '2 items were short, ₹100 less: refunded to your UPI account in 5–7 working days',
    ],
    [
      'cash that was paid before',
      { PaymentStatus: 5 },
      '2 items were short: the shop returns ₹100 to you',
    ],
    [
      'an order paid in cash after packing',
      { PaymentStatus: 3 },
      '2 items were short, ₹100 less: you paid ₹655',
    ],
  ] as const)('tells the difference of %s', (_case, overrides, label) =>
    expect(partialFulfilmentLabel(buildOrder({ ...short, ...overrides }))).toBe(label),
  );
  it('is empty for an order that was packed as ordered', () =>
    expect(partialFulfilmentLabel(buildOrder())).toBe(''));
});

it('trackedPayment needs the payment fields, which older services do not send', () => {
  const { Id, TransactionNumber, Status, StatusText, Slot } = buildOrder();
  expect(
    trackedPayment({ Id, TransactionNumber, Status, StatusText, Slot, Steps: [], Next: '' }),
  ).toBeUndefined();
});
