import { createLastWrittenCache } from './last-written-cache.ts';

describe('createLastWrittenCache', () => {
  it('returns the last version of an aggregate', () => {
    const written = createLastWrittenCache<number, string>();
    written.set(1, 'placed');
    written.set(1, 'confirmed');
    expect(written.get(1)).toBe('confirmed');
  });

  it('forgets the oldest aggregate beyond its limit', () => {
    const written = createLastWrittenCache<number, string>(2);
    written.set(1, 'a');
    written.set(2, 'b');
    written.set(1, 'a again');
    written.set(3, 'c');
    expect([written.get(1), written.get(2), written.get(3)]).toEqual(['a again', undefined, 'c']);
  });
});
