import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openJournal } from './journal.ts';

describe('openJournal', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'journal-'));
    file = path.join(folder, 'ledger', 'ledger.jsonl');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('restores maps in the same order after a restart', () => {
    const first = openJournal(file).map<{ sum: number }>('payments');
    first.set('a', { sum: 1 });
    first.set('b', { sum: 2 });
    first.set('c', { sum: 3 });
    first.set('a', { sum: 4 });
    first.delete('b');
    expect([...openJournal(file).map<{ sum: number }>('payments')]).toEqual([
      ['a', { sum: 4 }],
      ['c', { sum: 3 }],
    ]);
    expect([...openJournal(file).map('orders')]).toEqual([]);
  });

  it('ignores a last line that a crash cut in two', () => {
    openJournal(file).map<number>('sums').set('a', 1);
    appendFileSync(file, '["sums","b",');
    const reopened = openJournal(file).map<number>('sums');
    reopened.set('c', 3);
    expect([...openJournal(file).map<number>('sums')]).toEqual([
      ['a', 1],
      ['c', 3],
    ]);
  });

  it('compacts many changes of one entry to one line', () => {
    const journal = openJournal(file);
    for (let sum = 1; sum <= 50; sum += 1) journal.map<number>('sums').set('a', sum);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(50);
    journal.compact();
    expect(readFileSync(file, 'utf8')).toBe('["sums","a",50]\n');
  });
});
