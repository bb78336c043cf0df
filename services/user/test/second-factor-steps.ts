import { TOTP } from 'otpauth';
import type { UserService } from './user-service.ts';

const stepMs = 30_000;

/** Drives the second factor of a service whose clock runs ahead of that of the machine. */
export const createSecondFactorSteps = (user: UserService) => {
  let aheadMs = 0;
  const advance = (ms: number) => {
    aheadMs += ms;
    user.advance(ms);
  };
  const now = () => new Date(Date.now() + aheadMs);
  const call = (operation: string, cookie: string, body: object = {}) =>
    user.call(operation, { body, headers: { cookie: `refresh=${cookie}` } });
  const readStatus = async (cookie: string) =>
    (await user.call('read-second-factor', { headers: { cookie: `refresh=${cookie}` } })).first;
  const setPermissions = (userId: number, permissions: readonly string[]) =>
    user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: userId }, { $set: { permissions } });
  const signInStaff = async (mobile: string, permissions = ['payments', 'chat']) => {
    const { userId } = await user.signIn({ mobile });
    await setPermissions(userId, permissions);
    return user.signIn({ mobile });
  };
  const enrol = async (cookie: string) => {
    const secret = String((await call('start-second-factor', cookie)).first.Secret);
    const totp = new TOTP({ secret });
    const readCode = () => totp.generate({ timestamp: now().getTime() });
    const firstCode = readCode();
    const confirmed = (await call('confirm-second-factor', cookie, { Code: firstCode })).first;
    /** Of a time step that was not used yet. */
    const nextCode = () => {
      advance(stepMs);
      return readCode();
    };
    return {
      secret,
      confirmed,
      firstCode,
      nextCode,
      recoveryCodes: confirmed.RecoveryCodes as readonly string[],
    };
  };
  return { advance, now, call, readStatus, signInStaff, enrol };
};

export type SecondFactorSteps = ReturnType<typeof createSecondFactorSteps>;
