import { createAuditStore } from '@tokri/service-kit/mongo';
import { TOTP } from 'otpauth';
import { createSecondFactorSteps, type SecondFactorSteps } from './second-factor-steps.ts';
import { readClaims } from './token-claims.ts';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

const pauseMs = 15 * 60_000;

describe('the second factor of staff', () => {
  let user: UserService;
  let steps: SecondFactorSteps;
  beforeAll(async () => {
    user = await startUserService('second-factor');
    steps = createSecondFactorSteps(user);
  });
  afterAll(() => user.stop());

  const storedFactor = (userId: number) =>
    user.connection
      .collection<{ _id: number; sealedSecret: string; recoveryCodeHashes: string[] }>(
        'second-factors',
      )
      .findOne({ _id: userId });

  it('is off until a code of the app confirms it', async () => {
    const { userId, cookie } = await steps.signInStaff('9000001001');
    expect(await steps.readStatus(cookie)).toEqual({
      ActiveSince: null,
      IsVerified: false,
      RecoveryCodesLeft: 0,
      MissingStep: 'none',
    });
    const started = (await steps.call('start-second-factor', cookie)).first;
    expect(started).toMatchObject({ Id: userId, Error: 0 });
    expect(started.Uri).toContain(`secret=${String(started.Secret)}`);
    expect(await steps.readStatus(cookie)).toMatchObject({ ActiveSince: null });
    expect(
      (await steps.call('verify-second-factor', cookie, { Code: '123456' })).first,
    ).toMatchObject({
      Code: 'second-factor-off',
    });
  });

  it('returns ten recovery codes once and verifies the session that enrolled', async () => {
    const { cookie } = await steps.signInStaff('9000001002');
    const { confirmed, recoveryCodes } = await steps.enrol(cookie);
    expect(confirmed.Error).toBe(0);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await steps.readStatus(cookie)).toMatchObject({
      IsVerified: true,
      RecoveryCodesLeft: 10,
    });
    expect((await steps.call('start-second-factor', cookie)).first).toMatchObject({
      Code: 'second-factor-active',
    });
  });

  it('is not turned on more than 10 minutes after the start', async () => {
    const { userId, cookie } = await steps.signInStaff('9000001012');
    const { Secret } = (await steps.call('start-second-factor', cookie)).first;
    steps.advance(10 * 60_000);
    const Code = new TOTP({ secret: String(Secret) }).generate({
      timestamp: steps.now().getTime(),
    });
    expect((await steps.call('confirm-second-factor', cookie, { Code })).first).toMatchObject({
      Code: 'second-factor-start-expired',
    });
    expect(await storedFactor(userId)).toMatchObject({ state: 'none', sealedSecret: '' });
  });

  it('refuses tokens from before it was on', async () => {
    const before = await steps.signInStaff('9000001003');
    const { confirmed } = await steps.enrol(before.cookie);
    expect(readClaims(String(confirmed.Token)).rev).toBeGreaterThan(readClaims(before.token).rev);
  });

  it('is verified once for each session with a code of the app', async () => {
    const mobile = '9000001004';
    const { cookie } = await steps.signInStaff(mobile);
    const { firstCode, nextCode } = await steps.enrol(cookie);
    const other = await user.signIn({ mobile });
    expect(await steps.readStatus(other.cookie)).toMatchObject({ IsVerified: false });
    expect(
      (await steps.call('verify-second-factor', other.cookie, { Code: firstCode })).first,
    ).toMatchObject({ Code: 'second-factor-code-wrong' });
    const verified = await steps.call('verify-second-factor', other.cookie, { Code: nextCode() });
    expect(verified.first).toMatchObject({ Error: 0, RecoveryCodesLeft: 10 });
    expect(verified.headers.get('cache-control')).toBe('no-store');
    expect(await steps.readStatus(other.cookie)).toMatchObject({ IsVerified: true });
  });

  it('accepts one of 20 concurrent calls with the same code', async () => {
    const { cookie } = await steps.signInStaff('9000001005');
    const { recoveryCodes } = await steps.enrol(cookie);
    const [Code = ''] = recoveryCodes;
    const results = await Promise.all(
      Array.from({ length: 20 }, () => steps.call('verify-second-factor', cookie, { Code })),
    );
    expect(results.filter(({ first }) => first.Error === 0)).toHaveLength(1);
    expect(await steps.readStatus(cookie)).toMatchObject({ RecoveryCodesLeft: 9 });
  });

  it('pauses after five wrong codes of one kind, and takes the other', async () => {
    const { userId, cookie } = await steps.signInStaff('9000001006');
    const { nextCode, recoveryCodes } = await steps.enrol(cookie);
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(
        (await steps.call('verify-second-factor', cookie, { Code: '000 000' })).first,
      ).toMatchObject({
        Code: 'second-factor-code-wrong',
      });
    expect(
      (await steps.call('verify-second-factor', cookie, { Code: nextCode() })).first,
    ).toMatchObject({
      Code: 'second-factor-paused',
    });
    expect(user.logLines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ userId, reason: 'second-factor-paused' }),
    );
    const [Code = ''] = recoveryCodes;
    expect((await steps.call('verify-second-factor', cookie, { Code })).first).toMatchObject({
      Error: 0,
    });
    expect(
      (await steps.call('verify-second-factor', cookie, { Code: nextCode() })).first,
    ).toMatchObject({ Code: 'second-factor-paused' });
    steps.advance(pauseMs);
    expect(
      (await steps.call('verify-second-factor', cookie, { Code: nextCode() })).first,
    ).toMatchObject({
      Error: 0,
    });
  });

  it('replaces recovery codes for a code', async () => {
    const { cookie } = await steps.signInStaff('9000001007');
    const { recoveryCodes, nextCode } = await steps.enrol(cookie);
    const replaced = (await steps.call('replace-recovery-codes', cookie, { Code: nextCode() }))
      .first;
    const [fresh = ''] = replaced.RecoveryCodes as readonly string[];
    const [old = ''] = recoveryCodes;
    expect((await steps.call('verify-second-factor', cookie, { Code: old })).first.Error).toBe(1);
    expect((await steps.call('verify-second-factor', cookie, { Code: fresh })).first.Error).toBe(0);
  });

  it('is turned off with a code, and its secret is removed', async () => {
    const { userId, cookie } = await steps.signInStaff('9000001008');
    const { nextCode } = await steps.enrol(cookie);
    expect((await steps.call('turn-off-second-factor', cookie, { Code: 'x' })).first.Error).toBe(1);
    expect(
      (await steps.call('turn-off-second-factor', cookie, { Code: nextCode() })).first.Error,
    ).toBe(0);
    expect(await storedFactor(userId)).toMatchObject({
      state: 'none',
      sealedSecret: '',
      recoveryCodeHashes: [],
    });
  });

  it('does not carry a verification over to a new enrolment', async () => {
    const mobile = '9000001009';
    const { cookie } = await steps.signInStaff(mobile);
    const { nextCode } = await steps.enrol(cookie);
    const other = await user.signIn({ mobile });
    await steps.call('verify-second-factor', other.cookie, { Code: nextCode() });
    await steps.call('turn-off-second-factor', cookie, { Code: nextCode() });
    await steps.enrol(cookie);
    expect(await steps.readStatus(other.cookie)).toMatchObject({ IsVerified: false });
  });

  it('is for staff with an open session only', async () => {
    const { cookie } = await user.signIn({ mobile: '9000001010' });
    expect((await steps.call('start-second-factor', cookie)).first).toMatchObject({
      Code: 'not-staff',
    });
    expect((await steps.call('start-second-factor', 'forged')).first).toMatchObject({
      Code: 'signed-out',
    });
  });

  it('never appears in logs or in clear in the database', async () => {
    const { userId, cookie } = await steps.signInStaff('9000001011');
    const { secret, firstCode, recoveryCodes, nextCode } = await steps.enrol(cookie);
    const code = nextCode();
    await steps.call('verify-second-factor', cookie, { Code: code });
    await steps.call('verify-second-factor', cookie, { Code: recoveryCodes[0] });
    const kept = user.logLines.join('') + JSON.stringify(await storedFactor(userId));
    for (const text of [secret, ...recoveryCodes]) expect(kept).not.toContain(text);
    for (const text of [firstCode, code]) expect(kept).not.toMatch(new RegExp(`\\b${text}\\b`));
  });

  describe('when somebody has lost the phone', () => {
    const reset = (token: string, UserId: number) =>
      user.call('reset-second-factor', { body: { UserId }, token });
    const listedFactor = async (token: string, userId: number) =>
      (await user.call('list-staff', { token })).entries.find(({ UserId }) => UserId === userId)
        ?.SecondFactorSince;

    it('is reset by another administrator, and all sessions end', async () => {
      const person = await steps.signInStaff('9000001020');
      await steps.enrol(person.cookie);
      const before = await storedFactor(person.userId);
      const administrator = await steps.signInStaff('9000001021', ['users', 'payments', 'chat']);
      expect(await listedFactor(administrator.token, person.userId)).toEqual(expect.any(String));
      expect((await reset(administrator.token, person.userId)).first).toMatchObject({ Error: 0 });
      expect(await listedFactor(administrator.token, person.userId)).toBeNull();
      expect(await storedFactor(person.userId)).toMatchObject({ state: 'none', sealedSecret: '' });
      expect((await steps.call('renew-token', person.cookie)).first).toMatchObject({
        Code: 'signed-out',
      });
      const audit = createAuditStore(user.connection);
      const [entry] = await audit.list({ subject: `user:${person.userId}`, limit: 1 }, steps.now());
      expect(entry).toMatchObject({ operation: 'reset-second-factor' });
      const kept = JSON.stringify(entry);
      for (const text of [before?.sealedSecret, ...(before?.recoveryCodeHashes ?? [])])
        expect(kept).not.toContain(text);
    });

    it('is not reset for a customer, whose sessions go on', async () => {
      const administrator = await steps.signInStaff('9000001025', ['users']);
      const customer = await user.signIn({ mobile: '9000001026' });
      expect((await reset(administrator.token, customer.userId)).first).toMatchObject({
        Error: 1,
        Code: 'not-staff',
      });
      expect((await reset(customer.token, administrator.userId)).status).toBe(403);
      expect((await steps.call('renew-token', customer.cookie)).first).toMatchObject({ Error: 0 });
    });

    it('is not reset by the person or by staff who lack one of the permissions', async () => {
      const person = await steps.signInStaff('9000001022', ['payments', 'users']);
      const { confirmed } = await steps.enrol(person.cookie);
      const clerk = await steps.signInStaff('9000001023', ['users']);
      const withoutUsers = await steps.signInStaff('9000001024', ['payments']);
      expect((await reset(String(confirmed.Token), person.userId)).first).toMatchObject({
        Code: 'own-second-factor',
      });
      expect((await reset(clerk.token, person.userId)).first).toMatchObject({
        Code: 'person-has-more-permissions',
      });
      expect((await reset(withoutUsers.token, person.userId)).status).toBe(403);
      expect(await storedFactor(person.userId)).toMatchObject({ state: 'active' });
    });
  });
});
