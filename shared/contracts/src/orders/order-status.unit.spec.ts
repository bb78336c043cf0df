import {
  canTransition,
  isCancelledOrRejected,
  isFinalStatus,
  isRefundStatus,
  isOrderStatus,
  isPaymentStatus,
  isActiveStatus,
  isPaymentOutstanding,
  canCancel,
  orderStatus,
  orderStatusLabel,
  orderTransitions,
  paymentStatus,
  paymentStatusLabel,
  orderProgress,
  findTransitionErrors,
  validateTransitions,
} from './order-status.ts';

const all = Object.values(orderStatus);

describe('order and payment status', () => {
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
    for (const language of ['en', 'hi'] as const) {
      expect(new Set(all.map((status) => orderStatusLabel(status, language))).size).toBe(8);
      expect(
        new Set(Object.values(paymentStatus).map((status) => paymentStatusLabel(status, language)))
          .size,
      ).toBe(8);
    }
    expect([orderStatusLabel(3, 'hi'), paymentStatusLabel(1, 'en')]).toEqual([
      'ऑर्डर पक्का',
      'Pay on delivery',
    ]);
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

  it.each([
    [0, true],
    [7, true],
    [8, false],
    [-1, false],
  ])('isPaymentStatus of %d is %s', (status, expected) => {
    expect(isPaymentStatus(status)).toBe(expected);
  });

  it('allows exactly the documented transitions', () => {
    const allowedTransitions = all.flatMap((from) =>
      all.filter((to) => canTransition(from, to)).map((to) => `${from}>${to}`),
    );
    expect(allowedTransitions.join(' ')).toBe(
      '1>2 1>3 1>7 1>8 2>3 2>7 2>8 3>4 3>7 4>5 4>7 5>6 5>7',
    );
  });

  it('treats Delivered, Cancelled and Rejected as final', () => {
    expect(all.filter(isFinalStatus)).toEqual([6, 7, 8]);
  });
});

describe('canCancel', () => {
  it.each([
    ['customer', true, [1, 2, 3]],
    ['customer', false, []],
    ['staff', true, [1, 2, 3, 4, 5]],
    ['staff', false, [1, 2, 3, 4, 5]],
    ['system', false, [1, 2, 3, 4, 5]],
  ] as const)('lets %s (before the cut-off: %s) cancel from %j', (by, isBeforeCutOff, expected) => {
    expect(all.filter((status) => canCancel({ status, by, isBeforeCutOff }))).toEqual(expected);
  });
});

describe('validateTransitions', () => {
  it('accepts the published order and payment tables', () => {
    expect(() => {
      validateTransitions();
    }).not.toThrow();
  });

  it.each([
    ['an unknown target', { 1: [2, 9], 2: [] }, '1 leads to the unknown state 9'],
    ['a state that nothing reaches', { 1: [], 2: [] }, 'state 2 is never reached'],
    ['a state without a row', { 1: [2] }, 'state 2 has no row'],
    ['a row for an unknown state', { 1: [2], 2: [], 3: [] }, 'row 3 is of no known state'],
    ['a transition to itself', { 1: [1, 2], 2: [] }, '1 leads to itself'],
    ['an unreachable cycle', { 1: [], 2: [1] }, 'state 2 is never reached'],
  ])('rejects a table with %s and names the error', (_case, table, error) => {
    const machine = { table, states: [1, 2], starts: [1] };
    expect(findTransitionErrors(machine)).toEqual([error]);
    expect(() => {
      validateTransitions([machine]);
    }).toThrow(error);
  });

  it('names every state that becomes unreachable without Packed', () => {
    expect(
      findTransitionErrors({ table: { ...orderTransitions, 3: [7] }, states: all, starts: [1] }),
    ).toEqual(['state 4 is never reached', 'state 5 is never reached', 'state 6 is never reached']);
  });
});

describe('order status predicates', () => {
  it.each([
    [1, true],
    [2, true],
    [3, true],
    [4, true],
    [5, true],
    [6, false],
    [7, false],
    [8, false],
    [99, false],
  ])('isActiveStatus of %i is %s', (status, expected) =>
    expect(isActiveStatus(status)).toBe(expected),
  );
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
