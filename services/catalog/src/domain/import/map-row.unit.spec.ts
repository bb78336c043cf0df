import { rateWithTax } from '@tokri/contracts/pricing';
import { createRowMapper } from './map-row.ts';
import type { MappedRow } from './map-row.ts';
import type { ItemMapping } from './mapping.ts';

const mapping: ItemMapping = {
  onError: 'skip',
  newCategories: 'create',
  requiredColumns: [],
  clean: [{ find: 'Â', with: '' }],
  item: {
    Code: { column: 'index', prefix: 'GROCERY', padTo: 12 },
    Name: { column: 'product', ifEmpty: { column: 'type' } },
    Narration: { template: '{type}, {unit}' },
    Brand: {
      column: 'brand',
      replace: [
        { startsWith: 'Fresho', with: 'Loose' },
        { is: 'own label', with: 'Tokri' },
      ],
      ifEmpty: { value: 'Loose' },
    },
    Aliases: [{ column: 'type' }],
    ItemGroup: { column: 'category' },
    ItemType: { column: 'sub' },
    Status: { value: 1 },
  },
  itemGroups: {},
  itemTypes: {},
  unit: {
    unitFromName: {
      when: { category: ['Food', 'Drinks'], noWords: ['set', 'capsule'] },
      quantities: [
        { words: ['kg', 'kgs'], name: '{n} kg' },
        { words: ['g', 'gm'], name: '{n} g' },
        { words: ['ml'], name: '{n} ml' },
      ],
    },
    otherwise: { value: '1 piece' },
    stock: { value: 100 },
    maxPerOrder: { value: 10 },
  },
  price: { salePrice: { column: 'sale' }, mrp: { column: 'mrp' }, includesTax: true },
  taxRules: [
    {
      when: { category: 'Food', words: ['pea'] },
      HSN: { value: '0708' },
      TaxPercent: { value: 0 },
    },
    { when: { category: 'Food' }, HSN: { value: '2106' }, TaxPercent: { value: 5 } },
    { when: {}, HSN: { value: '3401' }, TaxPercent: { value: 18 } },
  ],
  pictures: [{ when: { words: ['green pea'] }, picture: { value: 'peas' } }],
  defaults: {
    NetQuantity: { template: '{unit}' },
    Manufacturer: { value: 'As printed on the pack' },
    CountryOfOrigin: { value: 'India' },
    BestBefore: {
      first: [
        { when: { category: 'Food' }, value: '3 days' },
        { when: {}, value: 'As printed' },
      ],
    },
    ConsumerCare: { value: '080' },
    Fssai: { value: '' },
    Vegetarian: {
      first: [
        { when: { category: 'Food' }, value: true },
        { when: {}, value: null },
      ],
    },
  },
};

const base = {
  index: '1',
  product: 'Toor Dal 500 g',
  category: 'Food',
  sub: 'Dals',
  brand: 'Kaveri',
  sale: '90',
  mrp: '110',
  type: 'Pulses',
};
const map = (change: Partial<typeof base> = {}, by = mapping): MappedRow =>
  createRowMapper(by)({ number: 2, columns: { ...base, ...change } });
const toDraft = (change: Partial<typeof base> = {}) => {
  const mapped = map(change);
  if (!mapped.ok) throw new Error(JSON.stringify(mapped.errors));
  return mapped.draft;
};
const findErrors = (change: Partial<typeof base>, by = mapping) => {
  const mapped = map(change, by);
  return mapped.ok
    ? []
    : mapped.errors.map(({ field, rule, detail = '' }) => `${field}: ${rule} ${detail}`.trim());
};

describe('createRowMapper', () => {
  it('maps a complete row to a draft', () => {
    expect(toDraft()).toMatchObject({
      row: 2,
      code: 'GROCERY00001',
      name: 'Toor Dal 500 g',
      narration: 'Pulses, 500 g',
      brand: 'Kaveri',
      aliases: ['Pulses'],
      groupName: 'Food',
      typeName: 'Dals',
      status: 'on-sale',
      unitName: '500 g',
      net: { amount: 500, measure: 'g' },
      stock: 100,
      maxPerOrder: 10,
      mrpPaise: 11000,
      taxBasisPoints: 500,
      hsn: '2106',
      imageName: '',
      declarations: { netQuantity: '500 g', bestBefore: '3 days', vegetarian: true },
    });
  });
  it('takes the GST rates that an item can have', () => {
    const by = {
      ...mapping,
      taxRules: [{ when: {}, HSN: { value: '3401' }, TaxPercent: { value: 12 } }],
    };
    expect(findErrors({}, by)).toEqual(['TaxPercent: tax']);
  });
  it('applies replacements and collapses blanks', () =>
    expect(toDraft({ product: ' ToorÂ \u00a0Dal\t 500 g ' }).name).toBe('Toor Dal 500 g'));

  it.each([
    ['Fresho Signature', 'Loose'],
    ['FRESHO', 'Loose'],
    ['Freshology', 'Freshology'],
    ['Own Label', 'Tokri'],
    ['own label plus', 'own label plus'],
    ['', 'Loose'],
  ])('replaces the brand "%s" with %s, matching whole words in any case', (brand, expected) =>
    expect(toDraft({ brand }).brand).toBe(expected),
  );

  it.each([
    ['Dal 1.50 kg', '1.5 kg'],
    ['Dal 500gm', '500 g'],
    ['Dal 2 KGS', '2 kg'],
    ['Dal 500 g + 100 g', '1 piece'],
    ['Dal 500 g + Bowl', '1 piece'],
    ['Dal 500 g, 100 ml', '1 piece'],
    ['Dal 2 x 100 ml', '1 piece'],
    ['Dal x100 ml', '1 piece'],
    ['Dal 1-500 g', '1 piece'],
    ['Dal 500 grams', '1 piece'],
    ['Dal set 500 g', '1 piece'],
    ['Dal', '1 piece'],
  ])('reads the unit of "%s" as %s', (product, unitName) =>
    expect(toDraft({ product }).unitName).toBe(unitName),
  );
  it('ignores a quantity when the condition does not hold', () =>
    expect(toDraft({ product: 'Soap 500 g', category: 'Care' }).unitName).toBe('1 piece'));

  it.each([
    ['Green Peas', '0708', 'peas'],
    ['Pea Shoots', '0708', ''],
    ['Peanut Butter', '2106', ''],
    ['GREEN-PEA', '0708', 'peas'],
  ])('maps "%s" to HSN %s and image "%s"', (product, hsn, imageName) =>
    expect(toDraft({ product })).toMatchObject({ hsn, imageName }),
  );

  it('uses the highest rate whose total with tax does not exceed the sale price', () => {
    for (const [sale, mrp] of [
      ['90', '90'],
      ['28.5', '30'],
      ['0.01', '0.01'],
      ['1098', '1098'],
      ['85.14', '90'],
    ] as const) {
      const { ratePaise, taxBasisPoints } = toDraft({ sale, mrp });
      const salePaise = Math.round(Number(sale) * 100);
      expect(rateWithTax(ratePaise, taxBasisPoints)).toBeLessThanOrEqual(salePaise);
      expect(rateWithTax(ratePaise + 1, taxBasisPoints)).toBeGreaterThan(salePaise);
    }
  });

  it.each([
    [{ index: '' }, ['Code: required']],
    [{ index: '123456' }, ['Code: too-long 12']],
    [{ product: '', type: '' }, ['Name: required']],
    [{ category: '' }, ['ItemGroup: required']],
    [{ sale: 'free' }, ['Rate: rupees']],
    [{ sale: '1.234' }, ['Rate: rupees']],
    [{ sale: '0' }, ['Rate: above-zero']],
    [{ sale: '-5' }, ['Rate: rupees']],
    [{ mrp: '89.99' }, ['Rate: price-above-mrp ₹89.99']],
    [{ mrp: '' }, ['Mrp: rupees']],
    [{ brand: 'A|B' }, ['Brand: separator |']],
    [{ product: 'x'.repeat(201) }, ['Name: too-long 200']],
  ])('reports %j as %j', (change, expected) => expect(findErrors(change)).toEqual(expected));
  it('accepts prices with trailing zeros', () =>
    expect(toDraft({ sale: '90.500', mrp: '110.00' })).toMatchObject({ mrpPaise: 11000 }));
  it('reports all errors of a row together', () =>
    expect(findErrors({ index: '', sale: 'x' })).toEqual(['Code: required', 'Rate: rupees']));
  it('rejects a row without a required declaration unless the item is hidden', () => {
    const unlabelled = {
      ...mapping,
      defaults: { ...mapping.defaults, Manufacturer: { value: '' } },
    };
    expect(findErrors({}, unlabelled)).toEqual(['Manufacturer: label-required']);
    expect(
      findErrors({}, { ...unlabelled, item: { ...mapping.item, Status: { value: 0 } } }),
    ).toEqual([]);
  });
  it('reads columns named like object members', () =>
    expect(toDraft({ product: 'constructor __proto__' }).name).toBe('constructor __proto__'));
});
