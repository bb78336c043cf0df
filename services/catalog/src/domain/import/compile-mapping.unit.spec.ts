import { compileMapping } from './compile-mapping.ts';
import { defaultMapping } from './mapping.ts';
import { normalizeName, type CleanRow } from './row.ts';

const columns: Readonly<Record<string, string>> = {
  Code: 'ITEM00000001',
  Name: 'Toor Dal',
  ItemGroup: 'Staples',
  HSN: '0713',
  TaxPercent: '5',
  UnitName: '1 kg',
  Rate: '176.19',
  Mrp: '185',
  Picture: 'dal',
};
const row: CleanRow = {
  name: normalizeName('Toor Dal'),
  unit: '1 kg',
  value: (column) => columns[column] ?? '',
};

describe("a file with the item's own names", () => {
  const readers = compileMapping(defaultMapping);
  it('each column, is read under its name', () => {
    expect(
      [readers.code, readers.name, readers.group, readers.salePrice, readers.mrp].map((read) =>
        read(row),
      ),
    ).toEqual(['ITEM00000001', 'Toor Dal', 'Staples', '176.19', '185']);
  });
  it('columns that are missing, have the defaults of shapes.md', () => {
    expect([
      readers.status?.(row),
      readers.stock(row),
      readers.maxPerOrder(row),
      readers.declarations.netQuantity(row),
      readers.declarations.vegetarian(row),
    ]).toEqual([1, 0, 50, '1 kg', null]);
  });
  it('its one tax rule and picture, hold for every row', () => {
    expect(
      readers.taxRules.map(({ holds, hsn, taxPercent }) => [holds(row), hsn(row), taxPercent(row)]),
    ).toEqual([[true, '0713', '5']]);
    expect(readers.pictures.map(({ holds, picture }) => [holds(row), picture(row)])).toEqual([
      [true, 'dal'],
    ]);
  });
  it('names no unit from the name and pads no code', () =>
    expect([readers.unitFromName, readers.maxCodeLength, readers.includesTax]).toEqual([
      undefined,
      undefined,
      false,
    ]));
});

describe('a mapping that says more', () => {
  const readers = compileMapping({
    ...defaultMapping,
    item: { ...defaultMapping.item, Code: { column: 'Code', padTo: 12 }, Status: undefined },
    unit: {
      ...defaultMapping.unit,
      unitFromName: { when: {}, quantities: [{ words: ['kg'], name: '{n} kg' }] },
    },
  });
  it('pads the code, keeps the status of known items, and finds units in names', () => {
    expect([
      readers.maxCodeLength,
      readers.status,
      readers.unitFromName?.({ ...row, name: normalizeName('Toor Dal 2 kg') }),
    ]).toEqual([12, undefined, '2 kg']);
  });
});
