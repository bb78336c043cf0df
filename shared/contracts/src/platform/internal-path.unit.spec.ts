import { isInternalPath } from './internal-path.ts';

describe('a link of a slide', () => {
  it('inside the shop, is followed by the router', () =>
    expect(isInternalPath('/product-list?GroupId=2')).toBe(true));
  it.each(['//evil.example', '/\\evil.example', 'https://x.example', 'javascript:alert(1)', ''])(
    'written %j, is none of the shop',
    (link) => expect(isInternalPath(link)).toBe(false),
  );
});
