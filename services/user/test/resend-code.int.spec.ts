import { startUserService, wrongCode } from './user-service.ts';
import type { UserService } from './user-service.ts';

describe('resending a code', () => {
  let user: UserService;
  beforeAll(async () => {
    user = await startUserService('resend');
  });
  afterAll(() => user.stop());

  it('returns the active challenge within the resend gap and sends no second code', async () => {
    const first = await user.call('start-sign-in', { query: { mobile: '9000000113', email: '' } });
    const code = await user.findCode(Number(first.first.Id));
    user.advance(10_000);
    const again = await user.call('start-sign-in', {
      query: { mobile: '+919000000113', email: '' },
    });
    expect(again.first).toEqual({ ...first.first, ResendAfter: expect.any(Number) });
    expect(Number(again.first.ResendAfter)).toBeLessThanOrEqual(20);
    expect(
      user.codes.filter(({ data }) => data.challengeId === Number(first.first.Id)),
    ).toHaveLength(1);
    expect(Number((await user.check(Number(again.first.Id), code)).first.Error)).toBe(0);
  });

  it('reveals no challenge id to another network within the resend gap', async () => {
    await user.signIn({ mobile: '9000000118' });
    for (const mobile of ['9000000118', '9000000119']) {
      await user.start({ mobile });
      const otherNetworkResponse = await user.call('start-sign-in', {
        query: { mobile, email: '' },
        headers: { 'x-client-address': '203.0.113.9' },
      });
      expect(otherNetworkResponse.first).toMatchObject({
        Id: 0,
        Error: 1,
        Code: 'too-early',
        ResendAfter: expect.any(Number),
      });
    }
  });

  it('does not let strangers delay a known device by the resend gap', async () => {
    const { response } = await user.signIn({ mobile: '9000000120' });
    const device = response.headers.getSetCookie()[1]?.split(';')[0] ?? '';
    const stranger = await user.call('start-sign-in', {
      query: { mobile: '9000000120', email: '' },
      headers: { 'x-client-address': '203.0.113.9' },
    });
    expect(Number(stranger.first.Error)).toBe(0);
    const owner = await user.call('start-sign-in', {
      query: { mobile: '9000000120', email: '' },
      headers: { 'x-client-address': '203.0.113.10', cookie: device },
    });
    expect(Number(owner.first.Error)).toBe(0);
    expect(owner.first.Id).not.toBe(stranger.first.Id);
  });

  it('creates one challenge and one code for 20 concurrent requests', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => user.start({ mobile: '9000000114' })),
    );
    expect(new Set(ids).size).toBe(1);
    await user.findCode(ids[0] ?? 0);
    const { userId } = await user.signIn({ mobile: '9000000115' });
    expect(userId).toBeGreaterThan(0);
    expect(
      await user.connection.collection('challenges').countDocuments({ contact: '+919000000114' }),
    ).toBe(1);
  });

  it('creates a new challenge after sign-in or after the resend gap', async () => {
    const used = await user.start({ mobile: '9000000116' });
    await user.check(used, await user.findCode(used));
    const second = await user.start({ mobile: '9000000116' });
    expect(second).not.toBe(used);
    await user.findCode(second);
    user.advance(31_000);
    expect(await user.start({ mobile: '9000000116' })).not.toBe(second);
  });

  it('returns the resent challenge within the resend gap', async () => {
    const challengeId = await user.start({ mobile: '9000000117' });
    user.advance(31_000);
    await user.call('resend-code', { query: { OtpId: String(challengeId) } });
    expect(await user.start({ mobile: '9000000117' })).toBe(challengeId);
  });

  it('rejects an early resend; a later one replaces the code and resets the attempts', async () => {
    const challengeId = await user.start({ mobile: '9000000110' });
    const first = await user.findCode(challengeId);
    expect(
      (await user.call('resend-code', { query: { OtpId: String(challengeId) } })).first,
    ).toMatchObject({ Error: 1, Code: 'too-early' });
    await user.check(challengeId, wrongCode(first));
    user.advance(31_000);
    const again = await user.call('resend-code', { query: { OtpId: String(challengeId) } });
    expect(again.first).toMatchObject({ Id: challengeId, Error: 0, ResendAfter: 30 });
    const second = await user.findCode(challengeId, 2);
    if (first !== second)
      expect((await user.check(challengeId, first)).first).toMatchObject({
        Error: 1,
        Code: 'code-wrong',
        TriesLeft: 4,
      });
    expect(Number((await user.check(challengeId, second)).first.Error)).toBe(0);
  });
});
