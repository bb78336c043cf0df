import { lastWritten } from './last-written.ts';

describe('what was written last', () => {
  it('of an aggregate written twice, is the second', () => {
    const written = lastWritten<number, string>();
    written.keep(1, 'placed');
    written.keep(1, 'confirmed');
    expect(written.of(1)).toBe('confirmed');
  });

  it('beyond the limit, loses the one that was written longest ago', () => {
    const written = lastWritten<number, string>(2);
    written.keep(1, 'a');
    written.keep(2, 'b');
    written.keep(1, 'a again');
    written.keep(3, 'c');
    expect([written.of(1), written.of(2), written.of(3)]).toEqual(['a again', undefined, 'c']);
  });
});
