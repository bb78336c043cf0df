import { administratorPermissions, checkStaffChange } from './staff-permissions.ts';

describe('checkStaffChange', () => {
  it('what the giver has, is given; doubled names once', () => {
    expect(
      checkStaffChange({
        isSelf: false,
        granter: ['users', 'slots'],
        current: [],
        requested: ['slots', 'slots'],
      }),
    ).toEqual({ ok: true, value: ['slots'] });
  });
  it('nothing, takes all away', () => {
    expect(
      checkStaffChange({
        isSelf: false,
        granter: ['users', 'slots'],
        current: ['slots'],
        requested: [],
      }),
    ).toEqual({ ok: true, value: [] });
  });
  it('more than the giver has, is refused', () => {
    expect(
      checkStaffChange({ isSelf: false, granter: ['users'], current: [], requested: ['slots'] }),
    ).toEqual({ ok: false, code: 'not-all-yours' });
  });
  it('somebody who has more than the giver, is out of reach', () => {
    expect(
      checkStaffChange({ isSelf: false, granter: ['users'], current: ['slots'], requested: [] }),
    ).toEqual({ ok: false, code: 'not-all-yours' });
  });
  it('a permission that does not exist, is refused', () => {
    expect(
      checkStaffChange({
        isSelf: false,
        granter: administratorPermissions,
        current: [],
        requested: ['everything'],
      }),
    ).toEqual({ ok: false, code: 'not-all-yours' });
  });
  it('from oneself the permission to appoint, is refused; with it kept, allowed', () => {
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
