import { startUserService, wrongCode } from './user-service.ts';
import type { UserService } from './user-service.ts';

interface Person {
  readonly userId: number;
  readonly token: string;
}

describe('verification of a contact', () => {
  let user: UserService;
  let byMobile: Person;
  let byMail: Person;
  beforeAll(async () => {
    user = await startUserService('contact-verification');
    byMobile = await user.signIn({ mobile: '9000001201' });
    byMail = await user.signIn({ email: 'asha@example.in' });
  });
  afterAll(() => user.stop());

  const start = (person: Person, contact: { Mobile?: string; Email?: string }, address = '::1') =>
    user.call('start-contact-verification', {
      body: { UserId: person.userId, ...contact },
      token: person.token,
      headers: { 'x-client-address': address },
    });
  const verify = (person: Person, OtpId: number, Code: string) =>
    user.call('verify-contact', {
      body: { UserId: person.userId, OtpId, Code },
      token: person.token,
    });
  const readProfile = async ({ userId, token }: Person) =>
    (await user.call('read-profile', { query: { UserId: String(userId) }, token })).first;
  const startedId = async (person: Person, contact: { Mobile?: string; Email?: string }) =>
    Number((await start(person, contact)).first.Id);

  it('writes the contact into the profile as verified after the correct code', async () => {
    await user.call('change-user', {
      body: { UserId: byMobile.userId, Name: 'Asha', Email: 'typed@example.in' },
      token: byMobile.token,
    });
    expect(await readProfile(byMobile)).toMatchObject({
      MobileVerified: true,
      Email: 'typed@example.in',
      EmailVerified: false,
    });
    const challengeId = await startedId(byMobile, { Email: 'typed@example.in' });
    const code = await user.findCode(challengeId);
    expect((await verify(byMobile, challengeId, wrongCode(code))).first).toMatchObject({
      Error: 1,
      Code: 'code-wrong',
      TriesLeft: 4,
    });
    expect((await readProfile(byMobile)).EmailVerified).toBe(false);
    expect((await verify(byMobile, challengeId, code)).entries).toEqual([
      { Id: byMobile.userId, Error: 0, Message: '', Code: '' },
    ]);
    expect(await readProfile(byMobile)).toMatchObject({
      Email: 'typed@example.in',
      EmailVerified: true,
    });
    expect((await verify(byMobile, challengeId, code)).first).toMatchObject({
      Error: 1,
      Code: 'code-expired',
    });
  });

  it('repeats a verification under its key for its user only, without a code or a token', async () => {
    user.advance(31_000);
    const challengeId = await startedId(byMobile, { Email: 'repeated@example.in' });
    const code = await user.findCode(challengeId);
    const repeat = (person: Person, userId = person.userId) =>
      user.call('verify-contact', {
        body: { UserId: userId, OtpId: challengeId, Code: code },
        token: person.token,
        headers: { 'idempotency-key': 'verify-1' },
      });
    const verified = [{ Id: byMobile.userId, Error: 0, Message: '', Code: '' }];
    for (const response of [await repeat(byMobile), await repeat(byMobile)]) {
      expect(response.entries).toEqual(verified);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    expect((await repeat(byMail)).first).toMatchObject({ Error: 1, Code: 'code-expired' });
    expect((await repeat(byMail, byMobile.userId)).status).toBe(403);
  });

  it('leaves a verified number to the account that signs in with it', async () => {
    const owner = await user.signIn({ mobile: '9000001202' });
    user.advance(31_000);
    const challengeId = await startedId(byMail, { Mobile: '9000001202' });
    await verify(byMail, challengeId, await user.findCode(challengeId));
    expect(await readProfile(byMail)).toMatchObject({
      Mobile: '9000001202',
      MobileVerified: true,
      Email: 'asha@example.in',
      EmailVerified: true,
    });
    expect((await user.signIn({ mobile: '9000001202' })).userId).toBe(owner.userId);
    expect((await user.signIn({ email: 'asha@example.in' })).userId).toBe(byMail.userId);
  });

  it('gives the same response for a contact of another account and for an unused one', async () => {
    await user.signIn({ email: 'taken@example.in' });
    user.advance(31_000);
    const [taken, free] = [
      await start(byMobile, { Email: 'taken@example.in' }),
      await start(byMobile, { Email: 'free@example.in' }),
    ];
    const shape = {
      Id: expect.any(Number),
      Error: 0,
      Message: '',
      Code: '',
      ResendAfter: 30,
      ExpiresAt: expect.any(String),
    };
    expect([taken.entries, free.entries]).toEqual([[shape], [shape]]);
  });

  it('does not sign in with a code that verifies a contact', async () => {
    const challengeId = await startedId(byMail, { Email: 'mine@example.in' });
    const code = await user.findCode(challengeId);
    expect((await user.check(challengeId, code)).first).toMatchObject({
      Error: 1,
      Code: 'code-expired',
    });
    user.advance(31_000);
    expect(
      (await user.call('resend-code', { query: { OtpId: String(challengeId) } })).first,
    ).toMatchObject({ Error: 1, Code: 'code-expired' });
    expect(Number((await verify(byMail, challengeId, code)).first.Error)).toBe(0);
  });

  it('does not verify a contact with a sign-in code or the code of another user', async () => {
    const signInId = await user.start({ email: 'other@example.in' });
    const othersId = await startedId(byMobile, { Email: 'theirs@example.in' });
    for (const challengeId of [signInId, othersId])
      expect(
        (await verify(byMail, challengeId, await user.findCode(challengeId))).first,
      ).toMatchObject({ Error: 1, Code: 'code-expired' });
  });

  it('does not delay a sign-in with the same contact', async () => {
    await start(byMail, { Mobile: '9000001203' }, '203.0.113.9');
    const signIn = await user.call('start-sign-in', {
      query: { mobile: '9000001203', email: '' },
      headers: { 'x-client-address': '203.0.113.10' },
    });
    expect(Number(signIn.first.Error)).toBe(0);
  });

  it.each([
    ['another number than that of the sign-in', { Mobile: '9000001299' }, 'sign-in-mobile'],
    ['a foreign number', { Mobile: '+449000001299' }, 'mobile-invalid'],
    ['an invalid mail address', { Email: 'nobody@' }, 'email-invalid'],
    ['nothing', {}, 'contact-needed'],
  ])('rejects %s', async (_name, contact, code) => {
    expect((await start(byMobile, contact)).first).toMatchObject({ Id: 0, Error: 1, Code: code });
  });

  it('rejects a request for another user with 403 and an anonymous one with 401', async () => {
    const body = { UserId: byMail.userId, Email: 'x@example.in' };
    expect(
      (await user.call('start-contact-verification', { body, token: byMobile.token })).status,
    ).toBe(403);
    expect((await user.call('start-contact-verification', { body })).status).toBe(401);
    expect((await verify({ ...byMobile, userId: byMail.userId }, 1, '123456')).status).toBe(403);
  });

  it('asks notification for the text of a verification', async () => {
    const challengeId = await startedId(byMail, { Email: 'text@example.in' });
    await user.findCode(challengeId);
    expect(user.codes.find(({ data }) => data.challengeId === challengeId)?.data).toMatchObject({
      purpose: 'verify-contact',
    });
  });
});
