import { priceCart, quoteLifetimeMs } from '@tokri/contracts/pricing';
import { testPrivateJwk } from '@tokri/service-kit/testing';
import type { QuoteTerms } from '../domain/pricing/quote.ts';
import type { IssuedQuote } from '../application/ports/quotes.ts';
import { createQuoteIssuer } from './quote-issuer.ts';

const totals = priceCart({
  lines: [],
  offers: [],
  coupon: null,
  supplierState: '29',
  deliveryState: null,
  delivery: { rules: [], pincode: null, partyId: 0, slotFeePaise: 0 },
  minimumOrderPaise: 0,
  roundToRupee: true,
}).totals;
const terms: QuoteTerms = {
  userId: 7,
  partyId: 0,
  companyId: 1,
  pdate: '2026-11-22',
  cartVersion: 3,
  addressId: null,
  pincode: '560034',
  stateCode: '29',
  placeOfSupply: '29',
  slot: null,
  lines: [],
  totals,
  taxSummary: [],
  coupon: null,
  itemCount: 0,
  leadTimeMinutes: 0,
};
const at = (seconds: number): Date => new Date(Date.parse('2026-11-21T06:00:00Z') + seconds * 1000);

describe('quote issuer', () => {
  const issuer = createQuoteIssuer(testPrivateJwk());
  const issueQuote = async (quoted: QuoteTerms, now: Date, revision = 1): Promise<IssuedQuote> => {
    const result = await issuer.issueQuote(quoted, now, revision);
    if (!result.ok) throw new Error(result.code);
    return result.value;
  };

  it('issues a quote that lives fifteen minutes', async () => {
    expect(await issueQuote(terms, at(0))).toMatchObject({
      claims: { userId: 7, cartVersion: 3 },
      expiresAt: at(quoteLifetimeMs / 1000),
    });
  });

  it('returns the same quote for the same terms within a minute', async () => {
    const first = await issueQuote(terms, at(100));
    expect((await issueQuote({ ...terms }, at(159))).token).toBe(first.token);
  });

  it('issues a new quote once the cart was reserved or released for an order', async () => {
    const first = await issueQuote(terms, at(160), 1);
    expect((await issueQuote(terms, at(161), 2)).claims.quoteId).not.toBe(first.claims.quoteId);
  });

  it('issues a new quote for the same terms after a minute', async () => {
    const first = await issueQuote(terms, at(200));
    const next = await issueQuote(terms, at(260));
    expect([
      next.token === first.token,
      next.claims.quoteId === first.claims.quoteId,
      next.expiresAt,
    ]).toEqual([false, false, at(260 + quoteLifetimeMs / 1000)]);
  });

  it.each([
    ['another version of the cart', { cartVersion: 4 }],
    ['another sum', { totals: { ...totals, payablePaise: 100 } }],
    [
      'another slot',
      {
        slot: {
          slotId: 1,
          date: '2026-11-22',
          start: '07:00',
          end: '10:00',
          cutOffAt: '2026-11-22T05:00:00.000+05:30',
          feePaise: 0,
        },
      },
    ],
  ])('issues a new quote for %s', async (_difference, change) => {
    const first = await issueQuote(terms, at(300));
    expect((await issueQuote({ ...terms, ...change }, at(300))).token).not.toBe(first.token);
  });

  it('issues a separate quote for another customer', async () => {
    await issueQuote(terms, at(400));
    expect((await issueQuote({ ...terms, userId: 8 }, at(400))).claims.userId).toBe(8);
  });
});
