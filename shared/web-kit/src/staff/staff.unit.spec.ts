import { isStaff, permissionsFromToken } from './index.ts';

const tokenWith = (claims: object): string =>
  `x.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.y`;

describe('what a token lets staff do', () => {
  it('a token of staff, read, names their permissions only', () =>
    expect(
      permissionsFromToken(tokenWith({ roles: ['customer', 'staff:slots', 'staff:pincodes'] })),
    ).toEqual(['slots', 'pincodes']));
  it.each([
    ['a customer', tokenWith({ roles: ['customer'] })],
    ['nobody', null],
    ['a token without roles', tokenWith({})],
    ['no token at all', 'nonsense'],
  ])('%s, read, is no staff', (_who, token) => expect(isStaff(token)).toBe(false));
});
