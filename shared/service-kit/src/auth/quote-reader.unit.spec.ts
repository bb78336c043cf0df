import { quoteAudience, quoteIssuer } from '@tokri/contracts/pricing';
import type { QuoteClaims } from '@tokri/contracts/pricing';
import { err, ok } from '@tokri/contracts/result';
import { testPrivateJwk } from '../testing/tokens.ts';
import { createQuoteReader } from './quote-reader.ts';
import { createSigner } from './signer.ts';

const privateJwk = testPrivateJwk();
const claims: QuoteClaims = {
  quoteId: 'q1',
  userId: 7,
  partyId: 0,
  companyId: 1,
  pdate: '2026-11-22',
  cartVersion: 4,
  addressId: 3,
  pincode: '560034',
  stateCode: '29',
  placeOfSupply: '29',
  slot: null,
  lines: [],
  totals: {
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
  },
  taxSummary: [],
  coupon: null,
  itemCount: 0,
  leadTimeMinutes: 0,
};
const signed = (by: { issuer?: string; audience?: string; key?: Record<string, unknown> } = {}) =>
  createSigner({
    privateJwk: (by.key ?? privateJwk) as never,
    issuer: by.issuer ?? quoteIssuer,
    audience: by.audience ?? quoteAudience,
  });
const read = createQuoteReader(signed().publicKeys);
const hourMs = 3_600_000;

describe('createQuoteReader', () => {
  it('reads the claims of a quote', async () =>
    expect(await read(await signed().sign({ claims, expiresInSeconds: 60 }))).toEqual(ok(claims)));
  it('reports an expired quote as expired', async () =>
    expect(
      await read(
        await signed().sign({ claims, expiresInSeconds: 60, now: new Date(Date.now() - hourMs) }),
      ),
    ).toEqual(err('quote-expired')));

  it.each([
    ['no token', () => Promise.resolve('abc')],
    ['of another issuer', () => signed({ issuer: 'order' }).sign({ claims, expiresInSeconds: 60 })],
    [
      'for another audience',
      () => signed({ audience: 'api' }).sign({ claims, expiresInSeconds: 60 }),
    ],
    [
      'signed by a stranger',
      () => signed({ key: testPrivateJwk() as never }).sign({ claims, expiresInSeconds: 60 }),
    ],
    [
      'without a cart version',
      () => signed().sign({ claims: { ...claims, cartVersion: undefined }, expiresInSeconds: 60 }),
    ],
  ])('reports a token that is %s as invalid', async (_what, make) =>
    expect(await read(await make())).toEqual(err('quote-invalid')),
  );
});
