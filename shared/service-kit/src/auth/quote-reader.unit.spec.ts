import { quoteAudience, quoteIssuer } from '@tokri/contracts/pricing';
import type { QuoteClaims } from '@tokri/contracts/pricing';
import { err, ok } from '@tokri/contracts/result';
import type { Jwk } from '../config/index.ts';
import { testPrivateJwk } from '../testing/tokens.ts';
import { maxClaimsBytes } from './compressed-claims.ts';
import { decodeUnverifiedQuote } from './decode-unverified-quote.ts';
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
const hourMs = 3_600_000;

interface SigningChange {
  readonly issuer?: string;
  readonly audience?: string;
  readonly privateJwk?: Jwk;
}

describe.each([
  ['plain', false],
  ['compressed', true],
])('createQuoteReader with a %s quote', (_form, isCompressed) => {
  const signed = (change: SigningChange = {}) =>
    createSigner({
      privateJwk,
      issuer: quoteIssuer,
      audience: quoteAudience,
      isCompressed,
      ...change,
    });
  const read = createQuoteReader(signed().publicKeys);

  it('reads the claims', async () => {
    const token = await signed().sign({ claims, expiresInSeconds: 60 });
    expect(await read(token)).toEqual(ok(claims));
    expect(decodeUnverifiedQuote(token)).toEqual(claims);
  });
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
      () => signed({ privateJwk: testPrivateJwk() }).sign({ claims, expiresInSeconds: 60 }),
    ],
    [
      'without a cart version',
      () => signed().sign({ claims: { ...claims, cartVersion: undefined }, expiresInSeconds: 60 }),
    ],
    [
      'changed after it was signed',
      async () => {
        const token = await signed().sign({ claims, expiresInSeconds: 60 });
        const [header, payload, signature] = token.split('.');
        return `${header}.${payload?.slice(0, -4)}AAAA.${signature}`;
      },
    ],
  ])('reports a token that is %s as invalid', async (_what, make) =>
    expect(await read(await make())).toEqual(err('quote-invalid')),
  );
});

describe('a compressed quote that expands beyond the limit', () => {
  const signer = createSigner({
    privateJwk,
    issuer: quoteIssuer,
    audience: quoteAudience,
    isCompressed: true,
  });
  const sign = (bytes: number) =>
    signer.sign({
      claims: { ...claims, quoteId: 'q'.repeat(bytes) },
      expiresInSeconds: 60,
    });

  it('is invalid although a request has room for its token', async () => {
    const token = await sign(maxClaimsBytes);
    expect(token.length).toBeLessThan(2_000);
    expect(await createQuoteReader(signer.publicKeys)(token)).toEqual(err('quote-invalid'));
    expect(decodeUnverifiedQuote(token)).toBeUndefined();
  });
  it('is read as long as it stays within the limit', async () =>
    expect(
      await createQuoteReader(signer.publicKeys)(await sign(maxClaimsBytes / 2)),
    ).toMatchObject({ ok: true }));
});
