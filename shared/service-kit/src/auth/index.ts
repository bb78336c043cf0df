export { decodeUnverifiedQuote } from './decode-unverified-quote.ts';
export { createQuoteReader } from './quote-reader.ts';
export { createSigner } from './signer.ts';
export type { Signer } from './signer.ts';
export {
  createTokenVerifier,
  previewAudience,
  toRoles,
  tokenAudience,
  tokenIssuer,
  tokenLifetimeSeconds,
} from './token-verifier.ts';
export type { IssuedToken, VerifyToken } from './token-verifier.ts';
export { createVerifier } from './verifier.ts';
