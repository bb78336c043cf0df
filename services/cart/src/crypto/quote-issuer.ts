import { randomUUID } from 'node:crypto';
import { quoteAudience, quoteIssuer, quoteLifetimeMs } from '@tokri/contracts';
import { createSigner } from '@tokri/service-kit/auth';
import type { Jwk, Jwks } from '@tokri/service-kit/config';
import { LRUCache } from 'lru-cache';
import type { IssuedQuote, IssueQuote } from '../application/ports/quotes.ts';

/** A page reads its cart again and again; within this time the same terms are told by the quote that was signed for them. So much less than its life a quote may have left. */
const reuseMs = 60_000;
/** Quotes kept; of twenty lines each is some 25 KB. */
const maxCachedQuotes = 500;

interface CachedQuote extends IssuedQuote {
  readonly serializedTerms: string;
  readonly issuedAtMs: number;
}

/** Signs quotes (Ed25519 JWT). */
export const createQuoteIssuer = (
  privateJwk: Jwk,
): { readonly issueQuote: IssueQuote; readonly publicKeys: Jwks } => {
  const signer = createSigner({ privateJwk, issuer: quoteIssuer, audience: quoteAudience });
  const cache = new LRUCache<string, CachedQuote>({ max: maxCachedQuotes });
  return {
    publicKeys: signer.publicKeys,
    issueQuote: async (terms, now) => {
      const cart = `${terms.userId}:${terms.pdate}`;
      const serializedTerms = JSON.stringify(terms);
      const cached = cache.get(cart);
      const ageMs = now.getTime() - (cached?.issuedAtMs ?? 0);
      if (cached?.serializedTerms === serializedTerms && ageMs >= 0 && ageMs < reuseMs)
        return cached;
      const claims = { quoteId: randomUUID(), ...terms };
      const issued: CachedQuote = {
        serializedTerms,
        claims,
        issuedAtMs: now.getTime(),
        expiresAt: new Date(now.getTime() + quoteLifetimeMs),
        token: await signer.sign({ claims, expiresInSeconds: quoteLifetimeMs / 1000, now }),
      };
      cache.set(cart, issued);
      return issued;
    },
  };
};
