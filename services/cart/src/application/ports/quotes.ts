import type { QuoteTerms } from '../../domain/pricing/quote.ts';
import type { QuoteClaims } from '@tokri/contracts/pricing';

export interface IssuedQuote {
  readonly token: string;
  readonly expiresAt: Date;
  readonly claims: QuoteClaims;
}

export type IssueQuote = (terms: QuoteTerms, now: Date) => Promise<IssuedQuote>;
