import { tokensRevoked } from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { previousCookieGraceMs, type Session } from '../src/domain/sessions/session.ts';
import {
  sessionModel,
  createSessionRepository,
} from '../src/persistence/sessions/session-repository.ts';
import { toSessionEndedEntry } from '../src/messaging/outbox-entries.ts';
import { readClaims } from './token-claims.ts';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

describe('sessions', () => {
  let user: UserService;
  let revocations: ReturnType<typeof collectEvents>;
  beforeAll(async () => {
    user = await startUserService('session');
    revocations = collectEvents(user.broker, [tokensRevoked]);
  });
  afterAll(() => user.stop());

  const revocationsOf = (userId: number) => revocations.filter(({ key }) => key === String(userId));

  const renew = (cookie: string) =>
    user.call('renew-token', { body: {}, headers: { cookie: `refresh=${cookie}` } });
  const end = (cookie: string, query: Record<string, string> = {}) =>
    user.call('end-session', { query, headers: { cookie: `refresh=${cookie}` } }, 'DELETE');
  const listSessions = async (cookie: string) =>
    (await user.call('list-own-sessions', { headers: { cookie: `refresh=${cookie}` } }))
      .entries as readonly { readonly Id: string; readonly IsThis: boolean }[];

  it('lists the open sessions of the person of the token, whatever cookie is sent', async () => {
    const [own, other] = [
      await user.signIn({ mobile: '9000000571' }),
      await user.signIn({ mobile: '9000000572' }),
    ];
    const list = (token: string) =>
      user.call('list-sessions-of-user', {
        query: { UserId: String(own.userId) },
        token,
        headers: { cookie: `refresh=${other.cookie}` },
      });
    expect((await list(own.token)).entries).toEqual(
      (await listSessions(own.cookie)).map(({ IsThis: _isThis, ...session }) => session),
    );
    expect((await list(other.token)).status).toBe(403);
  });

  it('ends no session when the one to end is named empty or together with all', async () => {
    const { cookie } = await user.signIn({ mobile: '9000000573' });
    const [{ Id = '' } = {}] = await listSessions(cookie);
    const refused: Record<string, string>[] = [{ SessionId: '' }, { all: '1', SessionId: Id }];
    for (const query of refused) expect((await end(cookie, query)).status).toBe(400);
    expect(await listSessions(cookie)).toHaveLength(1);
  });

  it('returns a token for the same person and a new cookie', async () => {
    const { userId, cookie } = await user.signIn({ mobile: '9000000501' });
    const response = await renew(cookie);
    expect(response.first).toMatchObject({ Id: userId, Error: 0 });
    expect(response.cookie).not.toBe(cookie);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /; Path=\/api\/Token; HttpOnly; SameSite=Strict$/,
    );
    expect(
      (
        await user.call('read-user', {
          query: { uId: String(userId) },
          token: String(response.first.Token),
        })
      ).status,
    ).toBe(200);
  });

  it('gives two tabs with the same cookie the same next cookie', async () => {
    const { cookie } = await user.signIn({ mobile: '9000000502' });
    const [one, two] = await Promise.all([renew(cookie), renew(cookie)]);
    expect([one?.first.Error, two?.first.Error].map(Number)).toEqual([0, 0]);
    expect(two?.cookie).toBe(one?.cookie);
    expect(Number((await renew(one?.cookie ?? '')).first.Error)).toBe(0);
  });

  it('accepts the previous cookie after nine seconds and ends the session after eleven', async () => {
    const { cookie } = await user.signIn({ mobile: '9000000503' });
    const next = (await renew(cookie)).cookie;
    user.advance(9_000);
    expect((await renew(cookie)).cookie).toBe(next);
    user.advance(2_000);
    const reused = await renew(cookie);
    expect(reused.first).toMatchObject({ Id: 0, Error: 1, Code: 'signed-out' });
    expect((await renew(next)).first).toMatchObject({ Error: 1, Code: 'signed-out' });
  });

  it('ends the session at once for a cookie two generations old', async () => {
    const { cookie } = await user.signIn({ mobile: '9000000504' });
    const second = (await renew(cookie)).cookie;
    const third = (await renew(second)).cookie;
    await renew(cookie);
    expect((await renew(third)).first).toMatchObject({ Code: 'signed-out' });
  });

  it('rejects a forged cookie without ending the session', async () => {
    const { cookie } = await user.signIn({ mobile: '9000000505' });
    const forged = cookie.replace(/\.1\./, '.9.');
    expect((await renew(forged)).first).toMatchObject({ Code: 'signed-out' });
    expect(Number((await renew(cookie)).first.Error)).toBe(0);
  });

  it('does not set the generation back on a late rotation', async () => {
    const sessions = createSessionRepository({
      model: sessionModel(user.connection),
      toEndedEntry: toSessionEndedEntry,
      clock: () => new Date(),
    });
    const session: Session = {
      id: 'late',
      userId: 1,
      channel: 'sms',
      device: '',
      startedAt: null,
      generation: 1,
      rotatedAt: new Date(),
      expiresAt: new Date(),
      secondFactorVerifiedAt: null,
      ended: '',
    };
    await sessions.insert(session);
    const second = await sessions.rotate(session, new Date(), new Date());
    if (second) await sessions.rotate(second, new Date(), new Date());
    expect(await sessions.rotate(session, new Date(), new Date())).toBeNull();
    expect(await sessions.find('late')).toMatchObject({ generation: 3 });
  });

  it('rejects a renewal without a cookie', async () => {
    expect((await user.call('renew-token', { body: {} })).first).toMatchObject({
      Error: 1,
      Code: 'signed-out',
    });
  });

  it('ends only the current session on sign-out and clears its cookie', async () => {
    const [one, two] = [
      await user.signIn({ mobile: '9000000506' }),
      await user.signIn({ mobile: '9000000506' }),
    ];
    const ended = await end(one.cookie);
    expect(ended.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await renew(one.cookie)).first).toMatchObject({ Code: 'signed-out' });
    expect(Number((await renew(two.cookie)).first.Error)).toBe(0);
  });

  it('ends all sessions of the person and of nobody else on sign-out everywhere', async () => {
    const [one, two, other] = [
      await user.signIn({ mobile: '9000000507' }),
      await user.signIn({ mobile: '9000000507' }),
      await user.signIn({ mobile: '9000000508' }),
    ];
    await end(one.cookie, { all: '1' });
    expect((await renew(two.cookie)).first).toMatchObject({ Code: 'signed-out' });
    expect(Number((await renew(other.cookie)).first.Error)).toBe(0);
  });

  it('lists the open sessions of the person and ends one on another device', async () => {
    const [own, lost, other] = [
      await user.signIn({ mobile: '9000000514' }),
      await user.signIn({ mobile: '9000000514' }),
      await user.signIn({ mobile: '9000000515' }),
    ];
    const before = await listSessions(own.cookie);
    expect(before.map(({ IsThis }) => IsThis).sort()).toEqual([false, true]);
    const SessionId = before.find(({ IsThis }) => !IsThis)?.Id ?? '';
    const foreign = (await listSessions(other.cookie))[0]?.Id ?? '';
    for (const id of [foreign, 'none'])
      expect((await end(own.cookie, { SessionId: id })).first).toMatchObject({
        Error: 1,
        Code: 'session-over',
      });
    const ended = await end(own.cookie, { SessionId });
    expect([ended.first.Id, ended.headers.getSetCookie()]).toEqual([own.userId, []]);
    expect((await end(own.cookie, { SessionId })).first).toMatchObject({ Id: own.userId });
    expect((await renew(lost.cookie)).first).toMatchObject({ Code: 'signed-out' });
    expect(await listSessions(own.cookie)).toMatchObject([{ IsThis: true }]);
    expect(await listSessions(other.cookie)).toHaveLength(1);
  });

  it('lists nothing for a session that is over', async () => {
    const { cookie } = await user.signIn({ mobile: '9000000516' });
    await end(cookie);
    expect(await listSessions(cookie)).toEqual([]);
  });

  it.each([
    ['a sign-out', (cookie: string) => end(cookie)],
    ['a sign-out everywhere', (cookie: string) => end(cookie, { all: '1' })],
    [
      'a sign-out of another device',
      async (cookie: string) => {
        const other = (await listSessions(cookie)).find(({ IsThis }) => !IsThis);
        await end(cookie, { SessionId: other?.Id ?? '' });
      },
    ],
    [
      'the use of a copied cookie',
      async (cookie: string) => {
        await renew(cookie);
        user.advance(previousCookieGraceMs + 1);
        await renew(cookie);
      },
    ],
  ])('revokes the tokens from before %s', async (_what, endIt) => {
    const before = await user.signIn({ mobile: '9000000511' });
    const known = revocationsOf(before.userId).length;
    await endIt(before.cookie);
    const { data } = await eventually(() => revocationsOf(before.userId)[known], {
      missing: 'the event that revokes the tokens',
    });
    const { revision } = data as { revision: number };
    expect(readClaims(before.token).rev).toBeLessThan(revision);
    const after = await user.signIn({ mobile: '9000000511' });
    expect(readClaims(after.token).rev).toBeGreaterThanOrEqual(revision);
  });

  it('ends a session by mail after a week but not one by mobile', async () => {
    const [mail, mobile] = [
      await user.signIn({ email: 'meera@example.in' }),
      await user.signIn({ mobile: '9000000509' }),
    ];
    user.advance(7 * 86_400_000);
    expect((await renew(mail.cookie)).first).toMatchObject({ Code: 'signed-out' });
    expect(Number((await renew(mobile.cookie)).first.Error)).toBe(0);
  });
});

describe('sessions after a restart', () => {
  it('renews a cookie from before the restart', async () => {
    const user = await startUserService('restart');
    const { cookie } = await user.signIn({ mobile: '9000000510' });
    await user.stopServiceOnly();
    const again = await user.restart();
    const response = await fetch(`${again.url}/v1/renew-token`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', cookie: `refresh=${cookie}` },
    });
    expect(await response.json()).toMatchObject([{ Error: 0 }]);
    await again.stop();
    await user.broker.close();
    await user.connection.close();
  });
});
