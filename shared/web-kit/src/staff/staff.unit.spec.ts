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
    ['nobody', null],
    ['a token without roles', tokenWith({})],
    ['no token at all', 'nonsense'],
  ])('returns none for %s', (_who, token) => expect(isStaff(token)).toBe(false));
});
