import {
  isCancelledOrRejected,
  isOrderStatus,
  orderProgress,
  orderStatus,
  orderStatusLabel,
} from './order-status.ts';

const all = Object.values(orderStatus);

describe('order status', () => {
  it('keeps the numbers that clients store', () => {
    expect(Object.entries(orderStatus)).toEqual([
      ['Placed', 1],
      ['AwaitingPayment', 2],
      ['Confirmed', 3],
      ['Packed', 4],
      ['OutForDelivery', 5],
      ['Delivered', 6],
      ['Cancelled', 7],
      ['Rejected', 8],
    ]);
  });

  it('has a distinct English and Hindi label for every status', () => {
    for (const language of ['en', 'hi'] as const)
      expect(new Set(all.map((status) => orderStatusLabel(status, language))).size).toBe(8);
    expect(orderStatusLabel(3, 'hi')).toBe('ऑर्डर पक्का');
  });

  it.each([
    [1, true],
    [8, true],
    [0, false],
    [9, false],
    [1.5, false],
  ])('isOrderStatus of %d is %s', (status, expected) => {
    expect(isOrderStatus(status)).toBe(expected);
  });

  it('isCancelledOrRejected holds for cancelled and rejected orders only', () =>
    expect([1, 2, 3, 4, 5, 6, 7, 8, 99].filter(isCancelledOrRejected)).toEqual([7, 8]));
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ])('orderProgress of status %i is step %i of five', (status, step) =>
    expect(orderProgress(status)).toEqual({ step, of: 5 }),
  );
});
