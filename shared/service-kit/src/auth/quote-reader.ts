import { quoteAudience, quoteClaims, quoteIssuer } from '@tokri/contracts/pricing';
import type { VerifyQuote } from '@tokri/contracts/pricing';
import { err, ok } from '@tokri/contracts/result';
import type { Jwks } from '../config/index.ts';
import { createVerifier } from './verifier.ts';

export const createQuoteReader = (jwks: Jwks): VerifyQuote => {
  const verifier = createVerifier({ jwks, issuer: quoteIssuer, audience: quoteAudience });
  return async (token) => {
    const reading = await verifier.read(token);
    if (reading.kind !== 'valid')
      return err(reading.kind === 'expired' ? 'quote-expired' : 'quote-invalid');
    const parsed = quoteClaims.safeParse(reading.claims);
    return parsed.success ? ok(parsed.data) : err('quote-invalid');
  };
};
