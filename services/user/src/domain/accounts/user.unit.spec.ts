import {
  canSignInWith,
  isOwnMobile,
  isVerified,
  shouldVerifyOnSignIn,
  newUser,
  replacesSignInMobile,
  toVerifiedContact,
} from './user.ts';

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

describe('isVerified', () => {
  const mail = { channel: 'mail', contact: 'a@b.in' } as const;
  it('returns false for a contact that nobody has proven and for a missing one', () => {
    expect([isVerified(person, 'sms'), isVerified(person, 'mail')]).toEqual([false, false]);
  });
  it('returns true for a proven contact until another one replaces it', () => {
    const verified = { ...person, ...toVerifiedContact(mail) };
    expect(isVerified(verified, 'mail')).toBe(true);
    expect(isVerified({ ...verified, email: 'other@b.in' }, 'mail')).toBe(false);
    expect(isVerified({ ...verified, email: '' }, 'mail')).toBe(false);
  });
});

describe('replacesSignInMobile', () => {
  const other = { channel: 'sms', contact: '+919876543211' } as const;
  it('returns true for another number of a person who signs in by mobile', () => {
    expect(replacesSignInMobile(person, other)).toBe(true);
    expect(replacesSignInMobile(person, { ...other, contact: person.mobile })).toBe(false);
  });
  it('returns false for a mail address and for a person who signs in by mail', () => {
    const byMail = newUser(6, { channel: 'mail', contact: 'a@b.in' }, now);
    expect(replacesSignInMobile(person, { channel: 'mail', contact: 'a@b.in' })).toBe(false);
    expect(replacesSignInMobile({ ...byMail, mobile: '+919876543210' }, other)).toBe(false);
  });
});

describe('isOwnMobile', () => {
  it.each(['9876543210', '09876543210', '+9109876543210', ' +919876543210 '])(
    'returns true for the number of the person written as %j',
    (typed) => expect(isOwnMobile(person, typed)).toBe(true),
  );
  it.each(['9876543211', '+19876543210', '98765', ''])('returns false for %j', (typed) =>
    expect(isOwnMobile(person, typed)).toBe(false),
  );
  it('returns true only for no number if the person has none', () => {
    const byMail = newUser(6, { channel: 'mail', contact: 'a@b.in' }, now);
    expect([isOwnMobile(byMail, ' '), isOwnMobile(byMail, '9876543210')]).toEqual([true, false]);
  });
});

describe('shouldVerifyOnSignIn', () => {
  const identity = { channel: 'sms', contact: '+919876543210' } as const;
  it('returns true for an unverified contact of the profile', () => {
    expect(shouldVerifyOnSignIn(person, identity)).toBe(true);
  });
  it('returns false when it is verified already or the profile has another contact', () => {
    expect(shouldVerifyOnSignIn({ ...person, ...toVerifiedContact(identity) }, identity)).toBe(
      false,
    );
    expect(shouldVerifyOnSignIn({ ...person, mobile: '+919876543211' }, identity)).toBe(false);
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
