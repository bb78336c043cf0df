import { startUserService, wrongCode } from './user-service.ts';
import type { UserService } from './user-service.ts';

const minuteMs = 60_000;

describe('sign-in', () => {
  let user: UserService;
  beforeAll(async () => {
    user = await startUserService('sign-in');
  });
  afterAll(() => user.stop());

  it('answers known and unknown numbers alike', async () => {
    await user.signIn({ mobile: '9000000101' });
    const [known, unknown] = [
      await user.call('start-sign-in', { query: { mobile: '9000000101', email: '' } }),
      await user.call('start-sign-in', { query: { mobile: '9000000102', email: '' } }),
    ];
    const challengeShape = {
      Id: expect.any(Number),
      Error: 0,
      Message: '',
      Code: '',
      ResendAfter: 30,
      ExpiresAt: expect.stringMatching(/^\d{4}-.*\+05:30$/),
    };
    expect(known.entries).toEqual([challengeShape]);
    expect(unknown.entries).toEqual([challengeShape]);
    expect(unknown.status).toBe(known.status);
  });

  it('registers an unknown number once and signs it in', async () => {
    const { userId, response, cookie } = await user.signIn({ mobile: '9000000103' });
    expect(response.first).toMatchObject({
      Id: userId,
      UserId: userId,
      Error: 0,
      Password: '',
      Mobile: '9000000103',
      Roles: ['customer'],
      PartyId: 0,
    });
    expect(cookie).not.toBe('');
    const again = await user.signIn({ mobile: '+919000000103' });
    expect(again.userId).toBe(userId);
  });

  it('treats a foreign prefix as another person and sends no SMS', async () => {
    const response = await user.call('start-sign-in', {
      query: { mobile: '+449000000103', email: '' },
    });
    expect(response.first).toMatchObject({ Error: 0, ResendAfter: 30 });
    await user.signIn({ mobile: '9000000104' });
    expect(user.codes.some(({ data }) => data.challengeId === Number(response.first.Id))).toBe(
      false,
    );
  });

  it.each([
    [{ mobile: '', email: '' }, 'contact-needed'],
    [{ mobile: '12345', email: '' }, 'mobile-invalid'],
    [{ mobile: '', email: 'nobody@' }, 'email-invalid'],
  ])('rejects %j with status 200 and Error 1', async (query, code) => {
    const response = await user.call('start-sign-in', { query });
    expect(response.status).toBe(200);
    expect(response.first).toMatchObject({ Id: 0, Error: 1, Code: code });
  });

  it('returns a Hindi message when Hindi is requested', async () => {
    const response = await user.call('start-sign-in', {
      query: { mobile: '1', email: '', lang: 'hi' },
    });
    expect(response.first.Message).toMatch(/[\u0900-\u097f]/);
  });

  it('compares at most five of 100 concurrent wrong codes', async () => {
    const challengeId = await user.start({ mobile: '9000000105' });
    const code = await user.findCode(challengeId);
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => user.check(challengeId, wrongCode(code))),
    );
    const codes = responses.map(({ first }) => String(first.Code));
    expect(codes.filter((response) => response === 'code-wrong')).toHaveLength(5);
    expect(codes.filter((response) => response === 'code-used-up')).toHaveLength(95);
    expect(
      responses
        .filter(({ first }) => first.Code === 'code-wrong')
        .map(({ first }) => Number(first.TriesLeft))
        .sort(),
    ).toEqual([0, 1, 2, 3, 4]);
    expect(responses.find(({ first }) => first.TriesLeft === 0)?.first.Message).toBe(
      'Too many incorrect attempts. Request a new code.',
    );
    expect((await user.check(challengeId, code)).first).toMatchObject({
      Error: 1,
      Code: 'code-used-up',
      TriesLeft: 0,
    });
  });

  it('opens one session for 20 concurrent calls with the correct code', async () => {
    const challengeId = await user.start({ mobile: '9000000106' });
    const code = await user.findCode(challengeId);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => user.check(challengeId, code)),
    );
    const signedIn = responses.filter(({ first }) => Number(first.Error) === 0);
    expect(signedIn).toHaveLength(1);
    expect(
      await user.connection
        .collection('sessions')
        .countDocuments({ userId: Number(signedIn[0]?.first.Id) }),
    ).toBe(1);
  });

  it('creates one person when several codes are answered concurrently', async () => {
    const ids: number[] = [];
    for (let requested = 0; requested < 4; requested += 1) {
      ids.push(await user.start({ mobile: '9000000107' }));
      user.advance(31_000);
    }
    const responses = await Promise.all(
      ids.map(async (id) => user.check(id, await user.findCode(id))),
    );
    expect(new Set(responses.map(({ first }) => Number(first.Id))).size).toBe(1);
  });

  it('rejects the code of another challenge', async () => {
    const [mine, other] = [
      await user.start({ mobile: '9000000108' }),
      await user.start({ mobile: '9000000109' }),
    ];
    const [code, otherCode] = [await user.findCode(mine), await user.findCode(other)];
    if (code === otherCode) return;
    expect((await user.check(other, code)).first).toMatchObject({
      Error: 1,
      Code: 'code-wrong',
      TriesLeft: 4,
    });
  });

  it('reports an unknown challenge as expired', async () => {
    expect((await user.check(123_456, '123456')).first).toMatchObject({
      Id: 0,
      Error: 1,
      Code: 'code-expired',
      TriesLeft: 0,
    });
  });

  it('rejects the correct code after five minutes', async () => {
    const challengeId = await user.start({ mobile: '9000000111' });
    const code = await user.findCode(challengeId);
    user.advance(5 * minuteMs);
    expect((await user.check(challengeId, code)).first).toMatchObject({
      Error: 1,
      Code: 'code-expired',
    });
    expect(
      (await user.call('resend-code', { query: { OtpId: String(challengeId) } })).first,
    ).toMatchObject({ Error: 1, Code: 'code-expired' });
  });

  it('rejects an operator object as a code', async () => {
    const challengeId = await user.start({ mobile: '9000000112' });
    const response = await user.call('check-code', {
      query: { Id: String(challengeId), 'password[$ne]': '' },
    });
    expect(response.status).toBe(400);
    expect((await user.check(challengeId, '{"$ne":""}')).first).toMatchObject({
      Error: 1,
      Code: 'code-wrong',
    });
  });

  it('rejects staff who sign in by mail', async () => {
    const { userId } = await user.signIn({ email: 'worker@example.in' });
    const before = await user.connection.collection('sessions').countDocuments({ userId });
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: userId }, { $set: { permissions: ['slots'] } });
    const { response } = await user.signIn({ email: 'worker@example.in' });
    expect(response.first).toMatchObject({ Error: 1, Code: 'staff-needs-mobile' });
    expect(response.cookie).toBe('');
    expect(await user.connection.collection('sessions').countDocuments({ userId })).toBe(before);
  });
});
