import { readLanguageCookie, toLanguageCookie } from './index.ts';

describe('toLanguageCookie', () => {
  it('belongs to this host and travels over HTTPS only', () =>
    expect(toLanguageCookie('hi', { isSecure: true })).toBe(
      '__Host-lang=hi; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ));
  it('has no prefix where only HTTP is available', () =>
    expect(toLanguageCookie('en', { isSecure: false })).toBe(
      'lang=en; Path=/; Max-Age=31536000; SameSite=Lax',
    ));
});

describe('readLanguageCookie', () => {
  it.each([
    ['lang=hi', 'hi'],
    ['device=1; __Host-lang=hi; other=2', 'hi'],
    ['lang=hi; __Host-lang=en', 'en'],
    ['lang=ta', 'en'],
    ['lang=hi-IN', 'en'],
    ['lang="hi"', 'en'],
    ['slang=hi', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('reads %s as %s', (header, language) => expect(readLanguageCookie(header)).toBe(language));
});
