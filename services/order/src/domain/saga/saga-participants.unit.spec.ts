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
  short: [{ itemId: 1, unitId: 2, wanted: 3, free: 1 }],
} as const;

describe('saga participants and their replies', () => {
  it.each<[string, ParticipantReplies, string]>([
    ['nobody has answered', allPending(participantsByPaymentMethod.cod), 'pending'],
    [
      'one is missing',
      { booking: accepted, stock: accepted, cart: { kind: 'pending' } },
      'pending',
    ],
    ['all say yes', { booking: accepted, stock: accepted, cart: accepted }, 'accepted'],
    [
      'the gateway is missing',
      { reservation: accepted, stock: accepted, cart: accepted, payment: { kind: 'pending' } },
      'pending',
    ],
  ])('%s, %#', (_situation, replies, kind) => expect(sagaOutcome(replies).kind).toBe(kind));

  it('reject the order with the first rejection while others are pending', () => {
    expect(sagaOutcome({ booking: { kind: 'pending' }, stock: rejected, cart: accepted })).toEqual({
      kind: 'rejected',
      code: 'stock-short',
      short: rejected.short,
    });
  });

  it.each([
    ['cash', { paymentMethod: 'cod', coupon: null }, ['booking', 'stock', 'cart']],
    [
      'cash with a coupon',
      { paymentMethod: 'cod', coupon: { code: 'FRESH10' } },
      ['booking', 'stock', 'cart', 'coupon'],
    ],
    [
      'online with a coupon',
      { paymentMethod: 'online', coupon: { code: 'FRESH10' } },
      ['reservation', 'stock', 'cart', 'payment', 'coupon'],
    ],
  ] as const)('include the participants of an order with %s', (_how, of, participants) =>
    expect(participantsToConfirmOrder(of)).toEqual(participants),
  );

  it.each([
    ['in time', null, false, ['booking']],
    ['in time with a coupon', { code: 'FRESH10' }, false, ['booking']],
    ['after a lapse', null, true, ['booking', 'late-stock']],
    [
      'after a lapse with a coupon',
      { code: 'FRESH10' },
      true,
      ['booking', 'late-stock', 'late-coupon'],
    ],
  ] as const)(
    'include the participants of a payment that is authorized %s',
    (_when, coupon, isLate, participants) =>
      expect(participantsToCapturePayment({ coupon }, isLate)).toEqual(participants),
  );
});
