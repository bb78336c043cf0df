import { rateWithTax } from '@tokri/contracts/pricing';
import { parseAmount, parseDate, parseRows, toRatePaise, type TypedRow } from './import-row.ts';

const context = { today: '2025-11-22', defaultDate: '2025-11-23' };
const buildRow = (change: Partial<TypedRow> = {}): TypedRow => ({
  row: 2,
  unitId: '7',
  partyId: '',
  fromDate: '',
  price: '95',
  isWithTax: false,
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
          pricePaise: 9_500,
          isWithTax: false,
          mrpPaise: 11_000,
        },
      ],
    }));
  it.each<[Partial<TypedRow>, string, string, string]>([
    [{ partyId: '-1' }, 'PartyId', 'number', '-1'],
    [{ fromDate: '31/02/2026' }, 'FromDate', 'date', '31/02/2026'],
    [{ fromDate: '2025-11-21' }, 'FromDate', 'date-past', '2025-11-21'],
    [{ price: '' }, 'Rate', 'amount', ''],
    [{ price: ' 0 ' }, 'Rate', 'amount', '0'],
    [{ price: 'x', isWithTax: true }, 'RateWithTax', 'amount', 'x'],
    [{ mrp: '1.234' }, 'Mrp', 'amount', '1.234'],
  ])('names row, pack, column, rule and cell of %j', (change, column, rule, value) =>
    expect(parseRows([buildRow(change)], context)).toEqual({
      errors: [{ row: 2, column, rule, value, unitId: 7 }],
      prices: [],
    }),
  );
  it.each(['x', '0'])('names no pack for the number %j', (unitId) =>
    expect(parseRows([buildRow({ unitId })], context).errors).toEqual([
      { row: 2, column: 'UnitId', rule: 'number', value: unitId },
    ]),
  );
  it('names every error of a row', () =>
    expect(
      parseRows([buildRow({ price: 'a', mrp: 'b' })], context).errors.map(({ column }) => column),
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

describe('toRatePaise', () => {
  const taxBasisPoints = 500;
  it.each([
    ['a rate before tax', { pricePaise: 9_000, isWithTax: false }, 9_000],
    ['a price with tax', { pricePaise: 9_450, isWithTax: true }, 9_000],
  ])('takes %s', (_kind, price, expected) =>
    expect(toRatePaise(price, taxBasisPoints)).toBe(expected),
  );
  it('finds every rate again from its price with tax', () => {
    for (let ratePaise = 1; ratePaise < 2_000; ratePaise += 7) {
      const price = { pricePaise: rateWithTax(ratePaise, 1_800), isWithTax: true };
      expect(toRatePaise(price, 1_800)).toBe(ratePaise);
    }
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
