import type { Session } from '../src/domain/sessions/session.ts';
import { sessionModel, sessionRepository } from '../src/persistence/sessions/session-repository.ts';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

describe('session', () => {
  let user: UserService;
  beforeAll(async () => {
    user = await startUserService('session');
  });
  afterAll(() => user.stop());

  const renew = (cookie: string) =>
    user.call('renew-token', { body: {}, headers: { cookie: `refresh=${cookie}` } });
  const end = (cookie: string, query: Record<string, string> = {}) =>
    user.call('end-session', { query, headers: { cookie: `refresh=${cookie}` } }, 'DELETE');

  it('a good cookie, gives a token of the same person and another cookie', async () => {
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

  it('two tabs with one cookie at once, both get tokens and the same next cookie', async () => {
    const { cookie } = await user.signIn({ mobile: '9000000502' });
    const [one, two] = await Promise.all([renew(cookie), renew(cookie)]);
    expect([one?.first.Error, two?.first.Error].map(Number)).toEqual([0, 0]);
    expect(two?.cookie).toBe(one?.cookie);
    expect(Number((await renew(one?.cookie ?? '')).first.Error)).toBe(0);
  });

  it('the cookie before, nine seconds later, is another tab; eleven seconds later it ends the family', async () => {
    const { cookie } = await user.signIn({ mobile: '9000000503' });
    const next = (await renew(cookie)).cookie;
    user.advance(9_000);
    expect((await renew(cookie)).cookie).toBe(next);
    user.advance(2_000);
    const reused = await renew(cookie);
    expect(reused.first).toMatchObject({ Id: 0, Error: 1, Code: 'signed-out' });
    expect((await renew(next)).first).toMatchObject({ Error: 1, Code: 'signed-out' });
  });

  it('a cookie two generations old, ends the family at once', async () => {
    const { cookie } = await user.signIn({ mobile: '9000000504' });
    const second = (await renew(cookie)).cookie;
    const third = (await renew(second)).cookie;
    await renew(cookie);
    expect((await renew(third)).first).toMatchObject({ Code: 'signed-out' });
  });

  it('a cookie that we never gave, is refused and ends nothing', async () => {
    const { cookie } = await user.signIn({ mobile: '9000000505' });
    const forged = cookie.replace(/\.1\./, '.9.');
    expect((await renew(forged)).first).toMatchObject({ Code: 'signed-out' });
    expect(Number((await renew(cookie)).first.Error)).toBe(0);
  });

  it('a rotation that comes late, does not set the generation back', async () => {
    const sessions = sessionRepository(sessionModel(user.connection));
    const session: Session = {
      id: 'late',
      userId: 1,
      channel: 'sms',
      generation: 1,
      rotatedAt: new Date(),
      expiresAt: new Date(),
      ended: '',
    };
    await sessions.insert(session);
    const second = await sessions.rotate(session, new Date(), new Date());
    if (second) await sessions.rotate(second, new Date(), new Date());
    expect(await sessions.rotate(session, new Date(), new Date())).toBeNull();
    expect(await sessions.find('late')).toMatchObject({ generation: 3 });
  });

  it('no cookie, is signed out', async () => {
    expect((await user.call('renew-token', { body: {} })).first).toMatchObject({
      Error: 1,
      Code: 'signed-out',
    });
  });

  it('signing out, ends this session and clears the cookie; the other one stays', async () => {
    const [one, two] = [
      await user.signIn({ mobile: '9000000506' }),
      await user.signIn({ mobile: '9000000506' }),
    ];
    const ended = await end(one.cookie);
    expect(ended.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await renew(one.cookie)).first).toMatchObject({ Code: 'signed-out' });
    expect(Number((await renew(two.cookie)).first.Error)).toBe(0);
  });

  it('signing out everywhere, ends all sessions of this person and nobody else’s', async () => {
    const [one, two, other] = [
      await user.signIn({ mobile: '9000000507' }),
      await user.signIn({ mobile: '9000000507' }),
      await user.signIn({ mobile: '9000000508' }),
    ];
    await end(one.cookie, { all: '1' });
    expect((await renew(two.cookie)).first).toMatchObject({ Code: 'signed-out' });
    expect(Number((await renew(other.cookie)).first.Error)).toBe(0);
  });

  it('a session by mail, ends after a week; by mobile it lives on', async () => {
    const [mail, mobile] = [
      await user.signIn({ email: 'meera@example.in' }),
      await user.signIn({ mobile: '9000000509' }),
    ];
    user.advance(7 * 86_400_000);
    expect((await renew(mail.cookie)).first).toMatchObject({ Code: 'signed-out' });
    expect(Number((await renew(mobile.cookie)).first.Error)).toBe(0);
  });
});

describe('session over a restart', () => {
  it('a cookie from before, renews after', async () => {
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
