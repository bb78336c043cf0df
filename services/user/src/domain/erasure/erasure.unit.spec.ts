import { accountClosingMs } from '@tokri/contracts/events';
import { newUser, type User } from '../accounts/user.ts';
import {
  closeAgain,
  decideClosure,
  deletionContact,
  eraseUser,
  isDue,
  settleOrders,
} from './erasure.ts';

const closedAt = new Date('2026-11-28T10:00:00Z');
const later = new Date(closedAt.getTime() + accountClosingMs);
const proof = { id: 5, sends: 1, codeHash: 'hash', expiresAt: later };
const asha: User = {
  ...newUser(7, { channel: 'sms', contact: '+919800000007' }, closedAt),
  name: 'Asha',
  email: 'asha@example.in',
  verifiedMobile: '+919800000007',
  address: '4 Church Street',
  pincode: '560001',
  partyId: 3,
  addressIds: [11],
  favouriteIds: [21],
};
const change = (user: User, decided: ReturnType<typeof decideClosure>): User => {
  if (!decided.ok) throw new Error(decided.code);
  return { ...user, ...decided.value };
};
const decision = { reference: 'ref', proof, codeRequestedAt: closedAt, now: closedAt };
const close = (user: User) => change(user, decideClosure(user, decision));

describe('decideClosure', () => {
  it('closes the account and revokes its tokens', () => {
    expect(close(asha)).toMatchObject({
      erasure: { reference: 'ref', closedAt, settledAt: null, erasedAt: null },
      tokensRevokedAt: closedAt,
      name: 'Asha',
    });
  });
  it('keeps the first reference when the account is closed already', () => {
    expect(decideClosure(close(asha), { ...decision, reference: 'other', now: later })).toEqual({
      ok: true,
      value: {},
    });
  });
  it('rejects the account of a member of staff', () => {
    expect(decideClosure({ ...asha, permissions: ['items'] }, decision)).toEqual({
      ok: false,
      code: 'staff-account',
    });
  });
  it('rejects a code that was requested before the devices were signed out', () => {
    const signedOut = { ...asha, tokensRevokedAt: closedAt };
    expect(decideClosure(signedOut, decision)).toEqual({ ok: false, code: 'code-expired' });
    expect(decideClosure(signedOut, { ...decision, codeRequestedAt: later }).ok).toBe(true);
  });
});

describe('closeAgain', () => {
  const closed = { reference: 'ref', at: later, isErased: false };
  const erased = { ...closed, isErased: true };
  it('closes an account that a backup brought back, and lets it be erased if it was', () => {
    const staff: User = { ...asha, permissions: ['items'] };
    expect(closeAgain(staff, closed)).toEqual({
      erasure: { reference: 'ref', closedAt: later, settledAt: null, erasedAt: null },
      permissions: [],
      tokensRevokedAt: later,
    });
    expect(closeAgain(asha, erased)?.erasure).toMatchObject({ settledAt: later, erasedAt: null });
    expect(closeAgain(close(asha), erased)?.erasure).toEqual({
      reference: 'ref',
      proof,
      closedAt,
      settledAt: later,
      erasedAt: null,
    });
  });
  it('changes nothing that is known, and nobody who got the id afterwards', () => {
    const settled = change(close(asha), settleOrders(close(asha), later));
    const gone = change(settled, eraseUser(settled, later));
    const newcomer = { ...asha, createdAt: new Date(later.getTime() + 1) };
    expect([
      closeAgain(close(asha), closed),
      closeAgain(settled, erased),
      closeAgain(gone, erased),
      closeAgain(newcomer, closed),
      closeAgain(newcomer, erased),
    ]).toEqual([null, null, null, null, null]);
  });
});

describe('isDue', () => {
  it('waits until orders are settled and calls from before the closure have ended', () => {
    const closed = close(asha);
    const settled = change(closed, settleOrders(closed, closedAt));
    expect([isDue(asha, later), isDue(closed, later), isDue(settled, closedAt)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(isDue(settled, later)).toBe(true);
    expect(isDue(change(settled, eraseUser(settled, later)), later)).toBe(false);
  });
});

describe('eraseUser', () => {
  it('leaves nothing but the id and the dates', () => {
    const closed: User = { ...close(asha), permissions: ['items'] };
    const erased = change(closed, eraseUser(closed, later));
    expect(JSON.stringify(erased)).not.toMatch(/Asha|asha|98000|Church|560001/);
    expect(erased).toMatchObject({
      id: 7,
      partyId: 0,
      addressIds: [],
      permissions: [],
      erasure: { erasedAt: later },
    });
  });
  it('erases nobody who has not deleted the account', () => {
    expect(eraseUser(asha, later)).toEqual({ ok: true, value: {} });
  });
});

describe('deletionContact', () => {
  it('is the mobile number of the sign-in, or else the email', () => {
    expect(deletionContact(asha)).toEqual({ channel: 'sms', contact: '+919800000007' });
    expect(deletionContact({ ...asha, signInChannel: 'mail' })).toEqual({
      channel: 'mail',
      contact: 'asha@example.in',
    });
    expect(deletionContact({ ...asha, mobile: '', email: '' })).toBeNull();
  });
});
