import { findTranslationGaps } from '@tokri/web-kit/testing';
import { describeExport, toFileName } from './exported-list.ts';
import { en } from './messages/en.ts';
import { hi } from './messages/hi.ts';

describe('an exported list', () => {
  const complete = { rows: [1, 2], total: 2 };
  const cut = { rows: [1, 2], total: 1_203 };

  it('has a plain name and message when it is complete', () =>
    expect([toFileName('orders', complete), describeExport(complete, 'Done')]).toEqual([
      'orders.csv',
      'Done',
    ]));
  it('says in its name and message that rows are missing', () =>
    expect([toFileName('orders', cut), describeExport(cut, 'Done')]).toEqual([
      'orders-incomplete.csv',
      'The file is not complete: it has 2 of 1,203 rows.',
    ]));
  it('has the ending of another format', () =>
    expect(toFileName('orders', complete, 'xlsx')).toBe('orders.xlsx'));
  it('says it in Hindi too', () => expect(findTranslationGaps(en, hi)).toEqual([]));
});
