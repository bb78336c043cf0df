import { newUser, type User } from '../../domain/accounts/user.ts';
import { eraseSettledAccounts, type EraseDeps } from './erase-settled.ts';

const closedAt = new Date('2026-11-29T10:00:00Z');
const now = new Date('2026-11-29T10:05:00Z');

const startErasure = () => {
  const left = { addresses: 2, codes: 3, sessions: 1, secondFactors: 1, applications: 1 };
  const erase = (kind: keyof typeof left) => () => {
    left[kind] = 0;
    return Promise.resolve();
  };
  let user: User = {
    ...newUser(7, { channel: 'sms', contact: '+919800000007' }, closedAt),
    favouriteIds: [21],
    erasure: { reference: 'ref', closedAt, settledAt: closedAt, erasedAt: null },
  };
  let counts: object | undefined;
  let crashes = 1;
  const completed: string[] = [];
  const run = eraseSettledAccounts({
    users: {
      find: () => Promise.resolve(user),
      save: (_user: User, change: Partial<User>) => {
        user = { ...user, ...change };
        return Promise.resolve(user);
      },
    },
    closedAccounts: { listSettled: () => Promise.resolve([user]) },
    addresses: { countByUser: async () => left.addresses, eraseAll: erase('addresses') },
    challenges: { countAll: async () => left.codes, deleteAll: erase('codes') },
    sessions: { countByUser: async () => left.sessions, deleteAll: erase('sessions') },
    secondFactors: { delete: erase('secondFactors') },
    applications: {
      find: async () => (left.applications ? {} : null),
      delete: erase('applications'),
    },
    identities: {
      listByUser: () => Promise.resolve([]),
      removeAll: () =>
        (crashes -= 1) === 0 ? Promise.reject(new Error('crash')) : Promise.resolve(),
    },
    erasures: {
      start: () => Promise.resolve(),
      storeCounts: async (_reference: string, count: () => Promise<object>) => {
        counts ??= await count();
      },
      complete: (reference: string) => Promise.resolve(void completed.push(reference)),
    },
    clock: () => now,
  } as unknown as EraseDeps);
  return { run, counts: () => counts, completed, left, user: () => user };
};

describe('eraseSettledAccounts', () => {
  it('counts what there was although the process ends before the profile is erased', async () => {
    const erasure = startErasure();
    await expect(erasure.run()).rejects.toThrow('crash');
    expect([erasure.completed, erasure.user().mobile]).toEqual([[], '+919800000007']);
    await erasure.run();
    expect(erasure.counts()).toEqual({
      profile: 1,
      favourites: 1,
      addresses: 2,
      'business-application': 1,
      codes: 3,
      sessions: 1,
    });
    expect([erasure.completed, erasure.user().mobile]).toEqual([['ref'], '']);
    expect(erasure.left).toEqual({
      addresses: 0,
      codes: 0,
      sessions: 0,
      secondFactors: 0,
      applications: 0,
    });
  });
});
