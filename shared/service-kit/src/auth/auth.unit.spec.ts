import { createPrivateKey, sign as signBytes } from 'node:crypto';
import { ProblemError } from '@tokri/contracts/problems';
import { SignJWT, exportJWK, generateKeyPair, importJWK } from 'jose';
import { testPrivateJwk, testTokens } from '../testing/tokens.ts';
import { createSigner } from './signer.ts';
import {
  createTokenVerifier,
  parsePermissions,
  tokenAudience,
  tokenIssuer,
  type IssuedToken,
} from './token-verifier.ts';
import { createVerifier } from './verifier.ts';

const tokens = testTokens();
const verify = createTokenVerifier({ jwks: tokens.signer.publicKeys });
const findAuthError = async (authorization: string): Promise<string> => {
  try {
    await verify(authorization);
    return 'accepted';
  } catch (error) {
    return error instanceof ProblemError ? error.code : 'other';
  }
};
const sign = (
  claims: Record<string, unknown>,
  header: Record<string, unknown> = {},
  privateJwk = tokens.privateJwk,
) =>
  importJWK(privateJwk as never, 'EdDSA').then((key) =>
    new SignJWT(claims)
      .setProtectedHeader({
        alg: 'EdDSA',
        typ: 'JWT',
        kid: String(tokens.signer.publicKeys.keys[0]?.kid),
        ...header,
      })
      .sign(key),
  );
const header = {
  alg: 'EdDSA',
  typ: 'JWT',
  kid: String(tokens.signer.publicKeys.keys[0]?.kid),
};
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Signs what jose refuses to sign. */
const signRaw = async (rawHeader: object, claims: unknown): Promise<string> => {
  const signed = `${encode(rawHeader)}.${encode(claims)}`;
  const key = createPrivateKey({ key: tokens.privateJwk as never, format: 'jwk' });
  return `${signed}.${signBytes(null, Buffer.from(signed), key).toString('base64url')}`;
};
const soon = Math.floor(Date.now() / 1000) + 600;
const good = { sub: '7', iss: tokenIssuer, aud: tokenAudience, exp: soon };

describe('createTokenVerifier', () => {
  it('reads user, party and permissions from a token', async () => {
    expect(
      await verify(await tokens.bearer({ userId: 7, partyId: 3, permissions: ['items'] })),
    ).toEqual({ userId: 7, partyId: 3, permissions: ['items'] });
  });

  it('reads what the person may do for the business, and ignores unknown roles', async () => {
    const roles = ['customer', 'party:buyer', 'party:owner', 'accountant'];
    const caller = await verify(`Bearer ${await sign({ ...good, partyId: 3, roles })}`);
    expect(caller?.partyRoles).toEqual(['buyer']);
  });

  it.each([
    ['abc', { sessionId: 'abc' }],
    ['', {}],
    [7, {}],
    [undefined, {}],
  ])('reads from the session claim %j the session %j', async (sid, session) =>
    expect(await verify(`Bearer ${await sign({ ...good, sid })}`)).toEqual({
      userId: 7,
      partyId: 0,
      permissions: [],
      ...session,
    }),
  );

  it('accepts a token of several audiences, and one that ended within the tolerance of clocks', async () => {
    expect(
      await findAuthError(`Bearer ${await sign({ ...good, aud: ['x', tokenAudience] })}`),
    ).toBe('accepted');
    const ended = Math.floor(Date.now() / 1000) - 10;
    expect(await findAuthError(`Bearer ${await sign({ ...good, exp: ended })}`)).toBe('accepted');
  });

  it('accepts a token that is signed by hand like ours', async () =>
    expect(await findAuthError(`Bearer ${await signRaw(header, good)}`)).toBe('accepted'));

  it('treats a missing header or another scheme as anonymous', async () => {
    expect([await verify(undefined), await verify('Bootstrap secret')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['without a token', () => Promise.resolve('')],
    ['that is no token', () => Promise.resolve('abc.def.ghi')],
    ['that has ended', () => sign({ ...good, exp: soon - 1200 })],
    ['without an end', () => sign({ sub: '7', iss: tokenIssuer, aud: tokenAudience })],
    ['for another audience', () => sign({ ...good, aud: 'other' })],
    ['of another issuer', () => sign({ ...good, iss: 'other' })],
    ['that is not valid yet', () => sign({ ...good, nbf: soon })],
    ['whose end is no number', () => sign({ ...good, exp: String(soon) })],
    ['of an unknown key', () => sign(good, { kid: 'other' })],
    ['without a key id', () => sign(good, { kid: undefined })],
    [
      'with an extension that must be understood',
      () => signRaw({ ...header, crit: ['exp'], exp: soon }, good),
    ],
    ['whose claims are a list', () => signRaw(header, [good])],
    ['whose header names another algorithm', () => signRaw({ ...header, alg: 'Ed25519' }, good)],
    ['with a fourth part', async () => `${await sign(good)}.x`],
    ['with padding', async () => `${await sign(good)}=`],
    ['of another type', () => sign(good, { typ: 'other+jwt' })],
    ['for no user', () => sign({ ...good, sub: '0' })],
    ['for a user that is no number', () => sign({ ...good, sub: '7 or 1=1' })],
    ['signed by a stranger under our kid', () => sign(good, {}, testPrivateJwk())],
    [
      'that brings its own key',
      async () => {
        const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
        return new SignJWT(good)
          .setProtectedHeader({
            alg: 'EdDSA',
            typ: 'JWT',
            jwk: await exportJWK(publicKey),
            jku: 'https://evil.example/keys',
          })
          .sign(privateKey);
      },
    ],
    [
      'without a signature (alg none)',
      () =>
        Promise.resolve(
          `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(JSON.stringify(good)).toString('base64url')}.`,
        ),
    ],
    [
      'signed by the public key as a secret (HS256)',
      () =>
        new SignJWT(good)
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .sign(Buffer.from(String(tokens.signer.publicKeys.keys[0]?.x))),
    ],
  ])('rejects a token %s as not signed in', async (_what, make) => {
    expect(await findAuthError(`Bearer ${await make()}`)).toBe('not-signed-in');
  });

  it('returns a cached caller until the token expires', async () => {
    let now = Date.now();
    const later = createTokenVerifier({ jwks: tokens.signer.publicKeys }, () => now);
    const bearer = `Bearer ${await sign(good)}`;
    const first = await later(bearer);
    expect(await later(bearer)).toBe(first);
    now += 1_200_000;
    await expect(later(bearer)).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it('rejects a cached token whose signature was changed', async () => {
    const token = await sign(good);
    await verify(`Bearer ${token}`);
    expect(await findAuthError(`Bearer ${token.slice(0, -8)}AAAAAAAA`)).toBe('not-signed-in');
  });

  it('asks every time whether a token is revoked', async () => {
    const issuedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
    const asked: IssuedToken[] = [];
    let isRevoked = false;
    const guarded = createTokenVerifier({
      jwks: tokens.signer.publicKeys,
      isRevoked: (token) => {
        asked.push(token);
        return isRevoked;
      },
    });
    const bearer = await tokens.bearer({
      userId: 7,
      permissions: ['items'],
      revision: 4,
      issuedAt,
    });
    expect(await guarded(bearer)).toMatchObject({ userId: 7 });
    isRevoked = true;
    await expect(guarded(bearer)).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(await guarded(bearer, { acceptsRevoked: true })).toMatchObject({ userId: 7 });
    const customer = await tokens.bearer({ userId: 8, revision: 2, issuedAt });
    await expect(guarded(customer)).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(asked).toEqual([
      { userId: 7, isStaff: true, revision: 4, issuedAt },
      { userId: 7, isStaff: true, revision: 4, issuedAt },
      { userId: 8, isStaff: false, revision: 2, issuedAt },
    ]);
  });

  it.each([{}, { rev: '4' }])('reads no revision from a staff token with %j', async (claims) => {
    const revisions: (number | null)[] = [];
    const guarded = createTokenVerifier({
      jwks: tokens.signer.publicKeys,
      isRevoked: ({ revision }) => {
        revisions.push(revision);
        return false;
      },
    });
    await guarded(`Bearer ${await sign({ ...good, roles: ['staff:items'], ...claims })}`);
    expect(revisions).toEqual([null]);
  });

  it('keeps only known permissions among the roles', () => {
    expect([
      parsePermissions(['staff:items', 'staff:nothing', 'items', 7]),
      parsePermissions('staff:items'),
      parsePermissions(undefined),
    ]).toEqual([['items'], [], []]);
  });
});

describe('createSigner', () => {
  it('signs claims that the verifier reads until they expire', async () => {
    const signer = createSigner({
      privateJwk: testPrivateJwk(),
      issuer: 'tokri-cart',
      audience: 'quote',
    });
    const verifier = createVerifier({
      jwks: signer.publicKeys,
      issuer: 'tokri-cart',
      audience: 'quote',
    });
    const now = new Date('2026-11-21T06:00:00Z');
    const token = await signer.sign({
      claims: { quote: { total: 4500 } },
      expiresInSeconds: 900,
      now,
    });
    expect(await verifier.verify(token, now)).toMatchObject({ quote: { total: 4500 } });
    expect(await verifier.verify(token, new Date(now.getTime() + 931_000))).toBeUndefined();
    expect(await verifier.verify(`${token}x`, now)).toBeUndefined();
  });

  it('publishes only the public half of its keys', () => {
    expect(JSON.stringify(tokens.signer.publicKeys)).not.toContain('"d"');
  });
});
