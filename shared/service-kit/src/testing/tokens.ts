import { generateKeyPairSync } from 'node:crypto';
import type { Caller } from '@tokri/contracts/api';
import { createSigner, toRoles, tokenAudience, tokenIssuer } from '../auth/index.ts';
import type { Signer } from '../auth/index.ts';
import type { Jwk } from '../config/index.ts';

export const testPrivateJwk = (): Jwk =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as Jwk;

export interface TestTokens {
  readonly signer: Signer;
  readonly privateJwk: Jwk;
  readonly TOKEN_JWKS: string;
  token(caller: Partial<Caller> & Pick<Caller, 'userId'>): Promise<string>;
  bearer(caller: Partial<Caller> & Pick<Caller, 'userId'>): Promise<string>;
}

export const testTokens = (): TestTokens => {
  const privateJwk = testPrivateJwk();
  const signer = createSigner({ privateJwk, issuer: tokenIssuer, audience: tokenAudience });
  const token: TestTokens['token'] = ({ userId, partyId = 0, permissions = [] }) =>
    signer.sign({
      subject: String(userId),
      claims: { partyId, roles: toRoles(permissions) },
      expiresInSeconds: 900,
    });
  return {
    signer,
    privateJwk,
    TOKEN_JWKS: JSON.stringify(signer.publicKeys),
    token,
    bearer: async (caller) => `Bearer ${await token(caller)}`,
  };
};
