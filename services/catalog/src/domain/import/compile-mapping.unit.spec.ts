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

describe('defaultMapping', () => {
  const readers = compileMapping(defaultMapping);
  it('reads each column by its name', () => {
    expect(
      [readers.code, readers.name, readers.group, readers.salePrice, readers.mrp].map((read) =>
        read(row),
      ),
    ).toEqual(['ITEM00000001', 'Toor Dal', 'Staples', '176.19', '185']);
  });
  it('uses defaults for missing columns', () => {
    expect([
      readers.status?.(row),
      readers.stock(row),
      readers.maxPerOrder(row),
      readers.declarations.netQuantity(row),
      readers.declarations.vegetarian(row),
    ]).toEqual([1, 0, 50, '1 kg', null]);
  });
  it('applies its tax rule and image to every row', () => {
    expect(
      readers.taxRules.map(({ matches, hsn, taxPercent }) => [
        matches(row),
        hsn(row),
        taxPercent(row),
      ]),
    ).toEqual([[true, '0713', '5']]);
    expect(readers.pictures.map(({ matches, picture }) => [matches(row), picture(row)])).toEqual([
      [true, 'dal'],
    ]);
  });
  it('takes no unit from the name and does not pad the code', () =>
    expect([readers.unitFromName, readers.maxCodeLength, readers.includesTax]).toEqual([
      undefined,
      undefined,
      false,
    ]));
});

describe('compileMapping', () => {
  const readers = compileMapping({
    ...defaultMapping,
    item: { ...defaultMapping.item, Code: { column: 'Code', padTo: 12 }, Status: undefined },
    unit: {
      ...defaultMapping.unit,
      unitFromName: { when: {}, quantities: [{ words: ['kg'], name: '{n} kg' }] },
    },
  });
  it('pads codes, leaves the status open and finds units in names', () => {
    expect([
      readers.maxCodeLength,
      readers.status,
      readers.unitFromName?.({ ...row, name: normalizeName('Toor Dal 2 kg') }),
    ]).toEqual([12, undefined, '2 kg']);
  });
});
