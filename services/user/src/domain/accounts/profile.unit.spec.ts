import { checkProfile } from './profile.ts';

const form = { name: 'Meera', email: '', address: '', pincode: '' };

describe('checkProfile', () => {
  it('accepts a form with only a name', () => {
    expect(checkProfile({ ...form, name: ' Meera ' })).toEqual({ ok: true, value: form });
  });
  it.each([
    [{ name: '  ' }, 'name-missing'],
    [{ email: 'meera' }, 'email-invalid'],
    [{ pincode: '12' }, 'pincode-invalid'],
  ])('rejects %j', (change, code) => {
    expect(checkProfile({ ...form, ...change })).toEqual({ ok: false, code });
  });
});
