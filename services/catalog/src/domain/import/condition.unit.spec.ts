import { compileCondition } from './condition.ts';
import type { Condition } from './mapping.ts';
import { normalizeName, type CleanRow } from './row.ts';

const row = (name: string, columns: Readonly<Record<string, string>> = {}): CleanRow => ({
  name: normalizeName(name),
  unit: '1 kg',
  value: (column) => columns[column] ?? '',
});
const peas = row('Green Peas', { category: 'Food', brand: 'Loose' });

describe('compileCondition', () => {
  it.each<[string, Condition, boolean]>([
    ['an empty condition', {}, true],
    ['the value of a column', { category: 'Food' }, true],
    ['another value of a column', { category: 'Drinks' }, false],
    ['one of several values', { category: ['Drinks', 'Food'] }, true],
    ['a column that the file lacks', { department: 'Food' }, false],
    ['words of the name', { words: ['pea'] }, true],
    ['words that the name lacks', { words: 'rice' }, false],
    ['excluded words that the name has', { noWords: ['pea'] }, false],
    ['excluded words that the name lacks', { noWords: ['rice'] }, true],
    ['all of several keys', { category: 'Food', words: 'pea', noWords: 'rice' }, true],
    ['all but one of several keys', { category: 'Food', words: 'pea', noWords: 'green' }, false],
  ])('matches %s: %s', (...[_situation, condition, expected]) =>
    expect(compileCondition(condition)(peas)).toBe(expected),
  );
});
