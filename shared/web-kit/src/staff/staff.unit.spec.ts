import { isStaff, permissionsFromToken } from './index.ts';

const tokenWith = (claims: object): string =>
  `x.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.y`;

describe('permissionsFromToken', () => {
  it('returns the permissions of a staff token only', () =>
    expect(
      permissionsFromToken(tokenWith({ roles: ['customer', 'staff:slots', 'staff:pincodes'] })),
    ).toEqual(['slots', 'pincodes']));
  it.each([
    ['a customer', tokenWith({ roles: ['customer'] })],
    ['a missing token', null],
    ['a token without roles', tokenWith({})],
    ['a malformed token', 'nonsense'],
  ])('returns none for %s', (_case, token) => expect(isStaff(token)).toBe(false));
});

describe('isStaff', () => {
  it('counts staff who lack every permission until they give a code', () =>
    expect(isStaff(tokenWith({ roles: ['customer'], missingStep: 'verify' }))).toBe(true));
});
