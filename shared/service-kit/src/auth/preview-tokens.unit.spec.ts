import { testTokens } from '../testing/tokens.ts';
import { createSigner } from './signer.ts';
import {
  createTokenVerifier,
  previewAudience,
  tokenAudience,
  tokenIssuer,
  type IssuedToken,
} from './token-verifier.ts';
import { createVerifier } from './verifier.ts';

const tokens = testTokens();
const jwks = tokens.signer.publicKeys;
const verify = createTokenVerifier({ jwks });
const notSignedIn = { code: 'not-signed-in' };

const sign = async (claims: Readonly<Record<string, unknown>>, audience = previewAudience) => {
  const signer = createSigner({ privateJwk: tokens.privateJwk, issuer: tokenIssuer, audience });
  return `Bearer ${await signer.sign({ subject: '7', claims, expiresInSeconds: 600 })}`;
};

describe('a preview token', () => {
  it('names the customer and the member of staff, and has no permissions', async () =>
    expect(
      await verify(
        await sign({
          partyId: 3,
          roles: ['staff:rates'],
          act: { sub: '9', rev: 4, roles: ['staff:users', 'staff:chat', 'staff:unknown'] },
        }),
      ),
    ).toEqual({
      userId: 7,
      partyId: 3,
      permissions: [],
      previewedBy: 9,
      previewPermissions: ['users', 'chat'],
    }));

  it.each([
    ['without an actor', {}],
    ['with an actor that is no user', { act: { sub: 'admin' } }],
    ['with an empty actor', { act: null }],
  ])('is refused %s', async (_what, claims) =>
    expect(verify(await sign(claims))).rejects.toMatchObject(notSignedIn),
  );

  it('is refused by a reader that knows only the audience of sign-ins', async () => {
    const reader = createVerifier({ jwks, issuer: tokenIssuer, audience: tokenAudience });
    const [, token = ''] = (await tokens.previewBearer({ userId: 7, staffId: 9 })).split(' ');
    expect(await reader.verify(token)).toBeUndefined();
  });

  it('is a preview although it names the audience of sign-ins as well', async () => {
    const claims = { act: { sub: '9' }, roles: ['staff:users'] };
    const both = await sign({ ...claims }, [tokenAudience, previewAudience] as never);
    expect(await verify(both)).toMatchObject({ permissions: [], previewedBy: 9 });
  });

  it('is refused once it has expired', async () => {
    const issuedAt = new Date(Date.now() - 16 * 60_000);
    const expired = await tokens.previewBearer({ userId: 7, staffId: 9, issuedAt });
    await expect(verify(expired)).rejects.toMatchObject(notSignedIn);
  });

  it.each([
    ['of the customer', 7],
    ['of the member of staff', 9],
  ])('is refused when the tokens %s are revoked', async (_whose, revokedId) => {
    const asked: IssuedToken[] = [];
    const guarded = createTokenVerifier({
      jwks,
      isRevoked: (token) => {
        asked.push(token);
        return token.userId === revokedId;
      },
    });
    const issuedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
    const bearer = await tokens.previewBearer({
      userId: 7,
      staffId: 9,
      revision: 2,
      staffRevision: 4,
      issuedAt,
    });
    await expect(guarded(bearer)).rejects.toMatchObject(notSignedIn);
    expect(asked.at(-1)).toEqual({
      userId: revokedId,
      isStaff: revokedId === 9,
      revision: revokedId === 9 ? 4 : 2,
      issuedAt,
    });
  });
});

it('ignores the actor claim of a sign-in token', async () => {
  const bearer = await sign({ act: { sub: '9' }, roles: ['staff:chat'] }, tokenAudience);
  expect(await verify(bearer)).toEqual({ userId: 7, partyId: 0, permissions: ['chat'] });
});
