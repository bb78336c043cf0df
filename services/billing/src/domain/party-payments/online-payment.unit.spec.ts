import type { PaymentAttempt } from '../payments/payment-attempts.ts';
import {
  captureOnline,
  chooseAttempt,
  expirePayment,
  nextOnlineStep,
  openForMs,
  openPayment,
  startCheckout,
} from './online-payment.ts';

const at = new Date('2026-11-30T08:00:00Z');
const opened = startCheckout(
  openPayment(
    { partyId: 5, amountPaise: 50_000, by: 7, chosen: [], provider: 'razorpay' },
    { paymentId: 3, at, today: '2026-11-30' },
  ),
  'order_1',
);
const attempt = (changes: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  gatewayPaymentId: 'pay_1',
  gatewayOrderId: 'order_1',
  status: 'authorized',
  amountPaise: 50_000,
  refundedPaise: 0,
  currency: 'INR',
  ...changes,
});
const other = { gatewayPaymentId: 'pay_2' };

describe('nextOnlineStep', () => {
  it.each([
    ['an authorized attempt', [attempt()], { kind: 'capture', attempt: attempt() }],
    ['a captured attempt', [attempt(other), attempt({ status: 'captured' })], { kind: 'captured' }],
    ['a failed attempt', [attempt({ status: 'failed' })], { kind: 'none', isFailed: true }],
    ['another order', [attempt({ gatewayOrderId: 'order_2' })], { kind: 'none', isFailed: false }],
    ['another amount', [attempt({ amountPaise: 49_999 })], { kind: 'none', isFailed: false }],
    ['another currency', [attempt({ currency: 'USD' })], { kind: 'none', isFailed: false }],
    ['no attempt', [], { kind: 'none', isFailed: false }],
  ] as const)('decides on %s', (_what, attempts, expected) =>
    expect(nextOnlineStep(opened, attempts)).toMatchObject(expected),
  );

  it('keeps to the attempt that was chosen first', () =>
    expect(
      nextOnlineStep(chooseAttempt(opened, attempt(other)), [attempt(), attempt(other)]),
    ).toMatchObject({ attempt: other }));

  it('captures nothing more of a payment that has its money', () => {
    const captured = captureOnline(opened, attempt(), '2026-12-01');
    expect(captured).toMatchObject({
      state: 'captured',
      reference: 'pay_1',
      receivedOn: '2026-12-01',
      allocation: { isDue: true },
    });
    expect(nextOnlineStep(captured, [attempt(other)])).toEqual({ kind: 'none', isFailed: false });
    expect(captureOnline(captured, attempt(other), '2026-12-02')).toBe(captured);
  });
});

describe('expirePayment', () => {
  it('fails a payment that nobody made, which can still be captured later', () => {
    const end = at.getTime() + openForMs;
    expect(expirePayment(opened, new Date(end - 1))).toBe(opened);
    const expired = expirePayment(opened, new Date(end));
    expect(expired.state).toBe('failed');
    expect(nextOnlineStep(expired, [attempt()])).toMatchObject({ kind: 'capture' });
  });
});
