import { administratorPermissions, checkStaffChange } from './staff.ts';

describe('checkStaffChange', () => {
  it('what the giver has, is given; doubled names once', () => {
    expect(
      checkStaffChange({
        isOneself: false,
        giver: ['users', 'slots'],
        has: [],
        wanted: ['slots', 'slots'],
      }),
    ).toEqual({ ok: true, value: ['slots'] });
  });
  it('nothing, takes all away', () => {
    expect(
      checkStaffChange({ isOneself: false, giver: ['users', 'slots'], has: ['slots'], wanted: [] }),
    ).toEqual({ ok: true, value: [] });
  });
  it('more than the giver has, is refused', () => {
    expect(
      checkStaffChange({ isOneself: false, giver: ['users'], has: [], wanted: ['slots'] }),
    ).toEqual({ ok: false, code: 'not-all-yours' });
  });
  it('somebody who has more than the giver, is out of reach', () => {
    expect(
      checkStaffChange({ isOneself: false, giver: ['users'], has: ['slots'], wanted: [] }),
    ).toEqual({ ok: false, code: 'not-all-yours' });
  });
  it('a permission that does not exist, is refused', () => {
    expect(
      checkStaffChange({
        isOneself: false,
        giver: administratorPermissions,
        has: [],
        wanted: ['everything'],
      }),
    ).toEqual({ ok: false, code: 'not-all-yours' });
  });
  it('from oneself the permission to appoint, is refused; with it kept, allowed', () => {
    expect(
      checkStaffChange({
        isOneself: true,
        giver: ['users', 'slots'],
        has: ['users', 'slots'],
        wanted: ['slots'],
      }),
    ).toEqual({ ok: false, code: 'own-users' });
    expect(
      checkStaffChange({
        isOneself: true,
        giver: ['users', 'slots'],
        has: ['users', 'slots'],
        wanted: ['users'],
      }),
    ).toEqual({ ok: true, value: ['users'] });
  });
});
