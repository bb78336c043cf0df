import { permissions } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import type { Permission } from '@tokri/contracts/platform';
import type { Caller } from '@tokri/contracts/api';
import type { JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Jwks } from '../config/index.ts';
import { createVerifier } from './verifier.ts';

export const tokenIssuer = 'tokri-user';
export const tokenAudience = 'tokri';

export const tokenLifetimeSeconds = 900;

/** A page sends one token with ten requests, and verifying a signature costs 0.1 ms. */
const maxCachedTokens = 10_000;

export type VerifyToken = (authorization: string | undefined) => Promise<Caller | undefined>;

const rolePrefix = 'staff:';
const knownPermissions: ReadonlySet<string> = new Set(permissions);

export const parsePermissions = (roles: unknown): Permission[] =>
  (Array.isArray(roles) ? roles : [])
    .filter((role): role is string => typeof role === 'string' && role.startsWith(rolePrefix))
    .map((role) => role.slice(rolePrefix.length))
    .filter((name): name is Permission => knownPermissions.has(name));

export const toRoles = (granted: readonly Permission[]): string[] =>
  granted.map((permission) => rolePrefix + permission);

/**
 * `revision` counts the changes of the user's record, so that it needs no clock. Null in tokens
 * that were issued without it.
 */
export interface IssuedToken {
  readonly userId: number;
  readonly isStaff: boolean;
  readonly revision: number | null;
  readonly issuedAt: Date;
}

const toIssuedToken = (
  { userId, permissions: granted }: Caller,
  { rev, iat = 0 }: JWTPayload,
): IssuedToken => ({
  userId,
  isStaff: granted.length > 0,
  revision: typeof rev === 'number' ? rev : null,
  issuedAt: new Date(iat * 1000),
});

const toCaller = (claims: JWTPayload): Caller => {
  const userId = Number(claims.sub);
  if (!Number.isSafeInteger(userId) || userId <= 0) throw new ProblemError('not-signed-in');
  const partyId =
    typeof claims.partyId === 'number' && Number.isSafeInteger(claims.partyId) ? claims.partyId : 0;
  return { userId, partyId, permissions: parsePermissions(claims.roles) };
};

interface CachedCaller {
  readonly caller: Caller;
  readonly issuedToken: IssuedToken;
  readonly expiresAtMs: number;
}

const readBearerToken = (authorization: string): string | undefined => {
  const token = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (token === undefined && /^Bearer\b/i.test(authorization))
    throw new ProblemError('not-signed-in');
  return token;
};

export interface TokenVerifierSettings {
  readonly jwks: Jwks;
  readonly isRevoked?: (token: IssuedToken) => boolean;
}

/**
 * Reads `Authorization: Bearer <token>`. A missing header or another scheme is anonymous. A
 * verified token is cached until it expires; whether it is revoked is asked every time. @throws
 * ProblemError `not-signed-in` for a bearer token that is not valid.
 */
export const createTokenVerifier = (
  { jwks, isRevoked = () => false }: TokenVerifierSettings,
  now: () => number = Date.now,
): VerifyToken => {
  const verifier = createVerifier({ jwks, issuer: tokenIssuer, audience: tokenAudience });
  const cache = new LRUCache<string, CachedCaller>({ max: maxCachedTokens });
  const verify = async (token: string): Promise<CachedCaller> => {
    const cached = cache.get(token);
    if (cached && now() < cached.expiresAtMs) return cached;
    const claims = await verifier.verify(token, new Date(now()));
    if (!claims) throw new ProblemError('not-signed-in');
    const caller = toCaller(claims);
    const verified = {
      caller,
      issuedToken: toIssuedToken(caller, claims),
      expiresAtMs: (claims.exp ?? 0) * 1000,
    };
    cache.set(token, verified);
    return verified;
  };
  return async (authorization = '') => {
    const token = readBearerToken(authorization);
    if (token === undefined) return undefined;
    const { caller, issuedToken } = await verify(token);
    if (isRevoked(issuedToken)) throw new ProblemError('not-signed-in');
    return caller;
  };
};
