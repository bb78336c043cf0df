import {
  isPaymentOutstanding,
  isPaymentStatus,
  isRefundStatus,
  paymentStatus,
  paymentStatusLabel,
} from './payment-status.ts';

describe('payment status', () => {
  it('keeps the numbers that clients store', () => {
    expect(Object.entries(paymentStatus)).toEqual([
      ['NotDue', 0],
      ['DueOnDelivery', 1],
      ['Pending', 2],
      ['Paid', 3],
      ['Failed', 4],
      ['RefundDue', 5],
      ['Refunded', 6],
      ['PartlyRefunded', 7],
    ]);
  });

  it('has a distinct English and Hindi label for every status', () => {
    for (const language of ['en', 'hi'] as const)
      expect(
        new Set(Object.values(paymentStatus).map((status) => paymentStatusLabel(status, language)))
          .size,
      ).toBe(8);
    expect(paymentStatusLabel(1, 'en')).toBe('Pay on delivery');
  });

  it.each([
    [0, true],
    [7, true],
    [8, false],
    [-1, false],
  ])('isPaymentStatus of %d is %s', (status, expected) => {
    expect(isPaymentStatus(status)).toBe(expected);
  });

  it.each([
    [6, 1, true],
    [2, 2, true],
    [2, 4, true],
    [3, 3, false],
    [7, 1, false],
    [7, 5, false],
    [3, 0, false],
  ])('with status %i and payment %i, isPaymentOutstanding is %s', (status, payment, expected) =>
    expect(isPaymentOutstanding({ status, payment })).toBe(expected),
  );
  it('isRefundStatus holds from the moment a refund is due', () =>
    expect([0, 1, 2, 3, 4, 5, 6, 7, 99].filter(isRefundStatus)).toEqual([5, 6, 7]));
});
