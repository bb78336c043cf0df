import { parseAmount, parseDate, parseRows, type TypedRow } from './import-row.ts';

const context = { today: '2025-11-22', defaultDate: '2025-11-23' };
const buildRow = (change: Partial<TypedRow> = {}): TypedRow => ({
  row: 2,
  unitId: '7',
  partyId: '',
  fromDate: '',
  rate: '95',
  mrp: '110',
  ...change,
});

describe('parseRows', () => {
  it('reads a row and gives it the default date and no party', () =>
    expect(parseRows([buildRow()], context)).toEqual({
      errors: [],
      prices: [
        {
          fileRow: 2,
          unitId: 7,
          partyId: 0,
          fromDate: '2025-11-23',
          ratePaise: 9_500,
          mrpPaise: 11_000,
        },
      ],
    }));
  it.each<[Partial<TypedRow>, string, string]>([
    [{ unitId: 'x' }, 'UnitId', 'number'],
    [{ unitId: '0' }, 'UnitId', 'number'],
    [{ partyId: '-1' }, 'PartyId', 'number'],
    [{ fromDate: '31/02/2026' }, 'FromDate', 'date'],
    [{ fromDate: '2025-11-21' }, 'FromDate', 'date-past'],
    [{ rate: '' }, 'Rate', 'amount'],
    [{ rate: '0' }, 'Rate', 'amount'],
    [{ mrp: '1.234' }, 'Mrp', 'amount'],
  ])('names row, column and rule of %j', (change, column, rule) =>
    expect(parseRows([buildRow(change)], context)).toEqual({
      errors: [{ row: 2, column, rule }],
      prices: [],
    }),
  );
  it('names every error of a row', () =>
    expect(
      parseRows([buildRow({ rate: 'a', mrp: 'b' })], context).errors.map(({ column }) => column),
    ).toEqual(['Rate', 'Mrp']));
  it('refuses both rows of a pack that is there twice, but not another party', () => {
    const rows = [buildRow(), buildRow({ row: 3 }), buildRow({ row: 4, partyId: '8' })];
    expect(parseRows(rows, context)).toMatchObject({
      errors: [
        { row: 2, column: 'UnitId', rule: 'doubled' },
        { row: 3, column: 'UnitId', rule: 'doubled' },
      ],
      prices: [{ fileRow: 4 }],
    });
  });
});

describe('parseDate', () => {
  it.each([
    ['2026-01-31', '2026-01-31'],
    ['31/01/2026', '2026-01-31'],
    ['1-2-2026', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    ['2026-02-30', null],
    ['tomorrow', null],
  ])('reads %s as %s', (text, date) => expect(parseDate(text)).toBe(date));
});

describe('parseAmount', () => {
  it.each([
    ['₹1,234.50', 123_450],
    ['95', 9_500],
    ['95.5', 9_550],
    ['-5', null],
    ['1e3', null],
    ['99999999', null],
  ])('reads %s as %s', (text, sum) => expect(parseAmount(text)).toBe(sum));
});
