import {
  administratorPermissions,
  changesPermissions,
  checkStaffChange,
  toPermissionChange,
  wasAdministratorBeforeSettings,
} from './staff-permissions.ts';

describe('checkStaffChange', () => {
  it('grants permissions that the granter has and ignores duplicates', () => {
    expect(
      checkStaffChange({
        isSelf: false,
        granter: ['users', 'slots'],
        current: [],
        requested: ['slots', 'slots'],
      }),
    ).toEqual({ ok: true, value: ['slots'] });
  });
  it('removes all permissions for an empty list', () => {
    expect(
      checkStaffChange({
        isSelf: false,
        granter: ['users', 'slots'],
        current: ['slots'],
        requested: [],
      }),
    ).toEqual({ ok: true, value: [] });
  });
  it('rejects permissions that the granter lacks', () => {
    expect(
      checkStaffChange({ isSelf: false, granter: ['users'], current: [], requested: ['slots'] }),
    ).toEqual({ ok: false, code: 'not-all-yours' });
  });
  it('rejects a change to a person who has more than the granter', () => {
    expect(
      checkStaffChange({ isSelf: false, granter: ['users'], current: ['slots'], requested: [] }),
    ).toEqual({ ok: false, code: 'not-all-yours' });
  });
  it('rejects an unknown permission', () => {
    expect(
      checkStaffChange({
        isSelf: false,
        granter: administratorPermissions,
        current: [],
        requested: ['everything'],
      }),
    ).toEqual({ ok: false, code: 'not-all-yours' });
  });
  it('rejects removing your own permission to manage people', () => {
    expect(
      checkStaffChange({
        isSelf: true,
        granter: ['users', 'slots'],
        current: ['users', 'slots'],
        requested: ['slots'],
      }),
    ).toEqual({ ok: false, code: 'own-users' });
    expect(
      checkStaffChange({
        isSelf: true,
        granter: ['users', 'slots'],
        current: ['users', 'slots'],
        requested: ['users'],
      }),
    ).toEqual({ ok: true, value: ['users'] });
  });
});

describe('changesPermissions', () => {
  it.each([
    ['one is removed', true, ['slots', 'chat'], ['chat']],
    ['one is added', true, ['slots'], ['slots', 'chat']],
    ['one is exchanged', true, ['slots'], ['chat']],
    ['only the order differs', false, ['slots', 'chat'], ['chat', 'slots']],
    ['they are not part of the change', false, ['slots'], undefined],
  ] as const)('when %s, returns %s', (_what, expected, permissions, next) => {
    expect(changesPermissions({ permissions }, next ? { permissions: next } : {})).toBe(expected);
  });
});

describe('wasAdministratorBeforeSettings', () => {
  const former = administratorPermissions.filter((permission) => permission !== 'settings');
  it.each([
    ['who had every earlier permission', former, true],
    ['who has settings already', administratorPermissions, false],
    ['who lacked one of them', former.slice(1), false],
  ])('recognizes a person %s', (_who, permissions, expected) => {
    expect(wasAdministratorBeforeSettings({ permissions })).toBe(expected);
  });
});

describe('toPermissionChange', () => {
  const invitation = { at: new Date('2026-11-28T08:00:00Z'), language: 'hi' } as const;
  it('invites who gets the first permission', () =>
    expect(toPermissionChange({ permissions: [] }, ['chat'], invitation)).toEqual({
      permissions: ['chat'],
      invitation,
    }));
  it.each([
    ['members of staff whose permissions change', ['chat'], ['chat', 'items']],
    ['members of staff who leave', ['chat'], []],
    ['customers who stay customers', [], []],
  ] as const)('does not invite %s', (_who, permissions, next) =>
    expect(toPermissionChange({ permissions }, next, invitation)).toEqual({ permissions: next }),
  );
});
