import { toSearchKeys, toTextFilter } from './search-keys.ts';

const keysOf = (text: string) => toTextFilter(text)['searchKeys'];

describe('toSearchKeys', () => {
  it('are the beginnings of words, and the first and last digits of the number', () => {
    expect(
      toSearchKeys({ name: 'Meera Om-Nair', email: 'meera.n@example.in', mobile: '9812345670' }),
    ).toEqual(['mee', 'om', 'nai', 'n', 'exa', 'in', '^9812', '5670$']);
  });
  it('keep the vowel signs of Hindi names', () => {
    expect(toSearchKeys({ name: 'मीरा नायर', email: '', mobile: '' })).toEqual(['मीर', 'नाय']);
  });
  it('are none for a user without a name and contact', () => {
    expect(toSearchKeys({ name: '', email: '', mobile: '' })).toEqual([]);
  });
});

describe('toTextFilter', () => {
  it.each([
    ['a Nair', ['nai']],
    ['n@example.in', ['n']],
    ['@example.in', ['exa']],
    ['98123 45670', ['981', '^9812', '5670$']],
    ['+91 98123', ['981', '^9812', '8123$']],
    ['(*)', []],
  ])('narrows a search for %j down by an index', (text, keys) => {
    expect(keysOf(text)).toEqual(text === 'n@example.in' ? { $regex: '^n' } : { $in: keys });
  });
  it('compares the fields themselves, too', () => {
    expect(toTextFilter('a.b')['$or']).toEqual([
      { name: { $regex: 'a\\.b', $options: 'i' } },
      { email: { $regex: 'a\\.b', $options: 'i' } },
    ]);
    expect(toTextFilter('981 23')['$or']).toContainEqual({ mobile: { $regex: '98123' } });
  });
});
