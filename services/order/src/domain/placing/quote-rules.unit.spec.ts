import { buildQuote } from '../../testing/agreement.ts';
import { acceptedOrder } from '../../testing/orders.ts';
import { checkHold, findRepeatedOrder, checkQuote, type OrderRequest } from './quote-rules.ts';

const request: OrderRequest = {
  userId: 7,
  companyId: 1,
  pdate: '2026-11-22',
  addressId: 3,
  couponCode: null,
  paymentMethod: 'cod',
  operationMethod: 'cod',
};
const slot = buildQuote().slot;

describe('the rules of a quote', () => {
  it('all agree, no refusal', () => expect(checkQuote(buildQuote(), request)).toBeNull());

  it.each([
    ["another user's quote", buildQuote({ userId: 8 }), request, 'quote-invalid'],
    ["another company's quote", buildQuote({ companyId: 2 }), request, 'quote-invalid'],
    ['no slot in it', buildQuote({ slot: null }), request, 'quote-invalid'],
    ['no lines', buildQuote({ lines: [] }), request, 'quote-invalid'],
    [
      'another delivery date asked',
      buildQuote(),
      { ...request, pdate: '2026-11-23' },
      'date-changed',
    ],
    [
      'the slot is on another day',
      buildQuote({ slot: slot && { ...slot, date: '2026-11-23' } }),
      request,
      'date-changed',
    ],
    ['another address asked', buildQuote(), { ...request, addressId: 4 }, 'quote-changed'],
    ['quoted without an address', buildQuote({ addressId: null }), request, 'quote-changed'],
    [
      'a coupon that was not quoted',
      buildQuote(),
      { ...request, couponCode: 'FRESH10' },
      'quote-changed',
    ],
    [
      'online payment by the row of cash',
      buildQuote(),
      { ...request, paymentMethod: 'online' as const },
      'payment-method',
    ],
    [
      'cash by the row of online payment',
      buildQuote(),
      { ...request, operationMethod: 'online' as const },
      'payment-method',
    ],
    ['credit', buildQuote(), { ...request, paymentMethod: 'credit' as const }, 'payment-method'],
  ])('%s, refused', (_situation, claims, asked, code) =>
    expect(checkQuote(claims, asked)).toBe(code),
  );

  it('the coupon that was quoted, no refusal', () =>
    expect(
      checkQuote(buildQuote({ coupon: { code: 'FRESH10', amountPaise: 840 } }), {
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
  ] as const)('%s, %s', (_situation, hold, code) =>
    expect(checkHold(hold, buildQuote())).toBe(code),
  );
});

describe('the order that a try with a hold answers', () => {
  const order = (status: 'Confirmed' | 'Rejected', quoteId: string) =>
    ({ ...acceptedOrder(), quoteId, status }) as ReturnType<typeof acceptedOrder>;
  it('none of the hold, none', () => expect(findRepeatedOrder([], 'q1')).toBeUndefined());
  it('one that stands, whatever the quote', () =>
    expect(
      findRepeatedOrder([order('Rejected', 'q1'), order('Confirmed', 'q2')], 'q3')?.quoteId,
    ).toBe('q2'));
  it('a rejected one, its own quote alone', () => {
    expect(findRepeatedOrder([order('Rejected', 'q1')], 'q1')?.quoteId).toBe('q1');
    expect(findRepeatedOrder([order('Rejected', 'q1')], 'q2')).toBeUndefined();
  });
});
