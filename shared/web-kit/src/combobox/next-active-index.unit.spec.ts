import { nextActiveIndex } from './next-active-index.ts';

describe('nextActiveIndex', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, -1],
    ['Home', 2, -1],
    ['End', 0, -1],
    ['ArrowLeft', 1, -1],
    ['ArrowRight', 1, -1],
  ])('%s moves from option %i to %i', (key, active, expected) => {
    expect(nextActiveIndex(key, { active, count: 3 })).toBe(expected);
  });
  it('ignores letters', () => {
    expect(nextActiveIndex('a', { active: 1, count: 3 })).toBeUndefined();
  });
  it('stays in the field when the list is empty', () => {
    expect(
      ['ArrowDown', 'ArrowUp'].map((key) => nextActiveIndex(key, { active: -1, count: 0 })),
    ).toEqual([-1, -1]);
  });
});
