import { paginate } from './pagination.ts';

it('paginate counts pages from 1 and returns nothing beyond the end', () => {
  expect([1, 2, 3].map((page) => paginate(['a', 'b', 'c'], { page, pageSize: 2 }))).toEqual([
    ['a', 'b'],
    ['c'],
    [],
  ]);
});
