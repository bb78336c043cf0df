import { formatSorting, parseSorting } from './sorting.ts';

describe('the sorting of a table in the address of its page', () => {
  it.each([
    ['name', { column: 'name', isDescending: false }],
    ['-stock', { column: 'stock', isDescending: true }],
  ])('%s is read and written back', (text, sorting) => {
    expect(parseSorting(text)).toEqual(sorting);
    expect(formatSorting(sorting)).toBe(text);
  });
  it('is empty when the server decides the order', () => {
    expect(parseSorting(null)).toBeNull();
    expect(formatSorting(null)).toBe('');
  });
});
