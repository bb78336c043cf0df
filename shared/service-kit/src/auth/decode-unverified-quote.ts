import { quoteClaims, type QuoteClaims } from '@tokri/contracts/pricing';
import { decodeJwt } from 'jose';

export const decodeUnverifiedQuote = (token: string): QuoteClaims | undefined => {
  try {
    return quoteClaims.safeParse(decodeJwt(token)).data;
  } catch {
    return undefined;
  }
};
