import { startUserService, wrongCode } from './user-service.ts';
import type { CallResult, UserService } from './user-service.ts';

const sendsPerHour = 5;

describe('sign-in from a known device while strangers use up the limits', () => {
  let user: UserService;
  beforeAll(async () => {
    user = await startUserService('known-devices', {
      OTP_SENDS_PER_NUMBER_PER_HOUR: String(sendsPerHour),
      OTP_SENDS_PER_NUMBER_PER_DAY: '10',
      OTP_SENDS_PER_ADDRESS_PER_HOUR: '20',
      OTP_RESEND_AFTER_SECONDS: '0',
    });
  });
  afterAll(() => user.stop());

  let lastAddress = 0;
  const nextAddress = (): string => `203.0.113.${(lastAddress += 1)}`;
  const request = (mobile: string, { device = '', address = nextAddress() } = {}) =>
    user.call('start-sign-in', {
      query: { mobile, email: '' },
      headers: { 'x-client-address': address, ...(device && { cookie: `refresh=x; ${device}` }) },
    });
  const readDevice = ({ headers }: CallResult): string =>
    headers
      .getSetCookie()
      .find((line) => line.startsWith('device='))
      ?.split(';')[0] ?? '';
  const checkOn = async (device: string, challengeId: number, code: string) =>
    user.call('check-code', {
      query: { Id: String(challengeId), password: code },
      headers: { cookie: device },
    });
  const signInOn = async (mobile: string, device = '') => {
    const challengeId = Number((await request(mobile, { device })).first.Id);
    const response = await checkOn(device, challengeId, await user.findCode(challengeId));
    return { userId: Number(response.first.Id), device: readDevice(response), response };
  };
  const lockOut = async (mobile: string): Promise<void> => {
    for (let sent = 0; sent <= sendsPerHour; sent += 1) await request(mobile);
    expect((await request(mobile)).first).toMatchObject({ Error: 1, Code: 'too-many-codes' });
  };

  it('lets the owner of a locked number sign in on a device used before', async () => {
    const owner = await signInOn('9000001301');
    await lockOut('9000001301');
    const again = await signInOn('9000001301', owner.device);
    expect(again.userId).toBe(owner.userId);
    expect(again.response.cookie).not.toBe('');
  });

  it('lets staff sign in on a device used before', async () => {
    const clerk = await signInOn('9000001302');
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: clerk.userId }, { $set: { permissions: ['slots'] } });
    await lockOut('9000001302');
    const again = await signInOn('9000001302', clerk.device);
    expect(again.response.first).toMatchObject({ Error: 0, UserType: 1 });
  });

  it('ignores wrong codes of strangers', async () => {
    const owner = await signInOn('9000001303');
    for (let exhausted = 1; exhausted <= 3; exhausted += 1) {
      const challengeId = Number((await request('9000001303')).first.Id);
      const code = await user.findCode(challengeId);
      for (let attempt = 0; attempt < 5; attempt += 1)
        await user.check(challengeId, wrongCode(code));
    }
    expect((await request('9000001303')).first.Code).toBe('too-many-codes');
    expect((await signInOn('9000001303', owner.device)).userId).toBe(owner.userId);
  });

  it('ignores how many codes others of the same network have requested', async () => {
    const owner = await signInOn('9000001304');
    for (let sent = 10; sent <= 30; sent += 1)
      await request(`90000014${sent}`, { address: '198.51.100.1' });
    const stranger = await request('9000001499', { address: '198.51.100.1' });
    expect(stranger.first.Code).toBe('too-many-codes');
    const started = await request('9000001304', {
      device: owner.device,
      address: '198.51.100.1',
    });
    expect(Number(started.first.Error)).toBe(0);
  });

  it('limits the codes that a known device gets', async () => {
    const { device } = await signInOn('9000001305');
    const codes = [];
    for (let sent = 0; sent <= sendsPerHour; sent += 1)
      codes.push((await request('9000001305', { device })).first.Code);
    expect(codes).toEqual(['', '', '', '', '', 'too-many-codes']);
    expect(Number((await request('9000001305')).first.Error)).toBe(0);
  });

  it('limits the codes that all known devices of a number get together', async () => {
    let device = (await signInOn('9000001310')).device;
    const devices = [device];
    for (let more = 0; more < 2; more += 1) {
      const challengeId = Number((await request('9000001310', { device })).first.Id);
      device = readDevice(await checkOn('', challengeId, await user.findCode(challengeId)));
      devices.push(device);
    }
    expect(new Set(devices).size).toBe(3);
    const codes = [];
    for (let sent = 0; sent < 4; sent += 1)
      codes.push((await request('9000001310', { device: devices[sent % 3] ?? '' })).first.Code);
    expect(codes).toEqual(['', '', '', 'too-many-codes']);
  });

  it('counts wrong codes of a known device against that device alone', async () => {
    const { device } = await signInOn('9000001306');
    for (let exhausted = 1; exhausted <= 3; exhausted += 1) {
      const challengeId = Number((await request('9000001306', { device })).first.Id);
      const code = await user.findCode(challengeId);
      for (let attempt = 0; attempt < 5; attempt += 1)
        await user.check(challengeId, wrongCode(code));
    }
    expect((await request('9000001306', { device })).first.Code).toBe('too-many-codes');
    expect(Number((await request('9000001306')).first.Error)).toBe(0);
  });

  it('gives a device nothing for a number that has not signed in on it', async () => {
    const { device } = await signInOn('9000001307');
    await signInOn('9000001308');
    for (const mobile of ['9000001308', '9000001309']) {
      await lockOut(mobile);
      expect((await request(mobile, { device })).first).toMatchObject({
        Id: 0,
        Error: 1,
        Code: 'too-many-codes',
      });
    }
  });

  it('sets a cookie that no script reads and that names no contact', async () => {
    const { response } = await signInOn('9000001310');
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('device='));
    expect(line).toMatch(/HttpOnly; SameSite=Strict$/);
    expect(line).not.toContain('9000001310');
    const rejected = await user.check(1, '123456');
    expect(rejected.headers.getSetCookie()).toEqual([]);
  });
});
