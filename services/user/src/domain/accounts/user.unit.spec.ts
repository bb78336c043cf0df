import { canSignInWith, newUser } from './user.ts';

const now = new Date('2025-11-21T10:00:00Z');
const person = newUser(5, { channel: 'sms', contact: '+919876543210' }, now);

describe('newUser', () => {
  it('sets only the number when the identity is a mobile', () => {
    expect(person).toMatchObject({
      id: 5,
      mobile: '+919876543210',
      email: '',
      permissions: [],
      addressIds: [],
      partyId: 0,
    });
  });
  it('sets only the mail address when the identity is a mail address', () => {
    expect(newUser(6, { channel: 'mail', contact: 'a@b.in' }, now)).toMatchObject({
      mobile: '',
      email: 'a@b.in',
    });
  });
});

describe('canSignInWith', () => {
  it('allows a customer to sign in by mail', () => {
    expect(canSignInWith('mail', person)).toBe(true);
  });
  it('allows staff to sign in by mobile but not by mail', () => {
    const staff = { ...person, permissions: ['slots' as const] };
    expect(canSignInWith('mail', staff)).toBe(false);
    expect(canSignInWith('sms', staff)).toBe(true);
  });
});
