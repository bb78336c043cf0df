import type { QuoteClaims } from '@tokri/contracts';
import { orderOperations } from '@tokri/contracts/http';
import type { UpstreamAnswer } from '../upstreams/upstream.ts';
import { UpstreamFault } from '../upstreams/upstream-fault.ts';
import type { Forward, ForwardedCall } from './forward.ts';
import { isAnsweredWithCart, placeOrder } from './place-order.ts';

const json = (body: unknown): UpstreamAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});
const call: ForwardedCall = {
  operation: orderOperations.placeOrderWithoutPayment,
  query: {},
  headers: {
    authorization: 'Bearer t',
    'idempotency-key': 'k',
    'content-type': 'application/json',
  },
  body: '{}',
};
const zero = {
  mrpPaise: 0,
  itemsPaise: 0,
  savingsPaise: 0,
  offerDiscountPaise: 0,
  couponDiscountPaise: 0,
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  deliveryChargePaise: 0,
  deliveryTaxPaise: 0,
  slotFeePaise: 0,
  roundOffPaise: 0,
  payablePaise: 0,
};
const quote: QuoteClaims = {
  quoteId: 'q',
  userId: 7,
  partyId: 0,
  companyId: 1,
  pdate: '2026-11-20',
  cartVersion: 1,
  addressId: 12,
  pincode: '560034',
  stateCode: '29',
  placeOfSupply: '29',
  lines: [],
  totals: zero,
  taxSummary: [],
  itemCount: 0,
  leadTimeMinutes: 0,
  slot: {
    slotId: 5,
    date: '2026-11-20',
    start: '17:00',
    end: '19:00',
    cutOffAt: '2026-11-20T08:30:00Z',
    feePaise: 2000,
  },
  coupon: { code: 'FRESH10', amountPaise: 1000 },
};
const tokenOf = (claims: object): string =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const body = { UserId: 7, PDate: '2026-11-20', AddressId: 12, QuoteToken: tokenOf(quote) };
const refusal = { Id: 0, Error: 1, Message: 'Full', Code: 'slot-full' };

const run = async (
  order: UpstreamAnswer,
  cart: () => Promise<UpstreamAnswer>,
  sent: object = body,
) => {
  const asked: ForwardedCall[] = [];
  const forward: Forward = (forwarded) => {
    asked.push(forwarded);
    return forwarded.operation.service === 'order' ? Promise.resolve(order) : cart();
  };
  const answer = await placeOrder(call, sent, forward);
  return { asked, entries: JSON.parse(answer.body.toString()) as unknown };
};

describe('placing an order (O2)', () => {
  it.each([
    'quote-expired',
    'quote-changed',
    'quote-invalid',
    'cart-taken',
    'date-changed',
    'hold-expired',
    'slot-full',
    'slot-cut-off',
    'stock-short',
    'coupon-used',
  ])('a refusal %s, answered, carries the cart', (Code) => {
    expect(isAnsweredWithCart({ Error: 1, Code })).toBe(true);
  });

  it.each([
    [1, 'payment-method'],
    [1, 'payment-late'],
    [1, 'late'],
    [0, ''],
    [0, 'slot-full'],
  ])('error %s with code "%s", answered, carries none', (Error, Code) => {
    expect(isAnsweredWithCart({ Error, Code })).toBe(false);
  });

  it("a refusal, answered, has the present cart of that user, date and address with slot and coupon of the quote, read without the order's own headers", async () => {
    const { asked, entries } = await run(json([refusal]), async () => json({ Count: 2 }));
    expect(entries).toEqual([{ ...refusal, Cart: { Count: 2 } }]);
    expect(asked[1]).toEqual({
      operation: expect.objectContaining({ id: 'read-cart' }),
      query: { UId: '7', PDate: '2026-11-20', AddressId: '12', SlotId: '5', CouponCode: 'FRESH10' },
      headers: { authorization: 'Bearer t' },
    });
  });

  it.each([
    ['without slot and coupon', tokenOf({ ...quote, slot: null, coupon: null }), {}],
    ['that is no token', 'x', { CouponCode: 'WELCOME' }],
    ['of another form', tokenOf({ slot: { slotId: 5 } }), { CouponCode: 'WELCOME' }],
  ])('a refusal of a quote %s, has the cart by what is known', async (_what, QuoteToken, more) => {
    const { asked } = await run(json([refusal]), async () => json({}), {
      ...body,
      QuoteToken,
      ...more,
    });
    expect(asked[1]?.query).toEqual({ UId: '7', PDate: '2026-11-20', AddressId: '12', ...more });
  });

  it('a refusal, while the cart does not answer, goes on with none', async () => {
    expect(
      (await run(json([refusal]), () => Promise.reject(new UpstreamFault('open', 'no')))).entries,
    ).toEqual([{ ...refusal, Cart: null }]);
  });

  it('an order that is placed, answered, is passed on untouched', async () => {
    const { asked, entries } = await run(
      json([{ Id: 5, Error: 0, Message: '', Code: '' }]),
      async () => json({}),
    );
    expect(entries).toEqual([{ Id: 5, Error: 0, Message: '', Code: '' }]);
    expect(asked).toHaveLength(1);
  });

  it('an answer that is no list, passed on, stays what it is', async () => {
    expect(
      (await run({ ...json('x'), body: Buffer.from('"broken"') }, async () => json({}))).entries,
    ).toBe('broken');
  });
});
