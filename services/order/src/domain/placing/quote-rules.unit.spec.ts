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

describe('checkQuote', () => {
  it('accepts a quote that matches the request', () =>
    expect(checkQuote(buildQuote(), request)).toBeNull());

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
  ])('rejects a quote with %s as %s', (_situation, claims, asked, code) =>
    expect(checkQuote(claims, asked)).toBe(code),
  );

  it('accepts the coupon that was quoted', () =>
    expect(
      checkQuote(buildQuote({ coupon: { code: 'FRESH10', amountPaise: 840 } }), {
        ...request,
        couponCode: 'FRESH10',
      }),
    ).toBeNull());
});

describe('checkHold', () => {
  it.each([
    ['nothing', undefined, null],
    ["the quote's slot and customer", { slotId: 5, userId: 7 }, null],
    ['another slot', { slotId: 6, userId: 7 }, 'quote-changed'],
    ['another customer', { slotId: 5, userId: 8 }, 'hold-expired'],
  ] as const)('with %s returns %s', (_situation, hold, code) =>
    expect(checkHold(hold, buildQuote())).toBe(code),
  );
});

describe('findRepeatedOrder', () => {
  const order = (status: 'Confirmed' | 'Rejected', quoteId: string) =>
    ({ ...acceptedOrder(), quoteId, status }) as ReturnType<typeof acceptedOrder>;
  it('finds nothing when the hold has no order', () =>
    expect(findRepeatedOrder([], 'q1')).toBeUndefined());
  it('finds an order that was not rejected, whatever the quote', () =>
    expect(
      findRepeatedOrder([order('Rejected', 'q1'), order('Confirmed', 'q2')], 'q3')?.quoteId,
    ).toBe('q2'));
  it('finds a rejected order only by its own quote', () => {
    expect(findRepeatedOrder([order('Rejected', 'q1')], 'q1')?.quoteId).toBe('q1');
    expect(findRepeatedOrder([order('Rejected', 'q1')], 'q2')).toBeUndefined();
  });
});
