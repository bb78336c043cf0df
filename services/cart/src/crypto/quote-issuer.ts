import { randomUUID } from 'node:crypto';
import { quoteAudience, quoteIssuer, quoteLifeMs } from '@tokri/contracts';
import { createSigner } from '@tokri/service-kit/auth';
import type { Jwk, Jwks } from '@tokri/service-kit/config';
import { LRUCache } from 'lru-cache';
import type { IssuedQuote, IssueQuote } from '../application/ports.ts';

/** A page reads its cart again and again; within this time the same terms are told by the quote that was signed for them. So much less than its life a quote may have left. */
const keptMs = 60_000;
/** Quotes kept; of twenty lines each is some 25 KB. */
const keptMax = 500;

interface Kept extends IssuedQuote {
  readonly said: string;
  readonly issuedAtMs: number;
}

/** Signs quotes (Ed25519 JWT). */
export const createQuoteIssuer = (
  privateJwk: Jwk,
): { readonly issueQuote: IssueQuote; readonly publicKeys: Jwks } => {
  const signer = createSigner({ privateJwk, issuer: quoteIssuer, audience: quoteAudience });
  const kept = new LRUCache<string, Kept>({ max: keptMax });
  return {
    publicKeys: signer.publicKeys,
    issueQuote: async (terms, now) => {
      const cart = `${terms.userId}:${terms.pdate}`;
      const said = JSON.stringify(terms);
      const last = kept.get(cart);
      const ageMs = now.getTime() - (last?.issuedAtMs ?? 0);
      if (last?.said === said && ageMs >= 0 && ageMs < keptMs) return last;
      const claims = { quoteId: randomUUID(), ...terms };
      const issued: Kept = {
        said,
        claims,
        issuedAtMs: now.getTime(),
        expiresAt: new Date(now.getTime() + quoteLifeMs),
        token: await signer.sign({ claims, expiresInSeconds: quoteLifeMs / 1000, now }),
      };
      kept.set(cart, issued);
      return issued;
    },
  };
};
