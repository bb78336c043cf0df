import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import { verificationStatus } from './verification-status.ts';

const taken = { state: 'captured', isCaptureDue: false, isOver: false } as const;

describe('verificationStatus', () => {
  it.each([
    ['confirmed by order meanwhile', taken, orderStatus.Confirmed, 'Confirmed', 'Paid'],
    ['turned down by order meanwhile', taken, orderStatus.Rejected, 'Rejected', 'RefundDue'],
    ['over before', { ...taken, isOver: true }, null, 'Rejected', 'RefundDue'],
    [
      'its money taken because order asked for it',
      { ...taken, isCaptureDue: true },
      null,
      'Confirmed',
      'Paid',
    ],
    [
      'its money taken by the gateway before order has said yes',
      taken,
      null,
      'AwaitingPayment',
      'Pending',
    ],
    [
      'its money set aside',
      { ...taken, state: 'authorized', isCaptureDue: true },
      null,
      'AwaitingPayment',
      'Pending',
    ],
  ] as const)('reports the status of an order that is %s', (_what, payment, word, status, paid) => {
    expect(verificationStatus(payment, word)).toEqual({
      status: orderStatus[status],
      paymentStatus: paymentStatus[paid],
    });
  });
});
