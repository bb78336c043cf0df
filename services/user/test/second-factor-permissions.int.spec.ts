import { createTokenVerifier } from '@tokri/service-kit/auth';
import { createSecondFactorSteps, type SecondFactorSteps } from './second-factor-steps.ts';
import { readClaims } from './token-claims.ts';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

const all = ['payments', 'chat', 'users'];
const withAll = ['customer', 'staff:payments', 'staff:chat', 'staff:users'];
const withoutMoney = ['customer', 'staff:chat'];

const readRoles = (token: unknown) => readClaims(String(token)).roles;

describe.each(['required', 'optional'] as const)('a second factor that is %s', (policy) => {
  let user: UserService;
  let steps: SecondFactorSteps;
  beforeAll(async () => {
    user = await startUserService(`second-factor-${policy}`, { STAFF_SECOND_FACTOR: policy });
    steps = createSecondFactorSteps(user);
  });
  afterAll(() => user.stop());

  const renew = async (cookie: string) => {
    const { first, cookie: next } = await steps.call('renew-token', cookie);
    return { roles: readRoles(first.Token), cookie: next };
  };

  it(`gives staff who have not enrolled ${policy === 'required' ? 'no' : 'every'} permission that moves money`, async () => {
    const expected = policy === 'required' ? withoutMoney : withAll;
    const { token, cookie } = await steps.signInStaff('9000001101', all);
    expect(readRoles(token)).toEqual(expected);
    expect(await steps.readStatus(cookie)).toMatchObject({
      MissingStep: policy === 'required' ? 'enrol' : 'none',
    });
    await steps.call('start-second-factor', cookie);
    expect((await renew(cookie)).roles).toEqual(expected);
  });

  it('gives those permissions to the session that enrols, also when it renews its token', async () => {
    const { cookie } = await steps.signInStaff('9000001102', all);
    const { confirmed } = await steps.enrol(cookie);
    expect(readRoles(confirmed.Token)).toEqual(withAll);
    expect(await steps.readStatus(cookie)).toMatchObject({ MissingStep: 'none' });
    expect((await renew(cookie)).roles).toEqual(withAll);
  });

  it('leaves them out at sign-in and at renewals until the session gives a code', async () => {
    const mobile = '9000001103';
    const first = await steps.signInStaff(mobile, all);
    const { nextCode, recoveryCodes } = await steps.enrol(first.cookie);
    const { token, cookie } = await user.signIn({ mobile });
    expect(readRoles(token)).toEqual(withoutMoney);
    const renewed = await renew(cookie);
    expect(renewed.roles).toEqual(withoutMoney);
    expect(await steps.readStatus(renewed.cookie)).toMatchObject({ MissingStep: 'verify' });
    const verified = await steps.call('verify-second-factor', renewed.cookie, {
      Code: nextCode(),
    });
    expect(readRoles(verified.first.Token)).toEqual(withAll);
    expect((await renew(renewed.cookie)).roles).toEqual(withAll);
    const third = await user.signIn({ mobile });
    const [Code] = recoveryCodes;
    const recovered = await steps.call('verify-second-factor', third.cookie, { Code });
    expect(readRoles(recovered.first.Token)).toEqual(withAll);
  });

  it('names the missing step in the token while staff have no other permission', async () => {
    const { token, cookie } = await steps.signInStaff('9000001113', ['payments']);
    expect(readClaims(token).missingStep).toBe(policy === 'required' ? 'enrol' : undefined);
    const { confirmed } = await steps.enrol(cookie);
    expect(readClaims(String(confirmed.Token)).missingStep).toBeUndefined();
    const again = await user.signIn({ mobile: '9000001113' });
    expect(readClaims(again.token)).toMatchObject({ roles: ['customer'], missingStep: 'verify' });
  });

  it('asks for a code again 12 hours after the last one', async () => {
    const { cookie } = await steps.signInStaff('9000001112', all);
    const { nextCode } = await steps.enrol(cookie);
    steps.advance(12 * 3_600_000);
    const renewed = await renew(cookie);
    expect(renewed.roles).toEqual(withoutMoney);
    expect(await steps.readStatus(renewed.cookie)).toMatchObject({
      IsVerified: false,
      MissingStep: 'verify',
    });
    await steps.call('verify-second-factor', renewed.cookie, { Code: nextCode() });
    expect((await renew(renewed.cookie)).roles).toEqual(withAll);
  });

  it('leaves them out of a session that was open before the factor was on', async () => {
    const mobile = '9000001104';
    const first = await steps.signInStaff(mobile, all);
    const other = await user.signIn({ mobile });
    await steps.enrol(first.cookie);
    expect((await renew(other.cookie)).roles).toEqual(withoutMoney);
  });

  it('leaves out those that are granted later', async () => {
    const mobile = '9000001105';
    const granter = await steps.signInStaff('9000001106', all);
    const { confirmed } = await steps.enrol(granter.cookie);
    const person = await steps.signInStaff(mobile, ['chat']);
    await steps.enrol(person.cookie);
    const other = await user.signIn({ mobile });
    const granted = await user.call('set-staff-permissions', {
      body: { UserId: person.userId, Before: ['chat'], Permissions: ['payments', 'chat'] },
      token: String(confirmed.Token),
    });
    expect(granted.first).toMatchObject({ Error: 0 });
    expect((await renew(other.cookie)).roles).toEqual(withoutMoney);
    expect((await renew(person.cookie)).roles).toEqual([
      'customer',
      'staff:payments',
      'staff:chat',
    ]);
  });

  it(`${policy === 'required' ? 'takes them away' : 'needs no code any more'} when it is turned off`, async () => {
    const { cookie } = await steps.signInStaff('9000001107', all);
    const { nextCode } = await steps.enrol(cookie);
    await steps.call('turn-off-second-factor', cookie, { Code: nextCode() });
    expect((await renew(cookie)).roles).toEqual(policy === 'required' ? withoutMoney : withAll);
  });

  it('refuses what they allow without a code', async () => {
    const mobile = '9000001108';
    const { cookie } = await steps.signInStaff(mobile, all);
    const { confirmed } = await steps.enrol(cookie);
    const other = await user.signIn({ mobile });
    const { userId } = await user.signIn({ mobile: '9000001109' });
    const grant = (token: string) =>
      user.call('set-staff-permissions', {
        body: { UserId: userId, Before: [], Permissions: ['chat'] },
        token,
      });
    expect((await grant(other.token)).status).toBe(403);
    expect((await grant(String(confirmed.Token))).status).toBe(200);
  });

  it('shows in a preview no more than the session of the member of staff may see', async () => {
    const granted = ['payments', 'users'];
    const { cookie, userId } = await steps.signInStaff('9000001110', granted);
    const { confirmed } = await steps.enrol(cookie);
    const customer = await user.signIn({ mobile: '9000001111' });
    // Granted after the token was issued.
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: userId }, { $set: { permissions: [...granted, 'rates'] } });
    const { first } = await user.call('start-customer-preview', {
      body: { UserId: customer.userId },
      token: String(confirmed.Token),
    });
    const verify = createTokenVerifier({ jwks: JSON.parse(String(user.variables.TOKEN_JWKS)) });
    expect(await verify(`Bearer ${String(first.Token)}`)).toMatchObject({
      previewPermissions: granted,
    });
  });
});
