import { en } from '../messages/en.ts';
import { hi } from '../messages/hi.ts';
import { findMissingColumns, readColumnNames, type ColumnName } from './price-columns.ts';
import { findColumns, toImportRows } from './read-rows.ts';

const titles = Object.fromEntries(
  readColumnNames.map((name) => [name, [en[`file.${name}`], hi[`file.${name}`]]]),
) as unknown as Record<ColumnName, string[]>;

describe('findColumns', () => {
  it('finds the columns in any order and language', () => {
    const columns = findColumns(['MRP ', 'rate BEFORE tax', 'पैक नंबर', 'Remark'], titles);
    expect(columns.get('mrp')).toBe(0);
    expect(columns.get('rate')).toBe(1);
    expect(columns.get('unit')).toBe(2);
    expect(columns.has('from')).toBe(false);
  });
});

describe('findMissingColumns', () => {
  it.each([
    [['unit', 'withTax', 'mrp'], []],
    [['unit', 'rate', 'mrp'], []],
    [['unit'], ['withTax', 'mrp']],
  ])('of a file with %j are %j', (names, missing) =>
    expect(findMissingColumns(new Set(names as ColumnName[]))).toEqual(missing),
  );
});

describe('toImportRows', () => {
  it.each([
    ['what customers pay', ['Price with GST'], { RateWithTax: '94.5' }],
    [
      'the rate before tax of an earlier file',
      ['Price with GST', 'Rate before tax'],
      { Rate: '90' },
    ],
  ])('reads %s', (_what, prices, expected) => {
    const header = ['Pack number', 'MRP', ...prices];
    const [row] = toImportRows([['7', '110', '94.5', '90']], findColumns(header, titles));
    expect(row).toEqual({
      Row: 2,
      UnitId: '7',
      PartyId: '',
      FromDate: '',
      Mrp: '110',
      ...expected,
    });
  });
  it('reads texts, numbers and dates, keeps the row numbers and leaves out rows without a price', () => {
    const columns = findColumns(
      ['Pack number', 'Rate before tax', 'MRP', 'New price from'],
      titles,
    );
    expect(
      toImportRows(
        [
          [7, 95.5, '110', new Date('2026-12-01T00:00:00Z')],
          ['', null, undefined],
          ["'8", ' 12 ', 20],
          [9, '', null],
        ],
        columns,
      ),
    ).toEqual([
      { Row: 2, UnitId: '7', PartyId: '', FromDate: '2026-12-01', Rate: '95.5', Mrp: '110' },
      { Row: 4, UnitId: '8', PartyId: '', FromDate: '', Rate: '12', Mrp: '20' },
    ]);
  });
});
