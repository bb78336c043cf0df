import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMapping } from './mapping-schema.ts';

const file = readFileSync(
  path.resolve(import.meta.dirname, '../../../../../demo/grocery-mapping.json'),
  'utf8',
);
const changed = (change: Record<string, unknown>): string =>
  JSON.stringify({ ...(JSON.parse(file) as object), ...change });

describe('readMapping', () => {
  it('reads the demo mapping and converts constants to sources', () => {
    const parsed = readMapping(file);
    expect(parsed).toMatchObject({
      ok: true,
      mapping: {
        onError: 'skip',
        unit: { otherwise: { value: '1 piece' }, stock: { value: 100 } },
        price: { includesTax: true },
      },
    });
  });
  it.each([
    ['{', /not JSON/],
    ['[]', /./],
    [changed({ format: 'other/1' }), /^format: must be tokri-item-mapping\/1/],
    [
      changed({ taxRules: [{ when: { words: ['x'] }, HSN: '0701', TaxPercent: 0 }] }),
      /^taxRules: the last rule/,
    ],
    [
      changed({ price: { salePrice: { column: 'a', value: 1 }, mrp: { column: 'b' } } }),
      /exactly one of/,
    ],
    [changed({ price: { salePrice: {}, mrp: { column: 'b' } } }), /exactly one of/],
    [changed({ script: 'alert(1)' }), /./],
    [changed({ requiredColumns: Array.from({ length: 1001 }, () => 'x') }), /^requiredColumns/],
  ])('rejects invalid mapping %# and names the field', (json, message) => {
    const parsed = readMapping(json);
    expect(parsed.ok ? '' : `${parsed.fault.path}: ${parsed.fault.message}`).toMatch(message);
  });
  it('rejects sources that are nested too deeply', () => {
    const nested = (depth: number): object =>
      depth === 0 ? { column: 'x' } : { column: 'x', ifEmpty: nested(depth - 1) };
    const mapping = JSON.parse(file) as { item: object };
    expect(readMapping(changed({ item: { ...mapping.item, Brand: nested(5) } })).ok).toBe(true);
    expect(readMapping(changed({ item: { ...mapping.item, Brand: nested(6) } })).ok).toBe(false);
  });
});
