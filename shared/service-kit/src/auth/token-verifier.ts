import { partyRoleName, partyRoles, permissions, type PartyRole } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import type { Permission } from '@tokri/contracts/platform';
import type { Caller } from '@tokri/contracts/api';
import type { JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Jwks } from '../config/index.ts';
import { createVerifier } from './verifier.ts';

export const tokenIssuer = 'tokri-user';
export const tokenAudience = 'tokri';
/** A reader that does not know this audience refuses previews. */
export const previewAudience = 'tokri-preview';

export const tokenLifetimeSeconds = 900;

/** A page sends one token with ten requests, and verifying a signature costs 0.1 ms. */
const maxCachedTokens = 10_000;

export type VerifyToken = (
  authorization: string | undefined,
  options?: { readonly acceptsRevoked: boolean },
) => Promise<Caller | undefined>;

const rolePrefix = 'staff:';
const knownPermissions: ReadonlySet<string> = new Set(permissions);

export const parsePermissions = (roles: unknown): Permission[] =>
  (Array.isArray(roles) ? roles : [])
    .filter((role): role is string => typeof role === 'string' && role.startsWith(rolePrefix))
    .map((role) => role.slice(rolePrefix.length))
    .filter((name): name is Permission => knownPermissions.has(name));

export const toRoles = (granted: readonly Permission[]): string[] =>
  granted.map((permission) => rolePrefix + permission);

const parsePartyRoles = ({ roles }: JWTPayload): Pick<Caller, 'partyRoles'> => {
  const named: readonly unknown[] = Array.isArray(roles) ? roles : [];
  const granted: readonly PartyRole[] = partyRoles.filter((role) =>
    named.includes(partyRoleName(role)),
  );
  return granted.length > 0 ? { partyRoles: granted } : {};
};

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
  { userId, permissions: granted }: Pick<Caller, 'userId' | 'permissions'>,
  { rev, iat = 0 }: JWTPayload,
): IssuedToken => ({
  userId,
  isStaff: granted.length > 0,
  revision: typeof rev === 'number' ? rev : null,
  issuedAt: new Date(iat * 1000),
});

const parseUserId = (subject: unknown): number => {
  const userId = Number(subject);
  if (!Number.isSafeInteger(userId) || userId <= 0) throw new ProblemError('not-signed-in');
  return userId;
};

const parsePartyId = ({ partyId }: JWTPayload): number =>
  typeof partyId === 'number' && Number.isSafeInteger(partyId) ? partyId : 0;

interface TokenSubject {
  readonly caller: Caller;
  /** All must be unrevoked: a preview depends on the customer and on the member of staff. */
  readonly issuedTokens: readonly IssuedToken[];
}

const parseSessionId = ({ sid }: JWTPayload): Pick<Caller, 'sessionId'> =>
  typeof sid === 'string' && sid !== '' ? { sessionId: sid } : {};

const readOwnToken = (claims: JWTPayload): TokenSubject => {
  const caller = {
    userId: parseUserId(claims.sub),
    partyId: parsePartyId(claims),
    permissions: parsePermissions(claims.roles),
    ...parsePartyRoles(claims),
    ...parseSessionId(claims),
  };
  return { caller, issuedTokens: [toIssuedToken(caller, claims)] };
};

/** The actor (RFC 8693, 4.1) is the member of staff, whose roles only narrow what is read. */
const readPreviewToken = (claims: JWTPayload): TokenSubject => {
  const actor = (claims.act ?? {}) as Readonly<Record<string, unknown>>;
  const staffId = parseUserId(actor.sub);
  const caller = {
    userId: parseUserId(claims.sub),
    partyId: parsePartyId(claims),
    permissions: [],
    previewedBy: staffId,
    previewPermissions: parsePermissions(actor.roles),
  };
  const staff = toIssuedToken({ userId: staffId, permissions: [] }, { ...claims, rev: actor.rev });
  return { caller, issuedTokens: [toIssuedToken(caller, claims), { ...staff, isStaff: true }] };
};

const isPreview = ({ aud }: JWTPayload): boolean => [aud].flat().includes(previewAudience);

interface CachedCaller extends TokenSubject {
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
  const verifier = createVerifier({
    jwks,
    issuer: tokenIssuer,
    audience: [tokenAudience, previewAudience],
  });
  const cache = new LRUCache<string, CachedCaller>({ max: maxCachedTokens });
  const verify = async (token: string): Promise<CachedCaller> => {
    const cached = cache.get(token);
    if (cached && now() < cached.expiresAtMs) return cached;
    const claims = await verifier.verify(token, new Date(now()));
    if (!claims) throw new ProblemError('not-signed-in');
    const verified = {
      ...(isPreview(claims) ? readPreviewToken(claims) : readOwnToken(claims)),
      expiresAtMs: (claims.exp ?? 0) * 1000,
    };
    cache.set(token, verified);
    return verified;
  };
  return async (authorization = '', { acceptsRevoked } = { acceptsRevoked: false }) => {
    const token = readBearerToken(authorization);
    if (token === undefined) return undefined;
    const { caller, issuedTokens } = await verify(token);
    if (!acceptsRevoked && issuedTokens.some(isRevoked)) throw new ProblemError('not-signed-in');
    return caller;
  };
};
