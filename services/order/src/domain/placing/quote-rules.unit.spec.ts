import { buildQuote } from '../../testing/order-terms.ts';
import { acceptedOrder } from '../../testing/orders.ts';
import {
  checkHold,
  checkQuote,
  findRepeatedOrder,
  hasReturnedHold,
  type OrderRequest,
} from './quote-rules.ts';

const request: OrderRequest = {
  userId: 7,
  companyId: 1,
  pdate: '2026-11-22',
  addressId: 3,
  couponCode: null,
  paymentMethod: 'cod',
  operationMethod: 'cod',
  buysForPartyId: 0,
};
const onCredit = { ...request, paymentMethod: 'credit' as const, buysForPartyId: 4 };
const slot = buildQuote().slot;

describe('checkQuote', () => {
  it('accepts a quote that matches the request', () =>
    expect(checkQuote(buildQuote(), request)).toBeNull());

  it('accepts an order on credit by a buyer of its party', () =>
    expect(checkQuote(buildQuote({ partyId: 4 }), onCredit)).toBeNull());
  it.each([
    ["another user's quote", buildQuote({ userId: 8 }), request, 'quote-invalid'],
    ["another company's quote", buildQuote({ companyId: 2 }), request, 'quote-invalid'],
    ['no slot', buildQuote({ slot: null }), request, 'quote-invalid'],
    ['no lines', buildQuote({ lines: [] }), request, 'quote-invalid'],
    [
      'another delivery date than requested',
      buildQuote(),
      { ...request, pdate: '2026-11-23' },
      'date-changed',
    ],
    [
      'a slot on another day',
      buildQuote({ slot: slot && { ...slot, date: '2026-11-23' } }),
      request,
      'date-changed',
    ],
    ['another address than requested', buildQuote(), { ...request, addressId: 4 }, 'quote-changed'],
    ['no address', buildQuote({ addressId: null }), request, 'quote-changed'],
    [
      'no coupon although one is requested',
      buildQuote(),
      { ...request, couponCode: 'FRESH10' },
      'quote-changed',
    ],
    [
      'online payment requested by the cash operation',
      buildQuote(),
      { ...request, paymentMethod: 'online' as const },
      'payment-method',
    ],
    [
      'cash requested by the online operation',
      buildQuote(),
      { ...request, operationMethod: 'online' as const },
      'payment-method',
    ],
    [
      'credit requested by the online operation',
      buildQuote({ partyId: 4 }),
      { ...onCredit, operationMethod: 'online' as const },
      'payment-method',
    ],
    ['no party but payment on credit', buildQuote(), onCredit, 'credit-account'],
    [
      'credit of a party for which the person may not buy',
      buildQuote({ partyId: 4 }),
      { ...onCredit, buysForPartyId: 0 },
      'credit-account',
    ],
    ['credit of another party', buildQuote({ partyId: 5 }), onCredit, 'credit-account'],
  ])('rejects a quote with %s as %s', (_situation, claims, orderRequest, code) =>
    expect(checkQuote(claims, orderRequest)).toBe(code),
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
    ['no known hold', undefined, null],
    ["a hold of the quote's slot and customer", { slotId: 5, userId: 7 }, null],
    ['a hold of another slot', { slotId: 6, userId: 7 }, 'quote-changed'],
    ['a hold of another customer', { slotId: 5, userId: 8 }, 'hold-expired'],
  ] as const)('returns for %s (%j): %s', (_situation, hold, code) =>
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

describe('hasReturnedHold', () => {
  const order = acceptedOrder();
  it.each([
    ['Rejected', true],
    ['Placed', false],
    ['Confirmed', false],
    ['Delivered', false],
    ['Cancelled', false],
  ] as const)('decides on a %s order: %s', (status, expected) =>
    expect(hasReturnedHold({ ...order, status } as typeof order)).toBe(expected),
  );
  it.each([
    ['expired', true],
    ['waiting', false],
    ['accepted', false],
    ['capturing', false],
  ] as const)('decides on an order whose payment is %s: %s', (stage, expected) =>
    expect(hasReturnedHold({ ...order, status: 'AwaitingPayment', stage } as typeof order)).toBe(
      expected,
    ),
  );
});
