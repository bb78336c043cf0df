import { createRowMapper } from './map-row.ts';
import { defaultMapping } from './mapping.ts';

describe('defaultMapping', () => {
  const columns = {
    Code: 'OWN-NAMES-001',
    Name: 'Ragi',
    ItemGroup: 'Staples',
    ItemType: 'Flours',
    HSN: '1102',
    TaxPercent: '5',
    UnitName: '1 kg',
    Rate: '80',
    Mrp: '90',
    Stock: '12',
    MaxPerOrder: '',
    Manufacturer: 'K',
    CountryOfOrigin: 'India',
    BestBefore: '3 months',
    ConsumerCare: '080',
    Vegetarian: 'true',
  };
  it('reads rate, tax and stock from their columns', () => {
    expect(createRowMapper(defaultMapping)({ number: 2, columns })).toMatchObject({
      ok: true,
      draft: {
        ratePaise: 8000,
        taxBasisPoints: 500,
        stock: 12,
        maxPerOrder: 50,
        net: { amount: 1000, measure: 'g' },
        declarations: { netQuantity: '1 kg', vegetarian: true },
      },
    });
  });
  it('reads Hindi texts from their columns and limits their length', () => {
    const read = (more: Readonly<Record<string, string>>) =>
      createRowMapper(defaultMapping)({ number: 2, columns: { ...columns, ...more } });
    expect(read({ NameHindi: 'रागी', NarrationHindi: 'पिसी' })).toMatchObject({
      draft: { hindi: { name: 'रागी', narration: 'पिसी' } },
    });
    expect(read({ NameHindi: 'क'.repeat(201) })).toMatchObject({
      errors: [{ row: 2, field: 'NameHindi', rule: 'too-long', detail: '200' }],
    });
  });
  it('reports a rate above the MRP and invalid numbers', () => {
    const mapped = createRowMapper(defaultMapping)({
      number: 2,
      columns: {
        ...columns,
        Rate: '89',
        Stock: 'many',
        TaxPercent: '12',
        Vegetarian: 'maybe',
        Status: '7',
      },
    });
    expect(mapped.ok ? [] : mapped.errors.map(({ field }) => field)).toEqual([
      'TaxPercent',
      'Status',
      'Stock',
      'Rate',
      'Vegetarian',
    ]);
  });
  it.each([
    ['110', false],
    ['1102', true],
    ['11022', false],
    ['110220', true],
    ['1102200', false],
    ['11022000', true],
  ])('accepts HSN %s: %s', (HSN, isValid) => {
    const mapped = createRowMapper(defaultMapping)({ number: 2, columns: { ...columns, HSN } });
    expect(mapped.ok ? [] : mapped.errors).toEqual(
      isValid ? [] : [{ row: 2, field: 'HSN', rule: 'hsn' }],
    );
  });
  it('rejects a maximum quantity of 0', () => {
    const mapped = createRowMapper(defaultMapping)({
      number: 2,
      columns: { ...columns, MaxPerOrder: '0' },
    });
    expect(mapped.ok ? [] : mapped.errors.map(({ field }) => field)).toEqual(['MaxPerOrder']);
  });
});
