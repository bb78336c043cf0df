import { dayMs } from '@tokri/contracts/dates';
import { createKnownDevices, deviceCookieDays } from './known-devices.ts';

const devices = createKnownDevices('key');
const now = new Date('2026-11-22T10:00:00Z');
const later = (days: number): Date => new Date(now.getTime() + days * dayMs);
const mobile = (last: number) => ({ channel: 'sms', contact: `+91987654321${last}` }) as const;

describe('createKnownDevices', () => {
  it('recognizes a device that has signed in with the identity', () => {
    const cookie = devices.remember(undefined, mobile(0), now);
    expect(devices.recognize(cookie, mobile(0), later(1))).toMatch(/^[0-9a-f-]{36}$/);
  });
  it('recognizes no device by the identity of somebody else', () => {
    const cookie = devices.remember(undefined, mobile(0), now);
    expect(devices.recognize(cookie, mobile(1), now)).toBeNull();
  });
  it('keeps the id of the device for several people', () => {
    const first = devices.remember(undefined, mobile(0), now);
    const both = devices.remember(first, mobile(1), now);
    expect(devices.recognize(both, mobile(0), now)).toBe(devices.recognize(first, mobile(0), now));
    expect(devices.recognize(both, mobile(1), now)).not.toBeNull();
  });
  it('remembers the last four identities, each once', () => {
    let cookie: string | undefined;
    for (const last of [0, 1, 1, 2, 3, 4]) cookie = devices.remember(cookie, mobile(last), now);
    expect(
      [0, 1, 2, 3, 4].map((last) => devices.recognize(cookie, mobile(last), now) !== null),
    ).toEqual([false, true, true, true, true]);
  });
  it('forgets a sign-in after half a year unless it is repeated', () => {
    const cookie = devices.remember(undefined, mobile(0), now);
    expect(devices.recognize(cookie, mobile(0), later(deviceCookieDays))).toBeNull();
    const renewed = devices.remember(cookie, mobile(0), later(deviceCookieDays - 1));
    expect(devices.recognize(renewed, mobile(0), later(deviceCookieDays))).not.toBeNull();
  });
  it.each([
    ['nothing', undefined],
    ['another text', 'x'],
    ['another key', createKnownDevices('other').remember(undefined, mobile(0), now)],
    ['a future day', devices.remember(undefined, mobile(0), later(2))],
  ])('recognizes no device by %s', (_name, cookie) => {
    expect(devices.recognize(cookie, mobile(0), now)).toBeNull();
  });
  it('does not contain the contact', () => {
    expect(devices.remember(undefined, mobile(0), now)).not.toContain('9876543210');
  });
});
