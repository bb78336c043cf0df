import {
  participantsToCapturePayment,
  participantsByPaymentMethod,
  participantsToConfirmOrder,
  allPending,
  sagaOutcome,
  type ParticipantReplies,
} from './saga-participants.ts';

const accepted = { kind: 'accepted' } as const;
const rejected = {
  kind: 'rejected',
  code: 'stock-short',
  shortages: [{ itemId: 1, unitId: 2, wanted: 3, free: 1 }],
} as const;

describe('saga participants and their replies', () => {
  it.each<[string, ParticipantReplies, string]>([
    ['no participant has replied', allPending(participantsByPaymentMethod.cod), 'pending'],
    [
      'one reply is pending',
      { booking: accepted, stock: accepted, cart: { kind: 'pending' } },
      'pending',
    ],
    ['all participants accept', { booking: accepted, stock: accepted, cart: accepted }, 'accepted'],
    [
      'the reply of the payment is pending',
      { reservation: accepted, stock: accepted, cart: accepted, payment: { kind: 'pending' } },
      'pending',
    ],
  ])('returns the outcome when %s', (_situation, replies, kind) =>
    expect(sagaOutcome(replies).kind).toBe(kind),
  );

  it('reject the order with the first rejection while others are pending', () => {
    expect(sagaOutcome({ booking: { kind: 'pending' }, stock: rejected, cart: accepted })).toEqual({
      kind: 'rejected',
      code: 'stock-short',
      shortages: rejected.shortages,
    });
  });

  it.each([
    ['cash', { paymentMethod: 'cod', coupon: null }, ['booking', 'stock', 'cart']],
    [
      'cash with a coupon',
      { paymentMethod: 'cod', coupon: { code: 'FRESH10' } },
      ['booking', 'stock', 'cart', 'coupon'],
    ],
    ['credit', { paymentMethod: 'credit', coupon: null }, ['booking', 'stock', 'cart', 'credit']],
    [
      'online with a coupon',
      { paymentMethod: 'online', coupon: { code: 'FRESH10' } },
      ['reservation', 'stock', 'cart', 'payment', 'coupon'],
    ],
  ] as const)('include the participants of an order with %s', (_situation, terms, participants) =>
    expect(participantsToConfirmOrder(terms)).toEqual(participants),
  );

  it.each([
    ['in time', null, false, ['booking']],
    ['in time with a coupon', { code: 'FRESH10' }, false, ['booking']],
    ['after it expired', null, true, ['booking', 'late-stock']],
    [
      'after it expired with a coupon',
      { code: 'FRESH10' },
      true,
      ['booking', 'late-stock', 'late-coupon'],
    ],
  ] as const)(
    'include the participants of a payment that is authorized %s',
    (_situation, coupon, isLate, participants) =>
      expect(participantsToCapturePayment({ coupon }, isLate)).toEqual(participants),
  );
});
