import { createHash, createPublicKey } from 'node:crypto';
import {
  CompactSign,
  UnsecuredJWT,
  base64url,
  compactVerify,
  createLocalJWKSet,
  errors,
  importJWK,
} from 'jose';
import type { JWK, JWTClaimVerificationOptions, JWTPayload } from 'jose';
import type { Jwk, Jwks } from '../config/index.ts';
import { compressClaims, compressionHeader, decompressClaims } from './compressed-claims.ts';

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
  const key = importJWK(settings.privateJwk as JWK, algorithm);
  const { isCompressed = false } = settings;
  const header = {
    alg: algorithm,
    typ: 'JWT',
    kid: String(publicJwk.kid),
    ...(isCompressed ? compressionHeader : {}),
  };
  return {
    publicKeys: { keys: [publicJwk] },
    sign: async (request) => {
      const claims = toClaims(request, settings);
      return new CompactSign(isCompressed ? await compressClaims(claims) : claims)
        .setProtectedHeader(header)
        .sign(await key);
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

/** jose checks claims only inside a token; the signature over these was verified before. */
const checkClaims = (claims: Uint8Array, typ: unknown, options: JWTClaimVerificationOptions) => {
  const header = base64url.encode(JSON.stringify({ alg: 'none', typ }));
  return UnsecuredJWT.decode(`${header}.${base64url.encode(claims)}.`, options).payload;
};

/** Reads plain and compressed tokens. */
export const createVerifier = (settings: {
  jwks: Jwks;
  issuer: string;
  audience: string;
}): Verifier => {
  const keys = createLocalJWKSet({ keys: settings.jwks.keys as JWK[] });
  const read = async (token: string, now?: Date): Promise<TokenCheck> => {
    try {
      const verified = await compactVerify(token, keys, { algorithms: [algorithm] });
      const { protectedHeader } = verified;
      const claims = checkClaims(
        await decompressClaims(protectedHeader, verified.payload),
        protectedHeader.typ,
        {
          issuer: settings.issuer,
          audience: settings.audience,
          typ: 'JWT',
          clockTolerance: clockToleranceSeconds,
          requiredClaims: ['exp'],
          ...(now ? { currentDate: now } : {}),
        },
      );
      return { kind: 'valid', claims };
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
