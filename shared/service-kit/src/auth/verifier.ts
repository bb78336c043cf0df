import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Jwks } from '../config/index.ts';
import { decompressClaims } from './compressed-claims.ts';
import { signatureAlgorithm } from './signer.ts';

const clockToleranceSeconds = 30;

export type TokenCheck =
  | { readonly kind: 'valid'; readonly claims: JWTPayload }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' };

export interface Verifier {
  read(token: string, now?: Date): Promise<TokenCheck>;
  verify(token: string, now?: Date): Promise<JWTPayload | undefined>;
}

export interface VerifierSettings {
  readonly jwks: Jwks;
  readonly issuer: string;
  readonly audience: string | readonly string[];
}

const invalid: TokenCheck = { kind: 'invalid' };
const compactToken = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

type TokenHeader = Readonly<Record<string, unknown>>;

const importKeys = ({ keys }: Jwks): ReadonlyMap<unknown, KeyObject> =>
  new Map(keys.map((key) => [key.kid, createPublicKey({ key: key as never, format: 'jwk' })]));

/** @throws SyntaxError */
const parseObject = (json: Uint8Array): Readonly<Record<string, unknown>> | null => {
  const value: unknown = JSON.parse(Buffer.from(json).toString('utf8'));
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
};

/** `crit` names extensions that a reader must know (RFC 7515, 4.1.11): none is known here. */
const isAcceptedHeader = (header: TokenHeader): boolean =>
  header.alg === signatureAlgorithm && header.typ === 'JWT' && header.crit === undefined;

const checkTimes = ({ exp, nbf }: JWTPayload, nowSeconds: number): TokenCheck['kind'] => {
  if (!Number.isFinite(exp) || (nbf !== undefined && !Number.isFinite(nbf))) return 'invalid';
  if (nbf !== undefined && nbf > nowSeconds + clockToleranceSeconds) return 'invalid';
  return Number(exp) <= nowSeconds - clockToleranceSeconds ? 'expired' : 'valid';
};

const checkClaims = (
  claims: JWTPayload,
  { issuer, audience }: VerifierSettings,
  now: Date,
): TokenCheck => {
  const accepted: readonly unknown[] = [audience].flat();
  if (claims.iss !== issuer || ![claims.aud].flat().some((name) => accepted.includes(name)))
    return invalid;
  const kind = checkTimes(claims, Math.floor(now.getTime() / 1000));
  return kind === 'valid' ? { kind, claims } : { kind };
};

/**
 * Reads plain and compressed tokens. In the thread: handing a signature or the compressed claims to
 * a thread pool costs more than the work itself.
 */
export const createVerifier = (settings: VerifierSettings): Verifier => {
  const keys = importKeys(settings.jwks);
  const readSigned = (token: string, now: Date): TokenCheck => {
    const [, head, payload, signature] = compactToken.exec(token) ?? [];
    if (!head || !payload || !signature) return invalid;
    const header = parseObject(Buffer.from(head, 'base64url'));
    if (!header || !isAcceptedHeader(header)) return invalid;
    const key = keys.get(header.kid);
    const signed = Buffer.from(`${head}.${payload}`);
    if (!key || !verify(null, signed, key, Buffer.from(signature, 'base64url'))) return invalid;
    const claims = parseObject(decompressClaims(header, Buffer.from(payload, 'base64url')));
    return claims ? checkClaims(claims, settings, now) : invalid;
  };
  const read = async (token: string, now = new Date()): Promise<TokenCheck> => {
    try {
      return readSigned(token, now);
    } catch {
      return invalid;
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
