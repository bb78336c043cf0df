import { canSignInWith, newUser } from './user.ts';

const now = new Date('2025-11-21T10:00:00Z');
const person = newUser(5, { channel: 'sms', contact: '+919876543210' }, now);

describe('newUser', () => {
  it('by mobile, has the number and no mail address', () => {
    expect(person).toMatchObject({
      id: 5,
      mobile: '+919876543210',
      email: '',
      permissions: [],
      addressIds: [],
      partyId: 0,
    });
  });
  it('by mail, has the mail address and no number', () => {
    expect(newUser(6, { channel: 'mail', contact: 'a@b.in' }, now)).toMatchObject({
      mobile: '',
      email: 'a@b.in',
    });
  });
});

describe('maySignInBy', () => {
  it('a customer by mail, may', () => {
    expect(canSignInWith('mail', person)).toBe(true);
  });
  it('staff by mail, may not; by mobile they may', () => {
    const staff = { ...person, permissions: ['slots' as const] };
    expect(canSignInWith('mail', staff)).toBe(false);
    expect(canSignInWith('sms', staff)).toBe(true);
  });
});
