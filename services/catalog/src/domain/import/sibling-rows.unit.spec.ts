import { defaultMapping } from './mapping.ts';
import type { ItemMapping } from './mapping.ts';
import type { Row } from './row.ts';
import { createSiblingRows } from './sibling-rows.ts';

const severalUnits: ItemMapping = {
  ...defaultMapping,
  unit: { ...defaultMapping.unit, several: true },
};
const row = (number: number, columns: Record<string, string>): Row => ({ number, columns });
const follow = (mapping: ItemMapping, ...rows: readonly Row[]) => {
  const siblings = createSiblingRows(mapping);
  return rows.map((each, index) => siblings.next(each, rows[index + 1]));
};

describe('createSiblingRows', () => {
  const onion = row(2, { Code: 'ONION-000001', Name: 'Onion', UnitName: '500 g', Rate: '20' });
  const kilo = row(3, { Code: 'ONION-000001', Name: 'Other', UnitName: '1 kg', Rate: '' });
  const potato = row(4, { Code: 'POTATO-00001', Name: 'Potato', UnitName: '1 kg', Rate: '30' });

  it('rejects the second row of a code unless the mapping allows several units', () =>
    expect(follow(defaultMapping, onion, kilo)[1]?.error).toEqual({
      row: 3,
      field: 'Code',
      rule: 'doubled-code',
      detail: '2',
    }));

  it('takes what describes the item from its first row, but not what describes the unit', () => {
    const [first, second, other] = follow(severalUnits, onion, kilo, potato);
    expect(first).toEqual({ row: onion, hasSiblings: true });
    expect(second).toEqual({
      row: { number: 3, columns: { ...kilo.columns, Name: 'Onion' } },
      hasSiblings: true,
    });
    expect(other).toEqual({ row: potato, hasSiblings: false });
  });

  it('rejects the same unit twice', () =>
    expect(
      follow(severalUnits, onion, row(3, { ...kilo.columns, UnitName: '500 G' }))[1]?.error,
    ).toMatchObject({ field: 'Unit', rule: 'doubled-unit', detail: '2' }));

  it('rejects rows of one item that do not stand together', () =>
    expect(follow(severalUnits, onion, potato, kilo)[2]?.error).toMatchObject({
      rule: 'doubled-code',
      detail: '2',
    }));

  it('leaves rows without a code to the checks of the row', () =>
    expect(follow(severalUnits, row(2, { Code: '' }), row(3, { Code: '' }))).toEqual([
      { row: row(2, { Code: '' }), hasSiblings: false },
      { row: row(3, { Code: '' }), hasSiblings: false },
    ]));
});
