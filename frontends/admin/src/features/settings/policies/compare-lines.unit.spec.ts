import { compareLines } from './compare-lines.ts';

describe('compareLines', () => {
  it('marks what was added and removed and keeps the rest', () => {
    expect(compareLines('## A\none\ntwo', '## A\none and a half\n\ntwo\nthree')).toEqual([
      { kind: 'same', text: '## A' },
      { kind: 'removed', text: 'one' },
      { kind: 'added', text: 'one and a half' },
      { kind: 'same', text: 'two' },
      { kind: 'added', text: 'three' },
    ]);
  });
  it('finds no difference in equal texts', () =>
    expect(compareLines('a\nb', 'a\n\nb').every(({ kind }) => kind === 'same')).toBe(true));
  it('compares with an empty text', () =>
    expect(compareLines('', 'a')).toEqual([{ kind: 'added', text: 'a' }]));
});
