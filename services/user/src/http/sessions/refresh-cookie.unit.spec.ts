import { createRefreshCookie } from './refresh-cookie.ts';

const now = new Date('2025-11-21T10:00:00Z');
const expiresAt = new Date(now.getTime() + 3_600_000);

describe('createRefreshCookie', () => {
  it('uses a secure __Host- cookie for the whole host over HTTPS', () => {
    expect(createRefreshCookie({ secure: true }).set('v', now, expiresAt)).toBe(
      '__Host-refresh=v; Max-Age=3600; Path=/; HttpOnly; SameSite=Strict; Secure',
    );
  });
  it('uses a cookie for the token path over plain HTTP', () => {
    expect(createRefreshCookie({ secure: false }).set('v', now, expiresAt)).toBe(
      'refresh=v; Max-Age=3600; Path=/api/Token; HttpOnly; SameSite=Strict',
    );
  });
  it('finds the cookie by its whole name', () => {
    expect(createRefreshCookie({ secure: false }).read('xrefresh=no; refresh=yes; b=1')).toBe(
      'yes',
    );
    expect(createRefreshCookie({ secure: false }).read('__Host-refresh=no')).toBeUndefined();
    expect(createRefreshCookie({ secure: false }).read(undefined)).toBeUndefined();
  });
  it('expires the cookie when cleared', () => {
    expect(createRefreshCookie({ secure: false }).clear()).toContain('Max-Age=0');
  });
});
