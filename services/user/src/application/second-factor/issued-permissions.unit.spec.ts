import type { Permission } from '@tokri/contracts/platform';
import { TOTP } from 'otpauth';
import { createKnownDevices } from '../../crypto/known-devices.ts';
import { createSecondFactorCodes } from '../../crypto/second-factor-codes.ts';
import { createSecrets } from '../../crypto/secrets.ts';
import { newUser, type User, type UserChange } from '../../domain/accounts/user.ts';
import { openChallenge } from '../../domain/one-time-passwords/challenge.ts';
import { unknownDevice } from '../../domain/one-time-passwords/requester.ts';
import {
  noSecondFactor,
  verificationLifetimeMs,
  type SecondFactorChange,
  type SecondFactorRecord,
} from '../../domain/second-factor/second-factor.ts';
import type { SecondFactorPolicy } from '../../domain/second-factor/token-permissions.ts';
import type { Session } from '../../domain/sessions/session.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { checkCode, type CheckCodeDeps } from '../one-time-passwords/check-code.ts';
import type { IssueToken } from '../ports/sessions.ts';
import { renewToken } from '../sessions/renew-token.ts';
import { confirmSecondFactor, startSecondFactor, type EnrolmentDeps } from './enrolment.ts';
import { verifySecondFactor } from './verification.ts';

const key = Buffer.alloc(32, 7).toString('base64');
const identity = { channel: 'sms', contact: '+919876543210' } as const;
const sessionRules = { lifetimeMs: 86_400_000, mailLifetimeMs: 86_400_000 };
const codeLimits = { lifetimeMs: 300_000, maxAttempts: 5, resendAfterMs: 30_000 };
const stepMs = 30_000;
const userId = 7;

const all = 'payments chat users';
const withoutMoney = 'chat';

/** Stores of one person, who has one session at a time. */
const createStores = (permissions: readonly Permission[], now: Date) => {
  let user: User = { ...newUser(userId, identity, now), permissions };
  let factor: SecondFactorRecord = noSecondFactor(userId);
  let session: Session | null = null;
  let onVerified = (): void => undefined;
  const store = (next: Session): Promise<Session> => Promise.resolve((session = next));
  const reset = (): void => {
    factor = { ...noSecondFactor(userId), rev: factor.rev };
  };
  return {
    users: {
      find: () => Promise.resolve(user),
      save: (_: User, change: UserChange) => Promise.resolve((user = { ...user, ...change })),
    },
    secondFactors: {
      find: () => Promise.resolve(factor),
      save: (_: SecondFactorRecord, change: SecondFactorChange) => {
        factor = { ...factor, ...change, rev: factor.rev + 1 };
        return Promise.resolve(true);
      },
    },
    sessions: {
      insert: store,
      find: () => Promise.resolve(session),
      rotate: (rotated: Session, rotatedAt: Date) =>
        store({ ...rotated, rotatedAt, generation: rotated.generation + 1 }),
      markSecondFactorVerified: (_id: string, secondFactorVerifiedAt: Date) => {
        if (session) session = { ...session, secondFactorVerifiedAt };
        onVerified();
        return Promise.resolve();
      },
    },
    /** Somebody else resets the second factor after a code was accepted. */
    resetAfterNextCode: () => {
      onVerified = reset;
    },
  };
};

const tokenOrCode = (result: UserResult<{ readonly token: string }>): string =>
  result.ok ? result.value.token : result.code;

/** The token of a fake signer is the list of its permissions. */
const issueToken: IssueToken = ({ permissions }) => Promise.resolve(permissions.join(' '));

const createWorld = (secondFactorPolicy: SecondFactorPolicy = 'required') => {
  let now = new Date('2026-11-29T10:00:00Z');
  const secrets = createSecrets(key);
  const stores = createStores(['payments', 'chat', 'users'], now);
  const sms = secrets.newCode(1, 1);
  const challenge = openChallenge({
    id: 1,
    identity,
    requester: unknownDevice,
    codeHash: sms.codeHash,
    now,
    limits: codeLimits,
  });
  const deps = {
    ...stores,
    secrets,
    sessionRules,
    codeLimits,
    issueToken,
    secondFactorPolicy,
    secondFactorCodes: createSecondFactorCodes(key),
    knownDevices: createKnownDevices(key),
    companies: { find: () => Promise.resolve(null) },
    challenges: {
      recordAttempt: () => Promise.resolve(challenge),
      markUsed: () => Promise.resolve(true),
    },
    activeCodes: { release: () => Promise.resolve() },
    sendLimiter: { clearExhaustedCodes: () => Promise.resolve() },
    register: stores.users.find,
    clock: () => now,
    audit: () => undefined,
  } as unknown as CheckCodeDeps & EnrolmentDeps;
  let cookie = '';
  let secret = '';
  const readCode = (): string => new TOTP({ secret }).generate({ timestamp: now.getTime() });
  return {
    resetAfterNextCode: stores.resetAfterNextCode,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    signIn: async () => {
      const signedIn = await checkCode(deps)(challenge.id, sms.code);
      if (signedIn.ok) ({ cookie } = signedIn.value);
      return signedIn.ok ? signedIn.value.token : signedIn.code;
    },
    renew: async () => {
      const renewed = await renewToken(deps)(cookie);
      if (renewed.ok) ({ cookie } = renewed.value);
      return tokenOrCode(renewed);
    },
    confirm: async () => {
      const started = await startSecondFactor(deps)(cookie);
      if (started.ok) ({ secret } = started.value);
      return tokenOrCode(await confirmSecondFactor(deps)(cookie, readCode(), 'en'));
    },
    verify: async () => {
      now = new Date(now.getTime() + stepMs);
      return tokenOrCode(await verifySecondFactor(deps)(cookie, readCode()));
    },
  };
};

const enrolled = async (policy?: SecondFactorPolicy) => {
  const world = createWorld(policy);
  await world.signIn();
  await world.confirm();
  return world;
};

describe('issueSessionToken', () => {
  it('leaves out what moves money at a sign-in, whether or not an app is enrolled', async () => {
    expect(await createWorld().signIn()).toBe(withoutMoney);
    expect(await (await enrolled()).signIn()).toBe(withoutMoney);
    expect(await (await enrolled('optional')).signIn()).toBe(withoutMoney);
  });

  it('gives every permission at a sign-in while an optional second factor is off', async () => {
    expect(await createWorld('optional').signIn()).toBe(all);
  });

  it('gives at a renewal what the session has reached', async () => {
    const world = await enrolled();
    expect(await world.renew()).toBe(all);
    await world.signIn();
    expect(await world.renew()).toBe(withoutMoney);
    await world.verify();
    expect(await world.renew()).toBe(all);
  });

  it('leaves out what moves money at a renewal 12 hours after the code', async () => {
    const world = await enrolled();
    world.advance(verificationLifetimeMs - 1);
    expect(await world.renew()).toBe(all);
    world.advance(1);
    expect(await world.renew()).toBe(withoutMoney);
    expect(await world.verify()).toBe(all);
  });

  it('gives every permission when an enrolment is confirmed', async () => {
    const world = createWorld();
    await world.signIn();
    expect(await world.confirm()).toBe(all);
  });

  it('leaves out what moves money when the factor is reset during its confirmation', async () => {
    const world = createWorld();
    await world.signIn();
    world.resetAfterNextCode();
    expect(await world.confirm()).toBe(withoutMoney);
  });

  it('gives every permission when a code is verified', async () => {
    const world = await enrolled();
    await world.signIn();
    expect(await world.verify()).toBe(all);
  });

  it('leaves out what moves money when the factor is reset while a code is verified', async () => {
    const world = await enrolled();
    await world.signIn();
    world.resetAfterNextCode();
    expect(await world.verify()).toBe(withoutMoney);
  });
});
