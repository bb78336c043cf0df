import { quoteClaims, type QuoteClaims } from '@tokri/contracts/pricing';
import { decodeJwt } from 'jose';

/** What a quote says of itself, its signature not looked at: for hints only, never to decide by. Undefined for what is no quote. */
export const decodeUnverifiedQuote = (token: string): QuoteClaims | undefined => {
  try {
    return quoteClaims.safeParse(decodeJwt(token)).data;
  } catch {
    return undefined;
  }
};
