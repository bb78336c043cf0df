import { createAuditStore } from '@tokri/service-kit/mongo';
import { TOTP } from 'otpauth';
import { readClaims } from './token-claims.ts';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

const stepMs = 30_000;
const pauseMs = 15 * 60_000;

describe('the second factor of staff', () => {
  let user: UserService;
  let aheadMs = 0;
  beforeAll(async () => {
    user = await startUserService('second-factor');
  });
  afterAll(() => user.stop());

  const advance = (ms: number) => {
    aheadMs += ms;
    user.advance(ms);
  };
  const setPermissions = (userId: number, permissions: readonly string[]) =>
    user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: userId }, { $set: { permissions } });
  const signInStaff = async (mobile: string, permissions = ['payments', 'chat']) => {
    const { userId } = await user.signIn({ mobile });
    await setPermissions(userId, permissions);
    return user.signIn({ mobile });
  };
  const call = (operation: string, cookie: string, body: object = {}) =>
    user.call(operation, { body, headers: { cookie: `refresh=${cookie}` } });
  const readStatus = async (cookie: string) =>
    (await user.call('read-second-factor', { headers: { cookie: `refresh=${cookie}` } })).first;
  const storedFactor = (userId: number) =>
    user.connection
      .collection<{ _id: number; sealedSecret: string; recoveryCodeHashes: string[] }>(
        'second-factors',
      )
      .findOne({ _id: userId });

  const enrol = async (cookie: string) => {
    const secret = String((await call('start-second-factor', cookie)).first.Secret);
    const totp = new TOTP({ secret });
    const codeOfApp = () => totp.generate({ timestamp: Date.now() + aheadMs });
    const firstCode = codeOfApp();
    const confirmed = (await call('confirm-second-factor', cookie, { Code: firstCode })).first;
    /** Of a time step that was not used yet. */
    const nextCode = () => {
      advance(stepMs);
      return codeOfApp();
    };
    return {
      secret,
      confirmed,
      firstCode,
      nextCode,
      recoveryCodes: confirmed.RecoveryCodes as readonly string[],
    };
  };

  it('is off until a code of the app confirms it', async () => {
    const { userId, cookie } = await signInStaff('9000001001');
    expect(await readStatus(cookie)).toEqual({
      ActiveSince: null,
      IsVerified: false,
      RecoveryCodesLeft: 0,
    });
    const started = (await call('start-second-factor', cookie)).first;
    expect(started).toMatchObject({ Id: userId, Error: 0 });
    expect(started.Uri).toContain(`secret=${String(started.Secret)}`);
    expect(await readStatus(cookie)).toMatchObject({ ActiveSince: null });
    expect((await call('verify-second-factor', cookie, { Code: '123456' })).first).toMatchObject({
      Code: 'second-factor-off',
    });
  });

  it('returns ten recovery codes once and verifies the session that enrolled', async () => {
    const { cookie } = await signInStaff('9000001002');
    const { confirmed, recoveryCodes } = await enrol(cookie);
    expect(confirmed.Error).toBe(0);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await readStatus(cookie)).toMatchObject({ IsVerified: true, RecoveryCodesLeft: 10 });
    expect((await call('start-second-factor', cookie)).first).toMatchObject({
      Code: 'second-factor-active',
    });
  });

  it('refuses tokens from before it was on', async () => {
    const before = await signInStaff('9000001003');
    const { confirmed } = await enrol(before.cookie);
    expect(readClaims(String(confirmed.Token)).rev).toBeGreaterThan(readClaims(before.token).rev);
  });

  it('is verified once for each session with a code of the app', async () => {
    const mobile = '9000001004';
    const { cookie } = await signInStaff(mobile);
    const { firstCode, nextCode } = await enrol(cookie);
    const other = await user.signIn({ mobile });
    expect(await readStatus(other.cookie)).toMatchObject({ IsVerified: false });
    expect(
      (await call('verify-second-factor', other.cookie, { Code: firstCode })).first,
    ).toMatchObject({ Code: 'second-factor-code-wrong' });
    const verified = await call('verify-second-factor', other.cookie, { Code: nextCode() });
    expect(verified.first).toMatchObject({ Error: 0, RecoveryCodesLeft: 10 });
    expect(verified.headers.get('cache-control')).toBe('no-store');
    expect(await readStatus(other.cookie)).toMatchObject({ IsVerified: true });
  });

  it('accepts one of 20 concurrent calls with the same code', async () => {
    const { cookie } = await signInStaff('9000001005');
    const { recoveryCodes } = await enrol(cookie);
    const [Code = ''] = recoveryCodes;
    const results = await Promise.all(
      Array.from({ length: 20 }, () => call('verify-second-factor', cookie, { Code })),
    );
    expect(results.filter(({ first }) => first.Error === 0)).toHaveLength(1);
    expect(await readStatus(cookie)).toMatchObject({ RecoveryCodesLeft: 9 });
  });

  it('pauses after five wrong codes', async () => {
    const { userId, cookie } = await signInStaff('9000001006');
    const { nextCode } = await enrol(cookie);
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await call('verify-second-factor', cookie, { Code: 'wrong' })).first).toMatchObject({
        Code: 'second-factor-code-wrong',
      });
    expect((await call('verify-second-factor', cookie, { Code: nextCode() })).first).toMatchObject({
      Code: 'second-factor-paused',
    });
    expect(user.logLines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ userId, reason: 'second-factor-paused' }),
    );
    advance(pauseMs);
    expect((await call('verify-second-factor', cookie, { Code: nextCode() })).first).toMatchObject({
      Error: 0,
    });
  });

  it('replaces recovery codes for a code', async () => {
    const { cookie } = await signInStaff('9000001007');
    const { recoveryCodes, nextCode } = await enrol(cookie);
    const replaced = (await call('replace-recovery-codes', cookie, { Code: nextCode() })).first;
    const [fresh = ''] = replaced.RecoveryCodes as readonly string[];
    const [old = ''] = recoveryCodes;
    expect((await call('verify-second-factor', cookie, { Code: old })).first.Error).toBe(1);
    expect((await call('verify-second-factor', cookie, { Code: fresh })).first.Error).toBe(0);
  });

  it('is turned off with a code, and its secret is removed', async () => {
    const { userId, cookie } = await signInStaff('9000001008');
    const { nextCode } = await enrol(cookie);
    expect((await call('turn-off-second-factor', cookie, { Code: 'x' })).first.Error).toBe(1);
    expect((await call('turn-off-second-factor', cookie, { Code: nextCode() })).first.Error).toBe(
      0,
    );
    expect(await storedFactor(userId)).toMatchObject({
      state: 'none',
      sealedSecret: '',
      recoveryCodeHashes: [],
    });
  });

  it('does not carry a verification over to a new enrolment', async () => {
    const mobile = '9000001009';
    const { cookie } = await signInStaff(mobile);
    const { nextCode } = await enrol(cookie);
    const other = await user.signIn({ mobile });
    await call('verify-second-factor', other.cookie, { Code: nextCode() });
    await call('turn-off-second-factor', cookie, { Code: nextCode() });
    await enrol(cookie);
    expect(await readStatus(other.cookie)).toMatchObject({ IsVerified: false });
  });

  it('is for staff with an open session only', async () => {
    const { cookie } = await user.signIn({ mobile: '9000001010' });
    expect((await call('start-second-factor', cookie)).first).toMatchObject({ Code: 'not-staff' });
    expect((await call('start-second-factor', 'forged')).first).toMatchObject({
      Code: 'signed-out',
    });
  });

  it('never appears in logs or in clear in the database', async () => {
    const { userId, cookie } = await signInStaff('9000001011');
    const { secret, firstCode, recoveryCodes, nextCode } = await enrol(cookie);
    const code = nextCode();
    await call('verify-second-factor', cookie, { Code: code });
    await call('verify-second-factor', cookie, { Code: recoveryCodes[0] });
    const kept = user.logLines.join('') + JSON.stringify(await storedFactor(userId));
    for (const text of [secret, ...recoveryCodes]) expect(kept).not.toContain(text);
    for (const text of [firstCode, code]) expect(kept).not.toMatch(new RegExp(`\\b${text}\\b`));
  });

  describe('of somebody who lost the phone', () => {
    const reset = (token: string, UserId: number) =>
      user.call('reset-second-factor', { body: { UserId }, token });

    it('is reset by another administrator, and all sessions end', async () => {
      const person = await signInStaff('9000001020');
      await enrol(person.cookie);
      const before = await storedFactor(person.userId);
      const administrator = await signInStaff('9000001021', ['users', 'payments', 'chat']);
      expect((await reset(administrator.token, person.userId)).first).toMatchObject({ Error: 0 });
      expect(await storedFactor(person.userId)).toMatchObject({ state: 'none', sealedSecret: '' });
      expect((await call('renew-token', person.cookie)).first).toMatchObject({
        Code: 'signed-out',
      });
      const audit = createAuditStore(user.connection);
      const [entry] = await audit.list(
        { subject: `user:${person.userId}`, limit: 1 },
        new Date(Date.now() + aheadMs),
      );
      expect(entry).toMatchObject({ operation: 'reset-second-factor' });
      const kept = JSON.stringify(entry);
      for (const text of [before?.sealedSecret, ...(before?.recoveryCodeHashes ?? [])])
        expect(kept).not.toContain(text);
    });

    it('is not reset by the person or by staff who lack one of the permissions', async () => {
      const person = await signInStaff('9000001022', ['payments', 'users']);
      await enrol(person.cookie);
      const clerk = await signInStaff('9000001023', ['users']);
      const withoutUsers = await signInStaff('9000001024', ['payments']);
      const own = await user.signIn({ mobile: '9000001022' });
      expect((await reset(own.token, person.userId)).first).toMatchObject({
        Code: 'own-second-factor',
      });
      expect((await reset(clerk.token, person.userId)).first).toMatchObject({
        Code: 'not-all-yours',
      });
      expect((await reset(withoutUsers.token, person.userId)).status).toBe(403);
      expect(await storedFactor(person.userId)).toMatchObject({ state: 'active' });
    });
  });
});
