import { dayMs } from '@tokri/contracts/dates';
import { readCookie } from '../cookies.ts';

/** Marks a browser that has signed in. Over HTTPS `__Host-device`, which requires `Path=/`. */
export interface DeviceCookie {
  read(cookieHeader: string | undefined): string | undefined;
  set(value: string): string;
}

export const createDeviceCookie = ({
  secure,
  lifetimeDays,
}: {
  readonly secure: boolean;
  readonly lifetimeDays: number;
}): DeviceCookie => {
  const name = secure ? '__Host-device' : 'device';
  const attributes = `Path=${secure ? '/' : '/api/UserRegister'}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return {
    read: (header) => readCookie(header, name),
    set: (value) => `${name}=${value}; Max-Age=${(lifetimeDays * dayMs) / 1000}; ${attributes}`,
  };
};
