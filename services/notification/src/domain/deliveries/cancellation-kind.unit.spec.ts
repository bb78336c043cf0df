import { paymentStatus, type PaymentStatusName } from '@tokri/contracts/orders';
import { cancellationKind } from './cancellation-kind.ts';

describe('the message of a cancelled order', () => {
  it.each<[string, PaymentStatusName]>([
    ['cash that was not collected', 'NotDue'],
    ['an online order that was not paid', 'Failed'],
  ])('says after %s that there is nothing to pay', (_order, status) =>
    expect(cancellationKind(paymentStatus[status])).toBe('cancelled-unpaid'),
  );

  it.each<PaymentStatusName>(['RefundDue', 'Refunded', 'PartlyRefunded'])(
    'speaks of the refund when the payment is %s',
    (status) => expect(cancellationKind(paymentStatus[status])).toBe('cancelled'),
  );
});
