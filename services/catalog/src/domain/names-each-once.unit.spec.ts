import { namesEachOnce } from './names-each-once.ts';

describe('namesEachOnce', () => {
  it.each([
    [[2, 1, 3], true],
    [[1, 2], false],
    [[1, 2, 2], false],
    [[1, 2, 4], false],
    [[1, 2, 3, 4], false],
    [[1, 2, 3, 3], false],
  ])('says of %j for the ids 1 to 3: %p', (ids, expected) => {
    expect(namesEachOnce(ids, [1, 2, 3])).toBe(expected);
  });
  it('accepts that nothing is ordered when nothing exists', () => {
    expect(namesEachOnce([], [])).toBe(true);
  });
});
