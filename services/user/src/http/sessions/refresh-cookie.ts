import { readCookie } from '../cookies.ts';

/** Over HTTPS the cookie is `__Host-refresh`, which requires `Path=/` (RFC 6265bis). */
export interface RefreshCookie {
  read(cookieHeader: string | undefined): string | undefined;
  set(value: string, now: Date, expiresAt: Date): string;
  clear(): string;
}

export const createRefreshCookie = ({ secure }: { readonly secure: boolean }): RefreshCookie => {
  const name = secure ? '__Host-refresh' : 'refresh';
  const attributes = `Path=${secure ? '/' : '/api/Token'}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const line = (value: string, maxAgeSeconds: number): string =>
    `${name}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}`;
  return {
    read: (header) => readCookie(header, name),
    set: (value, now, expiresAt) =>
      line(value, Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))),
    clear: () => line('', 0),
  };
};
