import {
  askedAtAccepting,
  askedAtPlacing,
  askedFor,
  nobodyAnswered,
  verdictOf,
  type Answers,
} from './answers.ts';

const yes = { kind: 'yes' } as const;
const no = {
  kind: 'no',
  code: 'stock-short',
  short: [{ itemId: 1, unitId: 2, wanted: 3, free: 1 }],
} as const;

describe('the answers of those who were asked', () => {
  it.each<[string, Answers, string]>([
    ['nobody has answered', nobodyAnswered(askedAtPlacing.cod), 'open'],
    ['one is missing', { booking: yes, stock: yes, cart: { kind: 'awaited' } }, 'open'],
    ['all say yes', { booking: yes, stock: yes, cart: yes }, 'agreed'],
    [
      'the gateway is missing',
      { keeping: yes, stock: yes, cart: yes, payment: { kind: 'awaited' } },
      'open',
    ],
  ])('%s, %#', (_situation, answers, kind) => expect(verdictOf(answers).kind).toBe(kind));

  it('one no while others are awaited, refused with its code and lines', () => {
    expect(verdictOf({ booking: { kind: 'awaited' }, stock: no, cart: yes })).toEqual({
      kind: 'refused',
      code: 'stock-short',
      short: no.short,
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
      ['keeping', 'stock', 'cart', 'payment', 'coupon'],
    ],
  ] as const)('an order on %s, asks these', (_how, of, asked) =>
    expect(askedFor(of)).toEqual(asked),
  );

  it.each([
    ['in time', null, false, ['booking']],
    ['in time with a coupon', { code: 'FRESH10' }, false, ['booking']],
    ['after a lapse', null, true, ['booking', 'second-stock']],
    [
      'after a lapse with a coupon',
      { code: 'FRESH10' },
      true,
      ['booking', 'second-stock', 'second-coupon'],
    ],
  ] as const)('money set aside %s, asks these', (_when, coupon, isLate, asked) =>
    expect(askedAtAccepting({ coupon }, isLate)).toEqual(asked),
  );
});
