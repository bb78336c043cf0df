import { buildPayment, buildRefund } from '../../../testing/payment-fixture.ts';
import { listPaymentHistory } from './payment-history.ts';

const at = (minute: number): string => `2026-11-20T05:0${minute}:00+05:30`;
const event = (Id: string, Type: string, minute: number) => ({ Id, Type, At: at(minute) });
const refund = buildRefund({ StaffId: 5, At: at(3) });
const textsOf = (overrides: Parameters<typeof buildPayment>[0]) =>
  listPaymentHistory(buildPayment(overrides), (id) => (id === 5 ? undefined : `Staff ${id}`)).map(
    ({ text }) => text,
  );

describe('listPaymentHistory', () => {
  it('tells an online payment and its refund in the order in which they happened', () => {
    expect(
      textsOf({
        Refunds: [refund],
        Events: [
          event('e4', 'refund.processed', 4),
          event('e1', 'payment.authorized', 1),
          event('e2', 'payment.captured', 2),
        ],
      }),
    ).toEqual([
      'Payment of ₹131.00 started',
      'The customer agreed to the payment',
      'Paid by UPI',
      'You refunded ₹20.00: bad cucumber',
      'The provider refunded the customer',
    ]);
  });
  it('says once that a payment is paid, with all names of the provider as a detail', () => {
    const Events = [event('e1', 'payment.captured', 1), event('e2', 'order.paid', 2)];
    const paid = listPaymentHistory(buildPayment({ PaidWith: null, Events }), () => '')[1];
    expect(paid).toMatchObject({ text: 'Paid', detail: 'payment.captured, order.paid', at: at(1) });
  });
  it('lists a second payment of the same order', () => {
    const Events = [
      event('e1', 'payment.captured', 1),
      event('e2', 'order.paid', 2),
      event('e3', 'payment.captured', 3),
    ];
    expect(textsOf({ Events }).slice(1)).toEqual(['Paid by UPI', 'Paid by UPI']);
  });
  it.each([
    ['refund.updated', 'The provider changed the state of a refund'],
    ['payment_intent.succeeded', 'Paid by UPI'],
    ['payment_intent.payment_failed', 'A payment attempt failed'],
    ['refund.failed', 'A refund failed at the provider'],
    ['dispute.created', 'Another message from the provider'],
    ['constructor', 'Another message from the provider'],
  ])('tells the message %s as: %s', (type, text) =>
    expect(textsOf({ Events: [event('e1', type, 1)] })[1]).toBe(text),
  );
  it.each([
    [{ StaffId: 3 }, 'Staff 3 refunded ₹20.00: bad cucumber'],
    [{ StaffId: null, Reason: '' }, '₹20.00 refunded because the order changed'],
    [{ IsMadeAtProvider: true }, '₹20.00 refunded on the provider’s dashboard'],
    [{ State: 'pending' as const }, 'You asked to refund ₹20.00: bad cucumber'],
    [{ State: 'due' as const, StaffId: 3 }, 'Staff 3 asked to refund ₹20.00: bad cucumber'],
    [
      { State: 'manual' as const, StaffId: null },
      '₹20.00 to be refunded because the order changed',
    ],
    [{ State: 'covered' as const }, undefined],
  ])('says where a refund %j came from', (overrides, text) =>
    expect(textsOf({ Refunds: [{ ...refund, ...overrides }] })[1]).toBe(text),
  );
  it.each([
    [null, '₹131.00 recorded as paid in cash'],
    [3, 'Staff 3 recorded ₹131.00 as paid in cash'],
    [5, 'You recorded ₹131.00 as paid in cash'],
  ])('says who recorded cash (%s)', (RecordedBy, text) =>
    expect(textsOf({ Method: 'cod', PaidWith: null, RecordedBy })).toEqual([text]),
  );
  it('lists a failed attempt of which the provider sent no message, and what has no time last', () => {
    const Events = [event('e1', 'payment.failed', 1), event('e2', 'payment.captured', 2)];
    expect(textsOf({ FailedAttempts: ['pay_1', 'pay_2'], Events })).toEqual([
      'Payment of ₹131.00 started',
      'A payment attempt failed',
      'Paid by UPI',
      'A payment attempt failed',
    ]);
  });
});
