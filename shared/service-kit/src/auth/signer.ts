import { createHash, createPublicKey } from 'node:crypto';
import { SignJWT, createLocalJWKSet, errors, importJWK, jwtVerify } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import type { Jwk, Jwks } from '../config/index.ts';

/** A single algorithm prevents algorithm confusion (RFC 8725, 3.1). */
const algorithm = 'EdDSA';
const clockToleranceSeconds = 30;

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
    key: privateJwk as JWK as never,
    format: 'jwk',
  }).export({ format: 'jwk' });
  if (kty !== 'OKP' || crv !== 'Ed25519' || x === undefined)
    throw new RangeError('a signing key is an Ed25519 JWK');
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
  return { kty, crv, x, kid, alg: algorithm, use: 'sig' };
};

export const createSigner = (settings: {
  privateJwk: Jwk;
  issuer: string;
  audience: string;
}): Signer => {
  const publicJwk = toPublicJwk(settings.privateJwk);
  const key = importJWK(settings.privateJwk as JWK, algorithm);
  return {
    publicKeys: { keys: [publicJwk] },
    sign: async ({ subject, claims, expiresInSeconds, now = new Date() }) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const token = new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: String(publicJwk.kid) })
        .setIssuer(settings.issuer)
        .setAudience(settings.audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + expiresInSeconds);
      if (subject !== undefined) token.setSubject(subject);
      return token.sign(await key);
    },
  };
};

export type TokenCheck =
  | { readonly kind: 'valid'; readonly claims: JWTPayload }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' };

export interface Verifier {
  read(token: string, now?: Date): Promise<TokenCheck>;
  verify(token: string, now?: Date): Promise<JWTPayload | undefined>;
}

export const createVerifier = (settings: {
  jwks: Jwks;
  issuer: string;
  audience: string;
}): Verifier => {
  const keys = createLocalJWKSet({ keys: settings.jwks.keys as JWK[] });
  const read = async (token: string, now?: Date): Promise<TokenCheck> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: [algorithm],
        issuer: settings.issuer,
        audience: settings.audience,
        typ: 'JWT',
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['exp'],
        ...(now ? { currentDate: now } : {}),
      });
      return { kind: 'valid', claims: payload };
    } catch (error) {
      return { kind: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
    }
  };
  return {
    read,
    verify: async (token, now) => {
      const reading = await read(token, now);
      return reading.kind === 'valid' ? reading.claims : undefined;
    },
  };
};
