import { generateKeyPairSync } from 'node:crypto';
import type { Caller } from '@tokri/contracts/api';
import {
  partyRoleName,
  permissions as allPermissions,
  type Permission,
} from '@tokri/contracts/platform';
import {
  createSigner,
  previewAudience,
  toRoles,
  tokenAudience,
  tokenIssuer,
  tokenLifetimeSeconds,
} from '../auth/index.ts';
import type { Signer } from '../auth/index.ts';
import type { Jwk } from '../config/index.ts';

export const testPrivateJwk = (): Jwk =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as Jwk;

type TokenCaller = Partial<Caller> &
  Pick<Caller, 'userId'> & { readonly revision?: number; readonly issuedAt?: Date };

interface TokenPreview {
  readonly userId: number;
  readonly staffId: number;
  readonly staffPermissions?: readonly Permission[];
  readonly partyId?: number;
  readonly revision?: number;
  readonly staffRevision?: number;
  readonly issuedAt?: Date;
}

export interface TestTokens {
  readonly signer: Signer;
  readonly privateJwk: Jwk;
  readonly TOKEN_JWKS: string;
  token(caller: TokenCaller): Promise<string>;
  bearer(caller: TokenCaller): Promise<string>;
  previewBearer(preview: TokenPreview): Promise<string>;
}

export const testTokens = (): TestTokens => {
  const privateJwk = testPrivateJwk();
  const signer = createSigner({ privateJwk, issuer: tokenIssuer, audience: tokenAudience });
  const token: TestTokens['token'] = ({
    userId,
    partyId = 0,
    permissions = [],
    partyRoles = [],
    sessionId,
    revision = 0,
    issuedAt = new Date(),
  }) =>
    signer.sign({
      subject: String(userId),
      claims: {
        partyId,
        roles: [...partyRoles.map(partyRoleName), ...toRoles(permissions)],
        rev: revision,
        ...(sessionId !== undefined && { sid: sessionId }),
      },
      expiresInSeconds: tokenLifetimeSeconds,
      now: issuedAt,
    });
  const previewSigner = createSigner({
    privateJwk,
    issuer: tokenIssuer,
    audience: previewAudience,
  });
  const previewBearer: TestTokens['previewBearer'] = async ({
    userId,
    staffId,
    staffPermissions = allPermissions,
    partyId = 0,
    revision = 0,
    staffRevision = 0,
    issuedAt = new Date(),
  }) => {
    const act = { sub: String(staffId), rev: staffRevision, roles: toRoles(staffPermissions) };
    const signed = await previewSigner.sign({
      subject: String(userId),
      claims: { partyId, roles: ['customer'], rev: revision, act },
      expiresInSeconds: tokenLifetimeSeconds,
      now: issuedAt,
    });
    return `Bearer ${signed}`;
  };
  return {
    signer,
    privateJwk,
    TOKEN_JWKS: JSON.stringify(signer.publicKeys),
    token,
    bearer: async (caller) => `Bearer ${await token(caller)}`,
    previewBearer,
  };
};
