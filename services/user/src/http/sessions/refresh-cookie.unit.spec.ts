import { refreshCookie } from './refresh-cookie.ts';

const now = new Date('2025-11-21T10:00:00Z');
const inAnHour = new Date(now.getTime() + 3_600_000);

describe('refreshCookie', () => {
  it('over https, is __Host-, secure and for the whole host', () => {
    expect(refreshCookie({ secure: true }).set('v', now, inAnHour)).toBe(
      '__Host-refresh=v; Max-Age=3600; Path=/; HttpOnly; SameSite=Strict; Secure',
    );
  });
  it('over plain http, goes to the token path only', () => {
    expect(refreshCookie({ secure: false }).set('v', now, inAnHour)).toBe(
      'refresh=v; Max-Age=3600; Path=/api/Token; HttpOnly; SameSite=Strict',
    );
  });
  it('among others, is found by its whole name', () => {
    expect(refreshCookie({ secure: false }).read('xrefresh=no; refresh=yes; b=1')).toBe('yes');
    expect(refreshCookie({ secure: false }).read('__Host-refresh=no')).toBeUndefined();
    expect(refreshCookie({ secure: false }).read(undefined)).toBeUndefined();
  });
  it('cleared, ends at once', () => {
    expect(refreshCookie({ secure: false }).clear()).toContain('Max-Age=0');
  });
});
