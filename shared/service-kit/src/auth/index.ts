export { decodeUnverifiedQuote } from './decode-unverified-quote.ts';
export { createQuoteReader } from './quote-reader.ts';
export { createSigner, createVerifier } from './signer.ts';
export type { SignRequest, Signer, Verifier } from './signer.ts';
export {
  createTokenVerifier,
  parsePermissions,
  toRoles,
  tokenAudience,
  tokenIssuer,
} from './token-verifier.ts';
export type { VerifyToken } from './token-verifier.ts';
