import { newUser, type User } from '../../domain/accounts/user.ts';
import {
  noSecondFactor,
  type SecondFactorRecord,
} from '../../domain/second-factor/second-factor.ts';
import { openSession, type Session } from '../../domain/sessions/session.ts';
import { turnOffSecondFactor, verifySecondFactor, type VerificationDeps } from './verification.ts';

const now = new Date('2026-11-29T10:00:00Z');
const rules = { lifetimeMs: 60_000, mailLifetimeMs: 60_000 };
const correctCode = '123456';

const staff: User = {
  ...newUser(7, { channel: 'sms', contact: '+919800000007' }, now),
  permissions: ['payments', 'chat'],
};
const session = openSession({ id: 's', userId: 7, channel: 'sms', device: '', now, rules });
const active: SecondFactorRecord = {
  ...noSecondFactor(7),
  factor: {
    state: 'active',
    sealedSecret: 'sealed',
    activeSince: now,
    lastTimeStep: 1,
    recoveryCodeHashes: [],
  },
  rev: 1,
};

const createFixture = ({ user = staff, open = session }: { user?: User; open?: Session } = {}) => {
  const writes: string[] = [];
  const write = async <T>(name: string, result: T): Promise<T> => {
    writes.push(name);
    return Promise.resolve(result);
  };
  const deps = {
    secrets: { parseCookie: () => ({ sessionId: open.id, generation: open.generation }) },
    sessions: {
      find: () => Promise.resolve(open),
      markSecondFactorVerified: () => write('mark session', undefined),
    },
    users: {
      find: () => Promise.resolve(user),
      save: (stored: User) => write('revoke tokens', stored),
    },
    secondFactors: {
      find: () => Promise.resolve(active),
      save: () => write('save factor', true),
    },
    secondFactorCodes: {
      findTimeStep: (_secret: string, code: string) => (code === correctCode ? 2 : null),
    },
    secondFactorPolicy: 'required',
    issueToken: ({ permissions }: { permissions: readonly string[] }) =>
      Promise.resolve(permissions.join()),
    clock: () => now,
    audit: () => undefined,
  } as unknown as VerificationDeps;
  return { writes, verify: verifySecondFactor(deps), turnOff: turnOffSecondFactor(deps) };
};

describe('verifySecondFactor', () => {
  it('returns a token with every permission of the person', async () => {
    const { writes, verify } = createFixture();
    expect(await verify('cookie', correctCode)).toMatchObject({
      value: { token: 'payments,chat' },
    });
    expect(writes).toEqual(['save factor', 'mark session']);
  });

  it.each(['123 456', '123-456', '123.456'])('reads %s as a code of the app', async (code) => {
    const { verify } = createFixture();
    expect(await verify('cookie', code)).toMatchObject({ ok: true });
  });

  it('stores a wrong code and does not verify the session', async () => {
    const { writes, verify } = createFixture();
    expect(await verify('cookie', '000000')).toMatchObject({ code: 'second-factor-code-wrong' });
    expect(writes).toEqual(['save factor']);
  });

  it.each<[string, Parameters<typeof createFixture>[0]]>([
    ['a blocked person', { user: { ...staff, block: { at: now, reason: 'r', staffId: 1 } } }],
    ['a session that was signed in by mail', { open: { ...session, channel: 'mail' } }],
    ['a session that has ended', { open: { ...session, ended: 'signed-out' } }],
  ])('rejects %s and does not compare the code', async (_who, changes) => {
    const { writes, verify } = createFixture(changes);
    expect(await verify('cookie', correctCode)).toMatchObject({ code: 'signed-out' });
    expect(writes).toEqual([]);
  });
});

describe('turnOffSecondFactor', () => {
  it('revokes the tokens after it has removed the factor', async () => {
    const { writes, turnOff } = createFixture();
    expect(await turnOff('cookie', correctCode, 'en')).toMatchObject({ ok: true });
    expect(writes).toEqual(['save factor', 'revoke tokens']);
  });

  it('revokes no token for a wrong code', async () => {
    const { writes, turnOff } = createFixture();
    expect(await turnOff('cookie', '000000', 'en')).toMatchObject({
      code: 'second-factor-code-wrong',
    });
    expect(writes).toEqual(['save factor']);
  });
});
