import { startUserService, wrongCode } from './user-service.ts';
import type { UserService } from './user-service.ts';

describe('limits on one-time passwords', () => {
  let user: UserService;
  beforeAll(async () => {
    user = await startUserService('limits', {
      OTP_SENDS_PER_NUMBER_PER_HOUR: '5',
      OTP_SENDS_PER_NUMBER_PER_DAY: '10',
      OTP_SENDS_PER_ADDRESS_PER_HOUR: '20',
      OTP_RESEND_AFTER_SECONDS: '0',
    });
  });
  afterAll(() => user.stop());

  const startSignInFrom = (address: string, mobile: string) =>
    user.call('start-sign-in', {
      query: { mobile, email: '' },
      headers: { 'x-client-address': address },
    });

  it('rejects the sixth code for one number within an hour, counting resends', async () => {
    const challengeId = String((await startSignInFrom('203.0.113.1', '9000000201')).first.Id);
    await user.call('resend-code', {
      query: { OtpId: challengeId },
      headers: { 'x-client-address': '203.0.113.1' },
    });
    for (const address of ['203.0.113.2', '203.0.113.3', '203.0.113.4'])
      expect(Number((await startSignInFrom(address, '09000000201')).first.Error)).toBe(0);
    const sixthCode = await startSignInFrom('203.0.113.5', '+919000000201');
    expect(sixthCode.status).toBe(200);
    expect(sixthCode.first).toMatchObject({ Id: 0, Error: 1, Code: 'too-many-codes' });
    expect(Number(sixthCode.first.ResendAfter)).toBeGreaterThan(3_000);
    expect(sixthCode.first.Message).toMatch(/Try again in (5\d|60) minutes\./);
  });

  it('rejects the twenty-first number from one network address only', async () => {
    const responses = [];
    for (let last = 10; last <= 30; last += 1)
      responses.push(await startSignInFrom('203.0.113.20', `90000003${last}`));
    expect(responses.filter(({ first }) => Number(first.Error) === 0)).toHaveLength(20);
    expect(Number((await startSignInFrom('203.0.113.21', '9000000330')).first.Error)).toBe(0);
  });

  it('rejects the twenty-first number from one IPv6 /64 only', async () => {
    const responses = [];
    for (let last = 10; last <= 30; last += 1)
      responses.push(await startSignInFrom(`2001:db8:1:2::${last}`, `90000005${last}`));
    expect(responses.filter(({ first }) => Number(first.Error) === 0)).toHaveLength(20);
    expect(Number((await startSignInFrom('2001:db8:1:3::1', '9000000530')).first.Error)).toBe(0);
  });

  it('blocks a number after three codes exhausted by wrong attempts', async () => {
    for (let exhausted = 1; exhausted <= 3; exhausted += 1) {
      const challengeId = Number((await startSignInFrom('203.0.113.40', '9000000401')).first.Id);
      const code = await user.findCode(challengeId);
      for (let tries = 0; tries < 5; tries += 1) await user.check(challengeId, wrongCode(code));
    }
    const blocked = await startSignInFrom('203.0.113.40', '9000000401');
    expect(blocked.first).toMatchObject({ Error: 1, Code: 'too-many-codes' });
    expect(Number(blocked.first.ResendAfter)).toBeGreaterThan(850);
  });
});
