import { quoteClaims, type QuoteClaims } from '@tokri/contracts/pricing';
import { base64url, decodeProtectedHeader } from 'jose';
import { decompressClaims } from './compressed-claims.ts';

export const decodeUnverifiedQuote = (token: string): QuoteClaims | undefined => {
  try {
    const payload = base64url.decode(token.split('.')[1] ?? '');
    const claims = decompressClaims(decodeProtectedHeader(token), payload);
    return quoteClaims.safeParse(JSON.parse(new TextDecoder().decode(claims))).data;
  } catch {
    return undefined;
  }
};
