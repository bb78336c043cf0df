import { toShopPath } from './shop-path.ts';

describe('toShopPath', () => {
  it.each([
    ['a path', '/home'],
    ['a path with a query', '/order-details?Id=5'],
    ['a path with a hash', '/terms-and-condition#returns'],
    ['a path with a query and a hash', '/product-list?GroupId=2#rice'],
    ['a path with an encoded slash inside', '/bill/a%2Fb'],
  ])('keeps %s', (_case, path) => {
    expect(toShopPath(path)).toBe(path);
    expect(toShopPath(`${location.origin}${path}`)).toBe(path);
    expect(toShopPath(`tokri://${path}`)).toBe(path);
  });

  it.each([
    'https://evil.example/home',
    'https://evil.example/home#/home',
    `${location.origin}.evil.example/home`,
    `${location.origin}@evil.example/home`,
    'javascript:alert(1)',
    'JavaScript:alert(1)//#/home',
    'tokri:javascript:alert(1)',
    'data:text/html,<p>',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    'tokri:////evil.example',
    'tokri:///..//evil.example',
    '/%2F%2Fevil.example',
    '/%2fevil.example#/home',
    '/%5Cevil.example',
    '/%E0%A4%A',
    'http://',
    '',
    undefined,
    { toString: () => '/home' },
  ])('refuses %j', (address) => {
    expect(toShopPath(address)).toBeUndefined();
  });
});
