import type { QuoteTerms } from '../../domain/pricing/quote.ts';
import type { QuoteClaims } from '@tokri/contracts/pricing';
import type { Result } from '@tokri/contracts/result';

export interface IssuedQuote {
  readonly token: string;
  readonly expiresAt: Date;
  readonly claims: QuoteClaims;
}

/**
 * `cart-too-large`: the token would not fit into the body of a request. Another revision of the cart
 * gets another quote, so that an order can be placed again after it was rejected.
 */
export type IssueQuote = (
  terms: QuoteTerms,
  now: Date,
  cartRevision: number,
) => Promise<Result<IssuedQuote, 'cart-too-large'>>;
