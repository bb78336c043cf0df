import { orderOperations, slotOperations } from '../api/index.ts';
import { maxJsonBodyBytes, maxQuoteTokenLength } from './limits.ts';

const countBytes = (body: object): number => new TextEncoder().encode(JSON.stringify(body)).length;
const order = {
  UserId: 999_999_999,
  CompanyId: 1,
  PDate: '2026-11-22',
  HoldId: 999_999_999,
  AddressId: 999_999_999,
  PaymentMethod: 'online',
  CouponCode: 'C'.repeat(40),
  Note: 'न'.repeat(300),
};

describe('quote token in a request body', () => {
  const longest = 'q'.repeat(maxQuoteTokenLength);
  it('the longest token fits into a body beside the longest other fields', () => {
    expect(
      orderOperations.placeOrderWithoutPayment.body.safeParse({ ...order, QuoteToken: longest })
        .success,
    ).toBe(true);
    expect(countBytes({ ...order, QuoteToken: longest })).toBeLessThanOrEqual(maxJsonBodyBytes);
  });
  it.each([
    ['an order', orderOperations.placeOrderWithoutPayment.body, order],
    [
      'a hold',
      slotOperations.holdSlot.body,
      { SlotId: 1, UserId: 1, HoldKey: '5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d10' },
    ],
  ] as const)('%s rejects a token that is one character too long', (_request, schema, fields) => {
    expect(schema.safeParse({ ...fields, QuoteToken: longest }).success).toBe(true);
    expect(schema.safeParse({ ...fields, QuoteToken: `${longest}q` }).success).toBe(false);
  });
});
