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
    ['empty, always holds', {}, true],
    ['one value of a column', { category: 'Food' }, true],
    ['another value', { category: 'Drinks' }, false],
    ['one of several values', { category: ['Drinks', 'Food'] }, true],
    ['a column that the file lacks', { shelf: 'Food' }, false],
    ['words of the name', { words: ['pea'] }, true],
    ['words that the name lacks', { words: 'rice' }, false],
    ['words that must not stand there', { noWords: ['pea'] }, false],
    ['words that must not and do not stand there', { noWords: ['rice'] }, true],
    ['all of several keys', { category: 'Food', words: 'pea', noWords: 'rice' }, true],
    ['all but one of several keys', { category: 'Food', words: 'pea', noWords: 'green' }, false],
  ])('%s', (_situation, condition, holds) => expect(compileCondition(condition)(peas)).toBe(holds));
});
