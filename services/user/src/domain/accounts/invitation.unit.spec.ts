import { formatInstant } from '@tokri/contracts/dates';
import { checkResend, toInvitationProgress } from './invitation.ts';
import { newUser, type User } from './user.ts';

const invitedAt = new Date('2026-11-28T10:00:00.123Z');
const minutesLater = (minutes: number): Date => new Date(invitedAt.getTime() + minutes * 60_000);
const person: User = {
  ...newUser(5, { channel: 'sms', contact: '+919876543210' }, invitedAt),
  permissions: ['chat'],
  invitation: { at: invitedAt, language: 'en' },
};
const delivery = { invitedAt, state: 'failed', reason: 'timeout', at: minutesLater(1) } as const;
const toProgress = (change: Partial<User>, minutes = 1, lastSignInAt: Date | null = null) =>
  toInvitationProgress({ ...person, ...change }, { lastSignInAt, now: minutesLater(minutes) });

describe('toInvitationProgress', () => {
  it.each([
    ['sending until something was reported', {}, 60, { state: 'sending' }],
    ['unconfirmed after an hour', {}, 61, { state: 'failed', reason: 'unconfirmed' }],
    [
      'sent',
      { invitationDelivery: { ...delivery, state: 'sent', reason: '' } },
      99,
      { state: 'sent' },
    ],
    ['failed', { invitationDelivery: delivery }, 99, { state: 'failed', reason: 'timeout' }],
    [
      'a problem of the gateway for a reason that nobody knows',
      { invitationDelivery: { ...delivery, reason: 'new' } },
      1,
      { state: 'failed', reason: 'gateway-error' },
    ],
    [
      'sending when only an older invitation was reported',
      { invitationDelivery: { ...delivery, invitedAt: minutesLater(-9) } },
      1,
      { state: 'sending' },
    ],
    ['failed without a mobile number', { mobile: '' }, 1, { state: 'failed', reason: 'no-mobile' }],
  ] as const)('is %s', (_title, change, minutes, expected) => {
    expect(toProgress(change, minutes)).toMatchObject(expected);
  });

  it('is null for who signed in since, left or was never invited', () => {
    expect([
      toProgress({}, 9, minutesLater(5)),
      toProgress({ permissions: [] }),
      toProgress({ invitation: null }),
    ]).toEqual([null, null, null]);
  });

  it('ignores a sign-in from before the invitation', () => {
    expect(toProgress({}, 1, minutesLater(-5))).toMatchObject({ state: 'sending' });
  });
});

describe('checkResend', () => {
  const seen = { lastSignInAt: null, invitedAt: formatInstant(invitedAt) };
  it('accepts what the caller saw, also of somebody who was never invited', () => {
    expect(checkResend(person, seen)).toMatchObject({ ok: true });
    expect(checkResend({ ...person, invitation: null }, { ...seen, invitedAt: '' }).ok).toBe(true);
  });

  it.each([
    ['already-signed-in', {}, { ...seen, lastSignInAt: minutesLater(1) }],
    ['invitation-changed', { permissions: [] }, seen],
    ['invitation-changed', {}, { ...seen, invitedAt: formatInstant(minutesLater(-1)) }],
    ['person-blocked', { block: { at: invitedAt, reason: 'Fraud', staffId: 1 } }, seen],
    ['mobile-invalid', { mobile: '' }, seen],
  ] as const)('refuses with %s', (code, change, input) => {
    expect(checkResend({ ...person, ...change }, input)).toEqual({ ok: false, code });
  });
});
