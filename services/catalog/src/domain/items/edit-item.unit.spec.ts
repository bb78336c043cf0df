import { buildItem, buildRate, buildUnit, validDeclarations } from '../../../test/item-fixtures.ts';
import { applyItemEdit, type ItemEdit } from './edit-item.ts';
import type { EditedUnit } from './edit-units.ts';
import type { Item } from './item.ts';

const today = '2025-11-20';
const at = { today, now: new Date('2025-11-20T12:00:00Z') };
const item = buildItem({ units: [buildUnit(), buildUnit({ unitId: 2, name: '1 kg' })] });

const toEditedUnit = ({ rates: _rates, ...unit }: Item['units'][number]): EditedUnit => ({
  ...unit,
  isHidden: unit.isHidden ?? false,
  firstRate: null,
});
const buildEdit = (change: Partial<ItemEdit> = {}): ItemEdit => {
  const { itemId: _id, taxes: _taxes, changedAt: _changedAt, units, ...rest } = item;
  return {
    ...rest,
    status: 'on-sale',
    taxChanges: undefined,
    units: units.map(toEditedUnit),
    ...change,
  };
};
const newUnit = (change: Partial<EditedUnit> = {}): EditedUnit => ({
  unitId: 9,
  name: '5 kg',
  maxPerOrder: 2,
  net: { amount: 5000, measure: 'g' },
  isHidden: false,
  firstRate: { rateId: 90, ratePaise: 80_000, mrpPaise: 100_000 },
  ...change,
});
const [first, second] = item.units.map(toEditedUnit) as [EditedUnit, EditedUnit];
const edit = (change: Partial<ItemEdit>, from: Item = item) =>
  applyItemEdit(from, buildEdit(change), at);

describe('applyItemEdit', () => {
  it('returns the same item when nothing changes, also with an empty code', () => {
    expect(edit({})).toEqual({ ok: true, value: item });
    const result = edit({ code: '' });
    expect(result.ok && result.value).toBe(item);
  });
  it('changes texts, images and declarations, and keeps prices', () => {
    const declarations = { ...validDeclarations, fssai: '' };
    expect(edit({ name: 'Tur Dal', images: ['b', 'a'], declarations })).toEqual({
      ok: true,
      value: { ...item, name: 'Tur Dal', images: ['b', 'a'], declarations, changedAt: at.now },
    });
  });
  it('reorders, hides and adds units; a new unit gets its first rate from today', () => {
    const result = edit({ units: [{ ...second, isHidden: true }, newUnit(), first] });
    expect(result.ok && result.value.units).toEqual([
      { ...item.units[1], isHidden: true },
      {
        unitId: 9,
        name: '5 kg',
        maxPerOrder: 2,
        net: { amount: 5000, measure: 'g' },
        rates: [{ rateId: 90, partyId: 0, fromDate: today, ratePaise: 80_000, mrpPaise: 100_000 }],
      },
      item.units[0],
    ]);
  });
  it('shows a hidden unit again', () => {
    const hidden = { ...item, units: [{ ...buildUnit(), isHidden: true as const }] };
    const result = edit({ units: [first] }, hidden);
    expect(result.ok && result.value.units).toEqual([buildUnit()]);
  });
  it.each<[string, readonly EditedUnit[]]>([
    ['unit-missing', [first]],
    ['unknown-unit', [first, second, newUnit({ firstRate: null })]],
    ['unit-price-missing', [first, second, newUnit({ unitId: 0, firstRate: null })]],
    ['doubled-unit', [first, { ...second, name: '500 G' }]],
    ['doubled-unit', [first, second, second]],
    ['no-unit-on-sale', [first, second].map((unit) => ({ ...unit, isHidden: true }))],
  ])('rejects units with %s', (code, units) =>
    expect(edit({ units })).toEqual({ ok: false, code }),
  );
  it('lets an item that is not on sale hide all its units', () =>
    expect(
      edit({
        status: 'hidden',
        units: [first, second].map((unit) => ({ ...unit, isHidden: true })),
      }).ok,
    ).toBe(true));
  it('replaces the taxes from today on and keeps earlier ones', () => {
    const later = { fromDate: '2025-12-01', taxBasisPoints: 0 };
    const result = edit({ taxChanges: [later] });
    expect(result.ok && result.value.taxes).toEqual([...item.taxes, later]);
    const removed = edit({ taxChanges: [] }, { ...item, taxes: [...item.taxes, later] });
    expect(removed.ok && removed.value.taxes).toEqual(item.taxes);
  });
  it.each([
    ['date-past', [{ fromDate: '2025-11-19', taxBasisPoints: 0 }]],
    [
      'doubled-date',
      [
        { fromDate: today, taxBasisPoints: 0 },
        { fromDate: today, taxBasisPoints: 500 },
      ],
    ],
  ])('rejects taxes with %s', (code, taxChanges) =>
    expect(edit({ taxChanges })).toEqual({ ok: false, code }),
  );
  it('rejects an item without a tax for today', () =>
    expect(
      edit(
        { taxChanges: [{ fromDate: '2025-11-21', taxBasisPoints: 0 }] },
        { ...item, taxes: [{ fromDate: today, taxBasisPoints: 500 }] },
      ),
    ).toEqual({ ok: false, code: 'tax-missing' }));
  it('names the unit whose price with tax is above its MRP', () => {
    expect(
      edit({
        units: [first, second, newUnit({ firstRate: { rateId: 1, ratePaise: 2, mrpPaise: 1 } })],
      }),
    ).toMatchObject({ code: 'rate-above-mrp', aboveMrp: { packName: '5 kg' } });
    expect(edit({ taxChanges: [{ fromDate: '2026-01-01', taxBasisPoints: 4000 }] })).toMatchObject({
      code: 'rate-above-mrp',
    });
  });
  it('does not put an item on sale without its declarations', () => {
    const declarations = { ...validDeclarations, manufacturer: ' ' };
    expect(edit({ declarations })).toMatchObject({
      code: 'declarations-missing',
      missing: ['manufacturer'],
    });
    expect(edit({ declarations, status: 'hidden' }).ok).toBe(true);
  });
  it('checks a new code, but not one that older rules allowed', () => {
    expect(edit({ code: 'ELEVENCHARS' })).toEqual({ ok: false, code: 'code-too-short' });
    expect(edit({ code: 'OLD', name: 'B' }, { ...item, code: 'OLD' }).ok).toBe(true);
  });
  it('restores a deleted item within 30 days', () => {
    const deletedAt = new Date('2025-11-01T00:00:00Z');
    const deleted: Item = { ...item, status: 'deleted', deletedAt, statusBefore: 'hidden' };
    const result = edit({ status: 'hidden' }, deleted);
    expect(result.ok && result.value).toEqual({ ...item, status: 'hidden', changedAt: at.now });
    expect(edit({}, { ...deleted, deletedAt: new Date('2025-10-01T00:00:00Z') })).toEqual({
      ok: false,
      code: 'undo-too-late',
    });
  });
  it('keeps rates of a known unit whatever the edit says', () => {
    const result = edit({
      units: [{ ...first, firstRate: { rateId: 5, ratePaise: 1, mrpPaise: 2 } }, second],
    });
    expect(result.ok && result.value.units[0]?.rates).toEqual([buildRate()]);
  });
});
