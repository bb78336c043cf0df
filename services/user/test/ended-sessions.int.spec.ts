import { sessionEnded } from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { readClaims } from './token-claims.ts';
import { startUserService, type UserService } from './user-service.ts';

describe('the session that tokens name', () => {
  let user: UserService;
  let ends: ReturnType<typeof collectEvents>;
  beforeAll(async () => {
    user = await startUserService('ended-sessions');
    ends = collectEvents(user.broker, [sessionEnded]);
  });
  afterAll(() => user.stop());

  const withCookie = (cookie: string) => ({ headers: { cookie: `refresh=${cookie}` } });
  const renew = (cookie: string) => user.call('renew-token', { body: {}, ...withCookie(cookie) });
  const end = (cookie: string, query: Record<string, string>) =>
    user.call('end-session', { query, ...withCookie(cookie) }, 'DELETE');
  const listSessions = async (cookie: string) =>
    (await user.call('list-own-sessions', withCookie(cookie))).entries as readonly {
      readonly Id: string;
    }[];

  it.each([
    ['the own one', () => ({}), ['own']],
    ['one on another device', (otherId: string) => ({ SessionId: otherId }), ['other']],
    ['all', () => ({ all: '1' }), ['other', 'own']],
  ] as const)(
    'publishes the sessions that end with a sign-out of %s',
    async (_what, query, names) => {
      const other = await user.signIn({ mobile: '9000000517' });
      const own = await user.signIn({ mobile: '9000000517' });
      const ids = { other: readClaims(other.token).sid, own: readClaims(own.token).sid };
      const known = ends.length;
      await end(own.cookie, query(ids.other));
      await eventually(() => ends[known + names.length - 1], { missing: 'the ended sessions' });
      const published = ends.slice(known).map(({ key, seq, data }) => ({ key, seq, data }));
      expect(published).toHaveLength(names.length);
      expect(published).toEqual(
        expect.arrayContaining(
          names.map((name) => ({
            key: ids[name],
            seq: 1,
            data: { userId: own.userId, sessionId: ids[name] },
          })),
        ),
      );
      await end(other.cookie, { all: '1' });
      await end(own.cookie, { all: '1' });
    },
  );

  it('names the same session in each renewed token', async () => {
    const { token, cookie } = await user.signIn({ mobile: '9000000518' });
    const { first } = await renew(cookie);
    expect(readClaims(String(first.Token)).sid).toBe(readClaims(token).sid);
    expect(
      (await listSessions((await user.signIn({ mobile: '9000000518' })).cookie)).map(
        ({ Id }) => Id,
      ),
    ).toContain(readClaims(token).sid);
  });
});
