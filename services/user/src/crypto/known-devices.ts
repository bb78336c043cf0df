import { randomUUID } from 'node:crypto';
import { dayMs } from '@tokri/contracts/dates';
import { retentionDays } from '@tokri/contracts/policies';
import { hmacSha256, isEqualConstantTime } from '@tokri/service-kit/crypto';
import type { KnownDevices } from '../application/ports/known-devices.ts';
import { identityKey, type Identity } from '../domain/accounts/identity.ts';

export const deviceCookieDays = retentionDays.deviceCookie;
/** A family shares a tablet. */
const maxSignInsPerDevice = 4;

const cookiePattern = /^([0-9a-f-]{36})((?:~\d{1,6}\.[0-9a-f]{64}){1,4})$/;

interface SignInMark {
  readonly day: number;
  readonly signature: string;
}

interface DeviceCookie {
  readonly deviceId: string;
  readonly signIns: readonly SignInMark[];
}

const toDay = (now: Date): number => Math.floor(now.getTime() / dayMs);

const parse = (cookie: string | undefined): DeviceCookie | null => {
  const [, deviceId, marks] = cookiePattern.exec(cookie ?? '') ?? [];
  if (deviceId === undefined || marks === undefined) return null;
  const signIns = marks
    .slice(1)
    .split('~')
    .map((mark) => {
      const [day = '', signature = ''] = mark.split('.');
      return { day: Number(day), signature };
    });
  return { deviceId, signIns };
};

/**
 * The cookie names no contact: `<device id>~<day>.<signature>…`, one signature for each identity
 * that signed in here. It does not sign in; it only opens a limit of its own for codes (OWASP:
 * device cookies).
 */
export const createKnownDevices = (key: string): KnownDevices => {
  const sign = (deviceId: string, day: number, identity: Identity): string =>
    hmacSha256(key, `device:${deviceId}:${day}:${identityKey(identity)}`);
  const isOf =
    (deviceId: string, identity: Identity) =>
    ({ day, signature }: SignInMark): boolean =>
      isEqualConstantTime(sign(deviceId, day, identity), signature);
  return {
    recognize: (text, identity, now) => {
      const cookie = parse(text);
      const today = toDay(now);
      const isKnown = cookie?.signIns
        .filter(({ day }) => day <= today && day > today - deviceCookieDays)
        .some(isOf(cookie.deviceId, identity));
      return cookie && isKnown ? cookie.deviceId : null;
    },
    remember: (text, identity, now) => {
      const { deviceId, signIns } = parse(text) ?? { deviceId: randomUUID(), signIns: [] };
      const isThis = isOf(deviceId, identity);
      const day = toDay(now);
      const marks = [
        { day, signature: sign(deviceId, day, identity) },
        ...signIns.filter((mark) => !isThis(mark)),
      ].slice(0, maxSignInsPerDevice);
      return `${deviceId}${marks.map((mark) => `~${mark.day}.${mark.signature}`).join('')}`;
    },
  };
};
