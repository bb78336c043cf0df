import { toAppCookies } from './app-origins.ts';

describe('toAppCookies', () => {
  it.each([
    [
      '__Host-refresh=v; Max-Age=3600; Path=/; HttpOnly; SameSite=Strict; Secure',
      '__Host-refresh=v; Max-Age=3600; Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
    ],
    [
      'refresh=v; Max-Age=3600; Path=/api/Token; HttpOnly; SameSite=Strict',
      'refresh=v; Max-Age=3600; Path=/api/Token; HttpOnly; SameSite=None; Secure; Partitioned',
    ],
  ])('lets the app keep %s', (cookie, expected) => {
    expect(toAppCookies([cookie])).toEqual([expected]);
  });
});
