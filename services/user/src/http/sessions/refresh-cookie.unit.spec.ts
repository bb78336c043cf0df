import { refreshCookie } from './refresh-cookie.ts';

const now = new Date('2025-11-21T10:00:00Z');
const expiresAt = new Date(now.getTime() + 3_600_000);

describe('refreshCookie', () => {
  it('uses a secure __Host- cookie for the whole host over HTTPS', () => {
    expect(refreshCookie({ secure: true }).set('v', now, expiresAt)).toBe(
      '__Host-refresh=v; Max-Age=3600; Path=/; HttpOnly; SameSite=Strict; Secure',
    );
  });
  it('uses a cookie for the token path over plain HTTP', () => {
    expect(refreshCookie({ secure: false }).set('v', now, expiresAt)).toBe(
      'refresh=v; Max-Age=3600; Path=/api/Token; HttpOnly; SameSite=Strict',
    );
  });
  it('finds the cookie by its whole name', () => {
    expect(refreshCookie({ secure: false }).read('xrefresh=no; refresh=yes; b=1')).toBe('yes');
    expect(refreshCookie({ secure: false }).read('__Host-refresh=no')).toBeUndefined();
    expect(refreshCookie({ secure: false }).read(undefined)).toBeUndefined();
  });
  it('expires the cookie when cleared', () => {
    expect(refreshCookie({ secure: false }).clear()).toContain('Max-Age=0');
  });
});
