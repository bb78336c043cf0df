import type { QuoteClaims } from '@tokri/contracts/pricing';
import { orderOperations } from '@tokri/contracts/api';
import { placeOrderErrorCodes } from '@tokri/contracts/orders';
import type { UpstreamResponse } from '../upstreams/upstream.ts';
import { UpstreamError } from '../upstreams/upstream-error.ts';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';
import { shouldAttachCart, placeOrder } from './place-order.ts';

const json = (body: unknown): UpstreamResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});
const request: ForwardedRequest = {
  operation: orderOperations.placeOrderWithoutPayment,
  query: {},
  headers: {
    authorization: 'Bearer t',
    'idempotency-key': 'k',
    'content-type': 'application/json',
  },
  body: '{}',
};
const zeroTotals = {
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
  totals: zeroTotals,
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
const toToken = (claims: object): string =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const body = { UserId: 7, PDate: '2026-11-20', AddressId: 12, QuoteToken: toToken(quote) };
const errorResponse = { Id: 0, Error: 1, Message: 'Full', Code: 'slot-full' };

const run = async (
  order: UpstreamResponse,
  cart: () => Promise<UpstreamResponse>,
  sent: object = body,
) => {
  const forwarded: ForwardedRequest[] = [];
  const forward: Forward = (forwardedRequest) => {
    forwarded.push(forwardedRequest);
    return forwardedRequest.operation.service === 'order' ? Promise.resolve(order) : cart();
  };
  const response = await placeOrder(request, sent, forward);
  return { forwarded, entries: JSON.parse(response.body.toString()) as unknown };
};

describe('placeOrder', () => {
  it('attaches the cart to every rejection that changes it', () => {
    expect(placeOrderErrorCodes.filter((Code) => !shouldAttachCart({ Error: 1, Code }))).toEqual([
      'payment-method',
      'payment-unavailable',
      'payment-missing',
      'payment-abandoned',
      'payment-late',
      'credit-limit',
      'credit-overdue',
      'credit-not-agreed',
      'credit-account',
      'late',
      'unpaid-slot-limit',
      'unpaid-day-limit',
      'unpaid-order-limit',
      'unpaid-item-limit',
      'unpaid-address-limit',
    ]);
  });

  it.each([
    [1, 'something-else'],
    [0, ''],
    [0, 'slot-full'],
  ])('attaches no cart when Error is %s and the code is "%s"', (Error, Code) => {
    expect(shouldAttachCart({ Error, Code })).toBe(false);
  });

  it('reads the cart with the slot and coupon of the quote but without the headers of the order', async () => {
    const { forwarded, entries } = await run(json([errorResponse]), async () => json({ Count: 2 }));
    expect(entries).toEqual([{ ...errorResponse, Cart: { Count: 2 } }]);
    expect(forwarded[1]).toEqual({
      operation: expect.objectContaining({ operationId: 'read-cart' }),
      query: { UId: '7', PDate: '2026-11-20', AddressId: '12', SlotId: '5', CouponCode: 'FRESH10' },
      headers: { authorization: 'Bearer t' },
    });
  });

  it.each([
    ['without slot and coupon', toToken({ ...quote, slot: null, coupon: null }), {}],
    ['not a token', 'x', { CouponCode: 'WELCOME' }],
    ['of another form', toToken({ slot: { slotId: 5 } }), { CouponCode: 'WELCOME' }],
  ])(
    'reads the cart with the known parameters when the quote is %s',
    async (_what, QuoteToken, extraParams) => {
      const { forwarded } = await run(json([errorResponse]), async () => json({}), {
        ...body,
        QuoteToken,
        ...extraParams,
      });
      expect(forwarded[1]?.query).toEqual({
        UId: '7',
        PDate: '2026-11-20',
        AddressId: '12',
        ...extraParams,
      });
    },
  );

  it('attaches a null cart when the cart service fails', async () => {
    expect(
      (
        await run(json([errorResponse]), () =>
          Promise.reject(new UpstreamError('circuit-open', 'no')),
        )
      ).entries,
    ).toEqual([{ ...errorResponse, Cart: null }]);
  });

  it('returns a successful response unchanged', async () => {
    const { forwarded, entries } = await run(
      json([{ Id: 5, Error: 0, Message: '', Code: '' }]),
      async () => json({}),
    );
    expect(entries).toEqual([{ Id: 5, Error: 0, Message: '', Code: '' }]);
    expect(forwarded).toHaveLength(1);
  });

  it('returns an unexpected response body unchanged', async () => {
    expect(
      (await run({ ...json('x'), body: Buffer.from('"broken"') }, async () => json({}))).entries,
    ).toBe('broken');
  });
});
