import { isInternalPath } from './internal-path.ts';

describe('isInternalPath', () => {
  it('accepts paths inside the shop', () =>
    expect(isInternalPath('/product-list?GroupId=2')).toBe(true));
  it.each(['//evil.example', '/\\evil.example', 'https://x.example', 'javascript:alert(1)', ''])(
    'rejects %j',
    (link) => expect(isInternalPath(link)).toBe(false),
  );
});
