import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Jwk, Jwks } from '../config/index.ts';
import { compressClaims, compressionHeader } from './compressed-claims.ts';

/** A single algorithm prevents algorithm confusion (RFC 8725, 3.1). */
export const signatureAlgorithm = 'EdDSA';

export interface SignRequest {
  readonly subject?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly expiresInSeconds: number;
  readonly now?: Date;
}

export interface Signer {
  sign(request: SignRequest): Promise<string>;
  readonly publicKeys: Jwks;
}

const toPublicJwk = (privateJwk: Jwk): Jwk => {
  const { kty, crv, x } = createPublicKey({
    key: privateJwk as never,
    format: 'jwk',
  }).export({ format: 'jwk' });
  if (kty !== 'OKP' || crv !== 'Ed25519' || x === undefined)
    throw new RangeError('a signing key is an Ed25519 JWK');
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
  return { kty, crv, x, kid, alg: signatureAlgorithm, use: 'sig' };
};

interface SignerSettings {
  readonly privateJwk: Jwk;
  readonly issuer: string;
  readonly audience: string;
  readonly isCompressed?: boolean;
}

const toClaims = (
  { subject, claims, expiresInSeconds, now = new Date() }: SignRequest,
  { issuer, audience }: SignerSettings,
): Uint8Array => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new TextEncoder().encode(
    JSON.stringify({
      ...claims,
      ...(subject === undefined ? {} : { sub: subject }),
      iss: issuer,
      aud: audience,
      iat: issuedAt,
      exp: issuedAt + expiresInSeconds,
    }),
  );
};

export const createSigner = (settings: SignerSettings): Signer => {
  const publicJwk = toPublicJwk(settings.privateJwk);
  const key = createPrivateKey({ key: settings.privateJwk as never, format: 'jwk' });
  const { isCompressed = false } = settings;
  const header = {
    alg: signatureAlgorithm,
    typ: 'JWT',
    kid: String(publicJwk.kid),
    ...(isCompressed ? compressionHeader : {}),
  };
  const head = Buffer.from(JSON.stringify(header)).toString('base64url');
  return {
    publicKeys: { keys: [publicJwk] },
    sign: async (request) => {
      const claims = toClaims(request, settings);
      const payload = isCompressed ? await compressClaims(claims) : claims;
      const signed = `${head}.${Buffer.from(payload).toString('base64url')}`;
      return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
    },
  };
};
