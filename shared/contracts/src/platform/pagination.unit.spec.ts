import { paginate } from './pagination.ts';

it('pages, count from 1 and end where the list does', () => {
  expect([1, 2, 3].map((page) => paginate(['a', 'b', 'c'], { page, pageSize: 2 }))).toEqual([
    ['a', 'b'],
    ['c'],
    [],
  ]);
});
