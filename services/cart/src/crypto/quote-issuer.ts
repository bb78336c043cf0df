import { randomUUID } from 'node:crypto';
import { quoteAudience, quoteIssuer, quoteLifetimeMs } from '@tokri/contracts/pricing';
import { err, ok, type Result } from '@tokri/contracts/result';
import { maxQuoteTokenLength } from '@tokri/contracts/validation';
import { createSigner } from '@tokri/service-kit/auth';
import type { Jwk, Jwks } from '@tokri/service-kit/config';
import { LRUCache } from 'lru-cache';
import type { QuoteTerms } from '../domain/pricing/quote.ts';
import type { IssuedQuote, IssueQuote } from '../application/ports/quotes.ts';

/**
 * The same terms and revision within this time get the same quote, whose remaining lifetime may be this much
 * shorter.
 */
const maxReuseMs = 60_000;
const maxCachedQuotes = 500;
/** In characters of their terms; with claims and token each takes about five bytes. */
const defaultMaxCachedTerms = 8_000_000;

interface CachedQuote {
  readonly result: Result<IssuedQuote, 'cart-too-large'>;
  readonly serializedTerms: string;
  readonly issuedAtMs: number;
}

const withoutHindi = (terms: QuoteTerms): QuoteTerms => ({
  ...terms,
  lines: terms.lines.map(({ hindiName: _hindiName, ...line }) => line),
});

export const createQuoteIssuer = (
  privateJwk: Jwk,
  { maxCachedTerms = defaultMaxCachedTerms } = {},
): { readonly issueQuote: IssueQuote; readonly publicKeys: Jwks } => {
  const signer = createSigner({
    privateJwk,
    issuer: quoteIssuer,
    audience: quoteAudience,
    isCompressed: true,
  });
  const cache = new LRUCache<string, CachedQuote>({
    max: maxCachedQuotes,
    maxSize: maxCachedTerms,
    sizeCalculation: ({ serializedTerms }) => serializedTerms.length,
  });
  const issue = async (terms: QuoteTerms, now: Date): Promise<CachedQuote['result']> => {
    const claims = { quoteId: randomUUID(), ...terms };
    const token = await signer.sign({ claims, expiresInSeconds: quoteLifetimeMs / 1000, now });
    return token.length > maxQuoteTokenLength
      ? err('cart-too-large')
      : ok({ claims, token, expiresAt: new Date(now.getTime() + quoteLifetimeMs) });
  };
  return {
    publicKeys: signer.publicKeys,
    issueQuote: async (terms, now, cartRevision) => {
      const cartKey = `${terms.userId}:${terms.pdate}`;
      const serializedTerms = JSON.stringify([cartRevision, terms]);
      const cached = cache.get(cartKey);
      const ageMs = now.getTime() - (cached?.issuedAtMs ?? 0);
      if (cached?.serializedTerms === serializedTerms && ageMs >= 0 && ageMs < maxReuseMs)
        return cached.result;
      const complete = await issue(terms, now);
      const result = complete.ok ? complete : await issue(withoutHindi(terms), now);
      cache.set(cartKey, { serializedTerms, issuedAtMs: now.getTime(), result });
      return result;
    },
  };
};
