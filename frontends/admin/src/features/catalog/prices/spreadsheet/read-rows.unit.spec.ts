import { en } from '../messages/en.ts';
import { hi } from '../messages/hi.ts';
import { columnNames, type ColumnName } from './price-columns.ts';
import { findColumns, toImportRows } from './read-rows.ts';

const titles = Object.fromEntries(
  columnNames.map((name) => [name, [en[`file.${name}`], hi[`file.${name}`]]]),
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

describe('toImportRows', () => {
  it('reads texts, numbers and dates, keeps the row numbers and leaves out empty rows', () => {
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
        ],
        columns,
      ),
    ).toEqual([
      { Row: 2, UnitId: '7', PartyId: '', FromDate: '2026-12-01', Rate: '95.5', Mrp: '110' },
      { Row: 4, UnitId: '8', PartyId: '', FromDate: '', Rate: '12', Mrp: '20' },
    ]);
  });
});
