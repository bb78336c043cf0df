import { buildAttempt, now, openPayment } from '../../testing/payments.ts';
import { applyAttempt } from '../payments/payment-attempts.ts';
import { createCashPayment, type Payment } from '../payments/payment.ts';
import { refundDifference } from './refunds.ts';
import { refundByStaff, refundablePaise } from './staff-refund.ts';

const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;
const authorized = applyAttempt(openPayment, buildAttempt('authorized')).payment;
const buildRequest = (amountPaise: number, requestId = 'request-1') => ({
  amountPaise,
  requestId,
  reason: 'Bruised tomatoes',
  by: 3,
  at: now,
});
const refund = (payment: Payment, ...request: Parameters<typeof buildRequest>) => {
  const result = refundByStaff(payment, buildRequest(...request));
  if (!result.ok) throw new Error(result.code);
  return result.value;
};

describe('refundByStaff', () => {
  it('makes a part of a captured payment due and keeps who requested it and why', () => {
    const { payment, events } = refund(captured, 2_000);
    expect(payment).toMatchObject({ state: 'refund-due', retainedPaise: 49_000 });
    expect(payment.refunds).toEqual([
      expect.objectContaining({
        refundId: 'refund-42-1',
        amountPaise: 2_000,
        state: 'due',
        staffRefund: {
          requestId: 'request-1',
          reason: 'Bruised tomatoes',
          requestedPaise: 2_000,
          by: 3,
          at: now,
        },
      }),
    ]);
    expect(events).toEqual([{ kind: 'refund-due', amountPaise: 2_000 }]);
  });
  it('refunds a repeated request once', () => {
    const { payment } = refund(captured, 2_000);
    expect(refund(payment, 2_000)).toEqual({ payment, events: [] });
  });
  it.each([
    ['amount', { ...buildRequest(2_001) }],
    ['reason', { ...buildRequest(2_000), reason: 'Late' }],
  ])('refuses another %s with the id of a request', (_field, request) => {
    const { payment } = refund(captured, 2_000);
    expect(refundByStaff(payment, request)).toEqual({
      ok: false,
      code: 'request-id-taken',
      requestId: 'request-1',
    });
  });
  it('takes a request for the same one if a former version stored no amount', () => {
    const { payment } = refund(captured, 2_000);
    const refunds = payment.refunds.map(({ staffRefund, ...stored }) => {
      const { requestedPaise: _requested, ...former } = staffRefund ?? { ...buildRequest(0) };
      return { ...stored, staffRefund: former };
    });
    expect(refund({ ...payment, refunds }, 2_000).events).toEqual([]);
  });
  it('adds a second request to the first', () => {
    const { payment } = refund(refund(captured, 2_000).payment, 3_000, 'request-2');
    expect(payment.refunds.map(({ amountPaise }) => amountPaise)).toEqual([2_000, 3_000]);
    expect(payment.refunds[0]?.staffRefund?.requestId).toBe('request-1');
    expect(refundablePaise(payment)).toBe(46_000);
  });
  it.each([
    [
      'before',
      (payment: Payment) => refundDifference(refund(payment, 5_000).payment, 40_000).payment,
    ],
    [
      'after',
      (payment: Payment) => refund(refundDifference(payment, 40_000).payment, 5_000).payment,
    ],
  ])('comes on top of the refund of a short pack when it is made %s it', (_when, refundBoth) => {
    const payment = refundBoth(captured);
    expect(payment.refunds.map(({ amountPaise }) => amountPaise).toSorted()).toEqual([
      11_000, 5_000,
    ]);
    expect(refundDifference(payment, 40_000).payment.refunds).toEqual(payment.refunds);
  });
  it('refunds the whole amount', () => {
    const { payment } = refund(captured, 51_000);
    expect(payment.retainedPaise).toBe(0);
    expect(refundByStaff(payment, buildRequest(1, 'request-2'))).toMatchObject({
      ok: false,
      code: 'not-refundable',
    });
  });
  it('refuses more than is left', () => {
    const { payment } = refund(captured, 50_000);
    expect(refundByStaff(payment, buildRequest(1_001, 'request-2'))).toMatchObject({
      ok: false,
      code: 'amount-too-high',
    });
  });
  it.each([
    ['open', openPayment],
    ['authorized', authorized],
  ])('refuses a payment that is %s', (_state, payment) => {
    expect(refundByStaff(payment, buildRequest(1))).toMatchObject({ code: 'not-refundable' });
  });
  it('makes cash due for staff to return', () => {
    const cash = createCashPayment({ orderId: 42, userId: 7, amountPaise: 51_000 }, now).payment;
    expect(refund(cash, 2_000).payment.refunds).toMatchObject([{ state: 'manual' }]);
  });
});
