import { validDeclarations, buildItem, buildRate, buildUnit } from '../../../test/item-fixtures.ts';
import { markDeleted } from '../items/delete-item.ts';
import type { Item } from '../items/item.ts';
import { findPackAboveMrp } from '../rates/mrp-limit.ts';
import type { ItemDraft } from './draft.ts';
import { lacksUnit, buildItemFromDraft, mergeDraft } from './merge-draft.ts';
import type { MergeContext } from './merge-draft.ts';

const now = new Date('2025-11-21T10:00:00Z');
const known = buildItem();
const context: MergeContext = {
  category: {
    itemTypeId: known.itemTypeId,
    itemTypeName: known.itemTypeName,
    itemGroupId: known.itemGroupId,
    itemGroupName: known.itemGroupName,
    tint: known.tint,
  },
  image: null,
  isSharedImage: (hash) => hash.startsWith('shared'),
  today: '2025-11-21',
  now,
};
const draft: ItemDraft = {
  row: 2,
  code: known.code,
  name: known.name,
  narration: known.narration,
  brand: known.brand,
  aliases: ['arhar'],
  groupName: 'Staples',
  typeName: 'Dals & Pulses',
  status: null,
  unitName: '500 g',
  net: { amount: 500, measure: 'g' },
  stock: 100,
  maxPerOrder: 5,
  ratePaise: 9000,
  mrpPaise: 11000,
  taxBasisPoints: 500,
  hsn: '0713',
  imageName: '',
  declarations: validDeclarations,
};
const update = (
  item: Item,
  change: Partial<ItemDraft> = {},
  more: Partial<MergeContext> = {},
): Item =>
  mergeDraft(item, {
    draft: { ...draft, ...change },
    context: { ...context, ...more },
    ids: { unitId: 50, rateId: 60 },
  });

describe('mergeDraft', () => {
  it('returns the same object when nothing changes', () => expect(update(known)).toBe(known));
  it('takes Hindi texts of the file and keeps the others', () => {
    const translated = buildItem({ hindi: { name: 'तूर दाल', narration: 'x' } });
    expect(update(translated)).toBe(translated);
    expect(update(translated, { hindi: { name: 'अरहर दाल' } }).hindi).toEqual({
      name: 'अरहर दाल',
      narration: 'x',
    });
    expect(update(translated, { name: 'Moong Dal' }).hindi).toEqual({ narration: 'x' });
    expect(
      buildItemFromDraft({ ...draft, hindi: { name: 'तूर दाल' } }, context, {
        itemId: 1,
        unitId: 2,
        rateId: 3,
      }).hindi,
    ).toEqual({ name: 'तूर दाल' });
  });
  it('updates the name and the time of change', () =>
    expect(update(known, { name: 'Arhar Dal' })).toEqual({
      ...known,
      name: 'Arhar Dal',
      changedAt: now,
    }));
  it('applies a new price from today and keeps the old one for earlier dates', () => {
    expect(update(known, { ratePaise: 8000 }).units[0]?.rates).toEqual([
      buildRate(),
      buildRate({ rateId: 60, fromDate: '2025-11-21', ratePaise: 8000 }),
    ]);
  });
  it('keeps the last of two prices on one day', () => {
    const first = update(known, { ratePaise: 8000 });
    expect(
      update(first, { ratePaise: 7000 }).units[0]?.rates.map(({ ratePaise }) => ratePaise),
    ).toEqual([9000, 7000]);
  });
  it('applies a new tax from today', () =>
    expect(update(known, { taxBasisPoints: 1800, mrpPaise: 20000 }).taxes).toEqual([
      { fromDate: '2025-09-22', taxBasisPoints: 500 },
      { fromDate: '2025-11-21', taxBasisPoints: 1800 },
    ]));
  it('renames the only unit', () =>
    expect(
      update(known, { unitName: '550 g', net: { amount: 550, measure: 'g' } }).units,
    ).toMatchObject([{ unitId: 1, name: '550 g' }]));
  it('updates the unit with the same name or adds a unit', () => {
    const two = buildItem({ units: [buildUnit(), buildUnit({ unitId: 2, name: '1 kg' })] });
    expect(lacksUnit(two, draft)).toBe(false);
    expect(update(two, { ratePaise: 8000 }).units.map(({ rates }) => rates.length)).toEqual([2, 1]);
    expect(lacksUnit(two, { ...draft, unitName: '5 kg' })).toBe(true);
    expect(update(two, { unitName: '5 kg' }).units.map(({ unitId }) => unitId)).toEqual([1, 2, 50]);
  });
  it('keeps a hidden item hidden and restores a deleted one when the row has no status', () => {
    expect(update(buildItem({ status: 'hidden' }), { name: 'x' }).status).toBe('hidden');
    const restored = update(markDeleted(known, now));
    expect(restored.status).toBe('on-sale');
    expect(restored).not.toHaveProperty('deletedAt');
  });
  it('sets the status of the row', () =>
    expect(update(known, { status: 'hidden' }).status).toBe('hidden'));
  it.each([
    [[], 'shared2', ['shared2']],
    [['shared1'], 'shared2', ['shared2']],
    [['photo'], 'shared2', ['photo']],
    [['photo'], null, ['photo']],
    [['shared1'], null, ['shared1']],
  ])(
    'merges images %j and %s into %j without replacing a photo by a shared image',
    (images, image, expected) => {
      expect(update(buildItem({ images }), {}, { image }).images).toEqual(expected);
    },
  );
});

it('builds an unknown item with one unit and rates from today', () => {
  expect(
    buildItemFromDraft(
      draft,
      { ...context, image: 'shared1' },
      { itemId: 7, unitId: 8, rateId: 9 },
    ),
  ).toMatchObject({
    itemId: 7,
    status: 'on-sale',
    images: ['shared1'],
    taxes: [{ fromDate: '2025-11-21', taxBasisPoints: 500 }],
    units: [{ unitId: 8, rates: [{ rateId: 9, partyId: 0, fromDate: '2025-11-21' }] }],
  });
});

describe('findPackAboveMrp after a tax change', () => {
  it('finds a party rate above its MRP', () => {
    const withParty = buildItem({
      units: [
        buildUnit({ rates: [buildRate(), buildRate({ rateId: 2, partyId: 1, ratePaise: 10400 })] }),
      ],
    });
    expect(findPackAboveMrp(withParty, '2025-11-21')).toBeNull();
    expect(
      findPackAboveMrp(update(withParty, { taxBasisPoints: 1800 }), '2025-11-21'),
    ).not.toBeNull();
  });
  it('ignores rates that are no longer in effect', () => {
    const ended = buildItem({
      units: [
        buildUnit({
          rates: [
            buildRate({ ratePaise: 10400 }),
            buildRate({ rateId: 2, fromDate: '2025-11-10', ratePaise: 5000 }),
          ],
        }),
      ],
    });
    expect(
      findPackAboveMrp(update(ended, { ratePaise: 5000, taxBasisPoints: 1800 }), '2025-11-21'),
    ).toBeNull();
  });
});
