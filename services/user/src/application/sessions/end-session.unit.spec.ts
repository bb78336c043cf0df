import type { User, UserChange } from '../../domain/accounts/user.ts';
import { openSession, type Session } from '../../domain/sessions/session.ts';
import type { Users } from '../ports/accounts.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Sessions } from '../ports/sessions.ts';
import { endSession, type EndedSessions } from './end-session.ts';

const now = new Date('2026-11-28T10:00:00Z');
const rules = { lifetimeMs: 60_000, mailLifetimeMs: 60_000 };
const open = (id: string): Session =>
  openSession({ id, userId: 7, channel: 'sms', device: '', now, rules });

/** The process dies at one of its writes. */
const createFixture = (failingWrite: number) => {
  const stored = new Map(['own', 'lost'].map((id) => [id, open(id)]));
  const writes: string[] = [];
  const write = (name: string) => {
    writes.push(name);
    if (writes.length === failingWrite) throw new Error('crash');
  };
  const close = (id: string) => {
    const session = stored.get(id);
    if (session) stored.set(id, { ...session, ended: 'signed-out' });
  };
  const end = endSession({
    sessions: {
      find: (id: string) => Promise.resolve(stored.get(id) ?? null),
      end: async ({ id }: Pick<Session, 'id'>) => {
        write('end');
        close(id);
        await Promise.resolve();
      },
      endAll: async () => {
        write('end');
        [...stored.keys()].forEach(close);
        await Promise.resolve();
      },
    } as unknown as Sessions,
    users: {
      find: (id: number) => Promise.resolve({ id } as unknown as User),
      save: async (user: User, change: UserChange) => {
        write('revoke');
        return Promise.resolve({ ...user, ...change });
      },
    } as unknown as Users,
    secrets: {
      parseCookie: () => ({ sessionId: 'own', generation: 1 }),
    } as unknown as Secrets,
    clock: () => now,
    audit: () => undefined,
  });
  return { writes, stored, end };
};

describe('endSession', () => {
  it('says that the session is over when this device has none and another one is to end', async () => {
    const { stored, end } = createFixture(0);
    stored.delete('own');
    expect(await end('cookie', { kind: 'other', sessionId: 'lost' })).toEqual({
      ok: false,
      code: 'session-over',
    });
    expect(stored.get('lost')?.ended).toBe('');
    expect(await end('cookie', { kind: 'this' })).toEqual({ ok: true, value: 0 });
  });

  it.each<[EndedSessions, number]>([
    [{ kind: 'this' }, 1],
    [{ kind: 'this' }, 2],
    [{ kind: 'this' }, 3],
    [{ kind: 'all' }, 1],
    [{ kind: 'all' }, 2],
    [{ kind: 'all' }, 3],
    [{ kind: 'other', sessionId: 'lost' }, 1],
    [{ kind: 'other', sessionId: 'lost' }, 2],
    [{ kind: 'other', sessionId: 'lost' }, 3],
  ])('revokes the tokens of %j when write %i fails and is repeated', async (ended, failing) => {
    const { writes, stored, end } = createFixture(failing);
    await expect(end('cookie', ended)).rejects.toThrow('crash');
    await end('cookie', ended);
    const done = writes.filter((_, index) => index !== failing - 1);
    expect(done).toContain('revoke');
    if (ended.kind === 'other') expect(done.slice(-2)).toEqual(['end', 'revoke']);
    expect(stored.get(ended.kind === 'other' ? 'lost' : 'own')?.ended).toBe('signed-out');
  });
});
