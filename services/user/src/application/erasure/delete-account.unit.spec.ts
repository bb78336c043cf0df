import { newUser, type User } from '../../domain/accounts/user.ts';
import type { Challenge } from '../../domain/one-time-passwords/challenge.ts';
import { deleteAccount, type DeleteAccountDeps } from './delete-account.ts';

const now = new Date('2026-11-29T10:00:00Z');
const contact = { channel: 'sms', contact: '+919800000007' } as const;
const code = '123456';

type Step = 'saving the account' | 'marking the code' | 'ending sessions';

const startDeletion = (crashIn: Step | null) => {
  let user: User = newUser(7, contact, now);
  let time = now;
  let references = 0;
  let challenge: Challenge = {
    id: 5,
    identity: contact,
    requester: { kind: 'deletion', userId: 7 },
    codeHash: 'hash',
    sends: 1,
    attempts: 0,
    used: false,
    expiresAt: new Date(now.getTime() + 300_000),
    resendAt: now,
  };
  let pending = crashIn;
  const crashOnceIn = (step: Step) => {
    if (pending !== step) return;
    pending = null;
    throw new Error(step);
  };
  const remove = deleteAccount({
    clock: () => time,
    users: {
      find: () => Promise.resolve(user),
      save: (_user: User, change: Partial<User>) => {
        crashOnceIn('saving the account');
        user = { ...user, ...change };
        return Promise.resolve(user);
      },
    },
    activeCodes: {
      find: () => Promise.resolve(challenge.used ? null : { challengeId: 5 }),
      release: () => Promise.resolve(),
    },
    challenges: {
      recordAttempt: () => Promise.resolve(challenge.used ? null : challenge),
      find: () => Promise.resolve(challenge),
      markUsed: () => {
        crashOnceIn('marking the code');
        challenge = { ...challenge, used: true };
        return Promise.resolve(true);
      },
    },
    codeLimits: { lifetimeMs: 300_000, maxAttempts: 5, resendAfterMs: 30_000 },
    secrets: { verifyCode: (_challenge: unknown, given: string) => given === code },
    sendLimiter: {
      clearExhaustedCodes: () => Promise.resolve(),
      recordExhaustedCode: () => Promise.resolve(),
    },
    sessions: {
      endAll: () => {
        crashOnceIn('ending sessions');
        return Promise.resolve();
      },
    },
    newReference: () => `reference ${(references += 1)}`,
    audit: () => undefined,
  } as unknown as DeleteAccountDeps);
  return {
    remove: (given = code) => remove({ userId: 7, code: given, network: 'n' }),
    closedWith: () => user.erasure?.reference,
    signOutEverywhere: (at: Date) => {
      user = { ...user, tokensRevokedAt: at };
    },
    expireCode: () => {
      time = challenge.expiresAt;
    },
  };
};

describe('deleteAccount', () => {
  it.each(['saving the account', 'marking the code', 'ending sessions'] as const)(
    'answers one reference when it is repeated after a crash in %s',
    async (step) => {
      const { remove, closedWith, expireCode } = startDeletion(step);
      await expect(remove()).rejects.toThrow(step);
      const repeated = await remove();
      expect(repeated).toEqual({ ok: true, value: { reference: closedWith() } });
      expect(await remove()).toEqual(repeated);
      expect(await remove('654321')).toMatchObject({ code: 'code-expired' });
      expireCode();
      expect(await remove()).toMatchObject({ code: 'code-expired' });
    },
  );

  it('takes no code that was requested before the devices were signed out', async () => {
    const { remove, closedWith, signOutEverywhere } = startDeletion(null);
    signOutEverywhere(new Date(now.getTime() + 1_000));
    expect(await remove()).toMatchObject({ ok: false, code: 'code-expired' });
    expect(closedWith()).toBeUndefined();
  });
});
