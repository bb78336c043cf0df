import { randomUUID } from 'node:crypto';
import { quoteAudience, quoteIssuer, quoteLifetimeMs } from '@tokri/contracts/pricing';
import { createSigner } from '@tokri/service-kit/auth';
import type { Jwk, Jwks } from '@tokri/service-kit/config';
import { LRUCache } from 'lru-cache';
import type { IssuedQuote, IssueQuote } from '../application/ports/quotes.ts';

/**
 * The same terms within this time get the same quote, whose remaining lifetime may be this much
 * shorter.
 */
const maxReuseMs = 60_000;
/** A quote of twenty lines takes about 25 KB. */
const maxCachedQuotes = 500;

interface CachedQuote extends IssuedQuote {
  readonly serializedTerms: string;
  readonly issuedAtMs: number;
}

export const createQuoteIssuer = (
  privateJwk: Jwk,
): { readonly issueQuote: IssueQuote; readonly publicKeys: Jwks } => {
  const signer = createSigner({ privateJwk, issuer: quoteIssuer, audience: quoteAudience });
  const cache = new LRUCache<string, CachedQuote>({ max: maxCachedQuotes });
  return {
    publicKeys: signer.publicKeys,
    issueQuote: async (terms, now) => {
      const cartKey = `${terms.userId}:${terms.pdate}`;
      const serializedTerms = JSON.stringify(terms);
      const cached = cache.get(cartKey);
      const ageMs = now.getTime() - (cached?.issuedAtMs ?? 0);
      if (cached?.serializedTerms === serializedTerms && ageMs >= 0 && ageMs < maxReuseMs)
        return cached;
      const claims = { quoteId: randomUUID(), ...terms };
      const issued: CachedQuote = {
        serializedTerms,
        claims,
        issuedAtMs: now.getTime(),
        expiresAt: new Date(now.getTime() + quoteLifetimeMs),
        token: await signer.sign({ claims, expiresInSeconds: quoteLifetimeMs / 1000, now }),
      };
      cache.set(cartKey, issued);
      return issued;
    },
  };
};
