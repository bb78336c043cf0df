import type { QuoteTerms } from '../../domain/pricing/quote.ts';
import type { QuoteClaims } from '@tokri/contracts/pricing';

export interface IssuedQuote {
  readonly token: string;
  readonly expiresAt: Date;
  readonly claims: QuoteClaims;
}

/** Signs what a customer is told. Terms that this process signed less than a minute ago have their quote back. */
export type IssueQuote = (terms: QuoteTerms, now: Date) => Promise<IssuedQuote>;
