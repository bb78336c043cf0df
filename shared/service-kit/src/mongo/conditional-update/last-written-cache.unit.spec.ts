import { createLastWrittenCache } from './last-written-cache.ts';

describe('what was written last', () => {
  it('of an aggregate written twice, is the second', () => {
    const written = createLastWrittenCache<number, string>();
    written.set(1, 'placed');
    written.set(1, 'confirmed');
    expect(written.get(1)).toBe('confirmed');
  });

  it('beyond the limit, loses the one that was written longest ago', () => {
    const written = createLastWrittenCache<number, string>(2);
    written.set(1, 'a');
    written.set(2, 'b');
    written.set(1, 'a again');
    written.set(3, 'c');
    expect([written.get(1), written.get(2), written.get(3)]).toEqual(['a again', undefined, 'c']);
  });
});
