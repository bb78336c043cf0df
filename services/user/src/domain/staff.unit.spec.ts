import { administratorPermissions, checkStaffChange } from './staff.ts';

describe('checkStaffChange', () => {
  it('what the giver has, is given; doubled names once', () => {
    expect(checkStaffChange({ giver: ['users', 'slots'], has: [], wanted: ['slots', 'slots'] })).toEqual({ ok: true, value: ['slots'] });
  });
  it('nothing, takes all away', () => {
    expect(checkStaffChange({ giver: ['users', 'slots'], has: ['slots'], wanted: [] })).toEqual({ ok: true, value: [] });
  });
  it('more than the giver has, is refused', () => {
    expect(checkStaffChange({ giver: ['users'], has: [], wanted: ['slots'] })).toEqual({ ok: false, code: 'not-all-yours' });
  });
  it('somebody who has more than the giver, is out of reach', () => {
    expect(checkStaffChange({ giver: ['users'], has: ['slots'], wanted: [] })).toEqual({ ok: false, code: 'not-all-yours' });
  });
  it('a permission that does not exist, is refused', () => {
    expect(checkStaffChange({ giver: administratorPermissions, has: [], wanted: ['everything'] })).toEqual({ ok: false, code: 'not-all-yours' });
  });
});
