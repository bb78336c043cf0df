import { userOperations } from './users.ts';

const issuesOf = (body: { safeParse: (value: unknown) => unknown }, value: object) =>
  (
    body.safeParse(value) as {
      error?: { issues: { path: PropertyKey[]; message: string }[] };
    }
  ).error?.issues.map(({ path, message }) => [path.join('.'), message]);
const twice = ['users', 'users'];
const rule = 'must name each permission once';

describe('the permissions of staff', () => {
  it('may not be named twice', () => {
    const { setStaffPermissions, saveStaff } = userOperations;
    expect(
      issuesOf(setStaffPermissions.body, { UserId: 7, Before: twice, Permissions: twice }),
    ).toEqual([
      ['Before', rule],
      ['Permissions', rule],
    ]);
    expect(
      issuesOf(saveStaff.body, { Mobile: '9000001501', Name: 'Meena', Permissions: twice }),
    ).toEqual([['Permissions', rule]]);
    expect(
      issuesOf(setStaffPermissions.body, { UserId: 7, Before: [], Permissions: ['users'] }),
    ).toBeUndefined();
  });
});
