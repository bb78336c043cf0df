import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import { verificationStatus } from './verification-status.ts';

const captured = { state: 'captured', isCaptureDue: false, hasOrderEnded: false } as const;

describe('verificationStatus', () => {
  it.each([
    ['confirmed in the meantime', captured, orderStatus.Confirmed, 'Confirmed', 'Paid'],
    ['rejected in the meantime', captured, orderStatus.Rejected, 'Rejected', 'RefundDue'],
    ['ended', { ...captured, hasOrderEnded: true }, null, 'Rejected', 'RefundDue'],
    [
      'captured because its capture was requested',
      { ...captured, isCaptureDue: true },
      null,
      'Confirmed',
      'Paid',
    ],
    [
      'captured by the gateway before its capture was requested',
      captured,
      null,
      'AwaitingPayment',
      'Pending',
    ],
    [
      'only authorized',
      { ...captured, state: 'authorized', isCaptureDue: true },
      null,
      'AwaitingPayment',
      'Pending',
    ],
  ] as const)(
    'reports the status of an order that is %s',
    (_state, payment, orderOutcome, status, paid) => {
      expect(verificationStatus(payment, orderOutcome)).toEqual({
        status: orderStatus[status],
        paymentStatus: paymentStatus[paid],
      });
    },
  );
});
