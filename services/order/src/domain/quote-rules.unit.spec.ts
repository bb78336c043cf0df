import { quote } from '../testing/agreement.ts';
import { agreedOrder } from '../testing/orders.ts';
import { holdRefusal, orderOfTry, quoteRefusal, type OrderRequest } from './quote-rules.ts';

const request: OrderRequest = {
  userId: 7,
  companyId: 1,
  pdate: '2026-11-22',
  addressId: 3,
  couponCode: null,
  paymentMethod: 'cod',
  rowMethod: 'cod',
};
const slot = quote().slot;

describe('the rules of a quote', () => {
  it('all agree, no refusal', () => expect(quoteRefusal(quote(), request)).toBeNull());

  it.each([
    ["another user's quote", quote({ userId: 8 }), request, 'quote-invalid'],
    ["another company's quote", quote({ companyId: 2 }), request, 'quote-invalid'],
    ['no slot in it', quote({ slot: null }), request, 'quote-invalid'],
    ['no lines', quote({ lines: [] }), request, 'quote-invalid'],
    ['another delivery date asked', quote(), { ...request, pdate: '2026-11-23' }, 'date-changed'],
    [
      'the slot is on another day',
      quote({ slot: slot && { ...slot, date: '2026-11-23' } }),
      request,
      'date-changed',
    ],
    ['another address asked', quote(), { ...request, addressId: 4 }, 'quote-changed'],
    ['quoted without an address', quote({ addressId: null }), request, 'quote-changed'],
    [
      'a coupon that was not quoted',
      quote(),
      { ...request, couponCode: 'FRESH10' },
      'quote-changed',
    ],
    [
      'online payment by the row of cash',
      quote(),
      { ...request, paymentMethod: 'online' as const },
      'payment-method',
    ],
    [
      'cash by the row of online payment',
      quote(),
      { ...request, rowMethod: 'online' as const },
      'payment-method',
    ],
    ['credit', quote(), { ...request, paymentMethod: 'credit' as const }, 'payment-method'],
  ])('%s, refused', (_situation, claims, asked, code) =>
    expect(quoteRefusal(claims, asked)).toBe(code),
  );

  it('the coupon that was quoted, no refusal', () =>
    expect(
      quoteRefusal(quote({ coupon: { code: 'FRESH10', amountPaise: 840 } }), {
        ...request,
        couponCode: 'FRESH10',
      }),
    ).toBeNull());
});

describe('what is known of a hold', () => {
  it.each([
    ['nothing', undefined, null],
    ["the quote's slot and customer", { slotId: 5, userId: 7 }, null],
    ['another slot', { slotId: 6, userId: 7 }, 'quote-changed'],
    ['another customer', { slotId: 5, userId: 8 }, 'hold-expired'],
  ] as const)('%s, %s', (_situation, hold, code) => expect(holdRefusal(hold, quote())).toBe(code));
});

describe('the order that a try with a hold answers', () => {
  const order = (status: 'Confirmed' | 'Rejected', quoteId: string) =>
    ({ ...agreedOrder(), quoteId, status }) as ReturnType<typeof agreedOrder>;
  it('none of the hold, none', () => expect(orderOfTry([], 'q1')).toBeUndefined());
  it('one that stands, whatever the quote', () =>
    expect(orderOfTry([order('Rejected', 'q1'), order('Confirmed', 'q2')], 'q3')?.quoteId).toBe(
      'q2',
    ));
  it('a rejected one, its own quote alone', () => {
    expect(orderOfTry([order('Rejected', 'q1')], 'q1')?.quoteId).toBe('q1');
    expect(orderOfTry([order('Rejected', 'q1')], 'q2')).toBeUndefined();
  });
});
