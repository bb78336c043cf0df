import { createDeviceCookie } from './device-cookie.ts';

describe('createDeviceCookie', () => {
  it('is readable by no script, sent to this host alone and lives for half a year', () => {
    expect(createDeviceCookie({ secure: true, lifetimeDays: 180 }).set('v')).toBe(
      '__Host-device=v; Max-Age=15552000; Path=/; HttpOnly; SameSite=Strict; Secure',
    );
  });
  it('is limited to the path of the sign-in where only HTTP is available', () => {
    expect(createDeviceCookie({ secure: false, lifetimeDays: 180 }).set('v')).toBe(
      'device=v; Max-Age=15552000; Path=/api/UserRegister; HttpOnly; SameSite=Strict',
    );
  });
  it('is read from among other cookies', () => {
    const cookie = createDeviceCookie({ secure: false, lifetimeDays: 180 });
    expect(cookie.read('refresh=1; device=v; other=2')).toBe('v');
    expect(cookie.read('xdevice=v')).toBeUndefined();
    expect(cookie.read(undefined)).toBeUndefined();
  });
});
