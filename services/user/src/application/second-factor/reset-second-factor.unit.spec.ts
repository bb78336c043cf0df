import { newUser, type User } from '../../domain/accounts/user.ts';
import { noSecondFactor } from '../../domain/second-factor/second-factor.ts';
import { resetSecondFactor, type ResetSecondFactorDeps } from './reset-second-factor.ts';

const now = new Date('2026-11-29T10:00:00Z');
const administrator = 1;
const person = 7;

const staff = (id: number, permissions: User['permissions']): User => ({
  ...newUser(id, { channel: 'sms', contact: `+91980000000${id}` }, now),
  permissions,
});

/** The process dies at the write with the given number; 0 for none. */
const createFixture = (failingWrite = 0) => {
  const writes: string[] = [];
  const write = async <T>(name: string, result: T): Promise<T> => {
    writes.push(name);
    if (writes.length === failingWrite) throw new Error('crash');
    return Promise.resolve(result);
  };
  const people = new Map([
    [administrator, staff(administrator, ['users', 'payments'])],
    [person, staff(person, ['payments'])],
  ]);
  const reset = resetSecondFactor({
    users: {
      find: (id: number) => Promise.resolve(people.get(id) ?? null),
      save: (user: User) => write('revoke tokens', user),
    },
    sessions: { endAll: () => write('end sessions', undefined) },
    secondFactors: {
      find: () => Promise.resolve({ ...noSecondFactor(person), rev: 3 }),
      save: () => write('remove factor', true),
    },
    clock: () => now,
    audit: () => undefined,
  } as unknown as ResetSecondFactorDeps);
  return { writes, people, reset };
};

const command = { userId: person, staffId: administrator, language: 'en' } as const;

describe('resetSecondFactor', () => {
  it('ends the sessions before it removes the factor, and revokes the tokens last', async () => {
    const { writes, reset } = createFixture();
    expect(await reset(command)).toMatchObject({ ok: true });
    expect(writes).toEqual(['end sessions', 'remove factor', 'revoke tokens']);
  });

  it('keeps the factor when the process dies while it ends the sessions', async () => {
    const { writes, reset } = createFixture(1);
    await expect(reset(command)).rejects.toThrow('crash');
    expect(writes).toEqual(['end sessions']);
  });

  it('rejects staff whose permission to manage people was taken away meanwhile', async () => {
    const { writes, people, reset } = createFixture();
    people.set(administrator, staff(administrator, ['payments']));
    await expect(reset(command)).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect(writes).toEqual([]);
  });
});
