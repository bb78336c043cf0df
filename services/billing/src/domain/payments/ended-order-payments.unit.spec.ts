import { buildAttempt, buildGatewayRefund, now, openPayment } from '../../testing/payments.ts';
import { applyRefund } from '../refunds/gateway-refunds.ts';
import { refundEndedOrder } from '../refunds/refunds.ts';
import { nextTask, requestCapture } from './gateway-tasks.ts';
import { applyAttempt } from './payment-attempts.ts';
import type { Decision, Payment } from './payment.ts';

const kinds = ({ events }: Decision) => events.map(({ kind }) => kind);
const refundId = 'refund-42-1';
const endOrder = (payment: Payment): Payment => refundEndedOrder(payment).payment;

describe('payment of an order that ends', () => {
  const authorized = applyAttempt(openPayment, buildAttempt('authorized')).payment;
  const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;

  it('releases a payment that arrives after the end', () => {
    expect(kinds(refundEndedOrder(openPayment))).toEqual([]);
    const authorizedLate = applyAttempt(endOrder(openPayment), buildAttempt('authorized'));
    expect(kinds(authorizedLate)).toEqual(['authorized', 'refund-due']);
    expect(nextTask(authorizedLate.payment)).toBeNull();
  });

  it('releases an authorized payment even when a capture was due', () => {
    const ended = refundEndedOrder(requestCapture(authorized).payment);
    expect(ended.payment.refunds).toMatchObject([{ state: 'voiding' }]);
    expect(nextTask(ended.payment)).toBeNull();
    expect(kinds(applyAttempt(ended.payment, buildAttempt('refunded')))).toEqual(['refunded']);
  });

  it('refunds a released payment that a lost capture had taken', () => {
    const capturedLate = applyAttempt(endOrder(authorized), buildAttempt('captured')).payment;
    expect(nextTask(capturedLate)).toMatchObject({
      kind: 'refund',
      refund: { refundId, amountPaise: 51_000 },
    });
  });

  it('refunds a captured payment once', () => {
    const endedTwice = refundEndedOrder(endOrder(captured)).payment;
    expect(endedTwice.refunds).toHaveLength(1);
    expect(
      kinds(applyRefund(endedTwice, buildGatewayRefund({ status: 'processed' }), now)),
    ).toEqual(['refunded']);
  });

  it('retries a failed refund under a new id', () => {
    const again = applyRefund(endOrder(captured), buildGatewayRefund({ status: 'failed' }), now);
    expect(again).toMatchObject({
      payment: {
        state: 'refund-due',
        refunds: [{ refundId: 'refund-42-1-again-1', state: 'due' }],
      },
      events: [],
    });
    expect(nextTask(again.payment)).toMatchObject({ kind: 'refund' });
  });
});

describe('a payment that the gateway reports as refunded as a whole', () => {
  const refunds = (payment: Payment) =>
    applyAttempt(payment, buildAttempt('refunded')).payment.refunds;

  it('was refunded at the provider unless the order ended', () => {
    const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;
    expect(refunds(captured)).toMatchObject([{ state: 'processed', isProviderRefund: true }]);
    const [released] = refunds(endOrder(openPayment));
    expect(released).toMatchObject({ state: 'processed' });
    expect(released).not.toHaveProperty('isProviderRefund');
  });

  it('is not recorded again when its refund is read later', () => {
    const returned = applyAttempt(openPayment, buildAttempt('refunded')).payment;
    expect(applyRefund(returned, buildGatewayRefund({ refundId: '' }), now)).toEqual({
      payment: returned,
      events: [],
    });
  });
});
