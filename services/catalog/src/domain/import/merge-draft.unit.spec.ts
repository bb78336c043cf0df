import { validDeclarations, buildItem, buildRate, buildUnit } from '../../../test/item-fixtures.ts';
import { markDeleted } from '../items/delete-item.ts';
import type { Item } from '../items/item.ts';
import { findRateAboveMrp } from '../rates/find-rate-above-mrp.ts';
import type { ItemDraft } from './draft.ts';
import { lacksUnit, buildItemFromDraft, mergeDraft } from './merge-draft.ts';
import type { MergeContext } from './merge-draft.ts';

const now = new Date('2025-11-21T10:00:00Z');
const known = buildItem();
const around: MergeContext = {
  category: {
    itemTypeId: known.itemTypeId,
    itemTypeName: known.itemTypeName,
    itemGroupId: known.itemGroupId,
    itemGroupName: known.itemGroupName,
    tint: known.tint,
  },
  image: null,
  isSharedPicture: (hash) => hash.startsWith('shared'),
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
  of: Item,
  change: Partial<ItemDraft> = {},
  more: Partial<MergeContext> = {},
): Item =>
  mergeDraft(of, {
    draft: { ...draft, ...change },
    context: { ...around, ...more },
    ids: { unitId: 50, rateId: 60 },
  });

describe('a known item and its row', () => {
  it('that changes nothing, is the very same item', () => expect(update(known)).toBe(known));
  it('with another name, changes that and the instant', () =>
    expect(update(known, { name: 'Arhar Dal' })).toEqual({
      ...known,
      name: 'Arhar Dal',
      changedAt: now,
    }));
  it('with another price, has it from today and keeps the old one for yesterday', () => {
    expect(update(known, { ratePaise: 8000 }).units[0]?.rates).toEqual([
      buildRate(),
      buildRate({ rateId: 60, fromDate: '2025-11-21', ratePaise: 8000 }),
    ]);
  });
  it('with another price twice on one day, keeps the last', () => {
    const first = update(known, { ratePaise: 8000 });
    expect(
      update(first, { ratePaise: 7000 }).units[0]?.rates.map(({ ratePaise }) => ratePaise),
    ).toEqual([9000, 7000]);
  });
  it('with another tax, has it from today', () =>
    expect(update(known, { taxBasisPoints: 1800, mrpPaise: 20000 }).taxes).toEqual([
      { fromDate: '2025-09-22', taxBasisPoints: 500 },
      { fromDate: '2025-11-21', taxBasisPoints: 1800 },
    ]));
  it('with another unit name, renames the only unit', () =>
    expect(
      update(known, { unitName: '550 g', net: { amount: 550, measure: 'g' } }).units,
    ).toMatchObject([{ unitId: 1, name: '550 g' }]));
  it('of several units, touches the one of its name or adds one', () => {
    const two = buildItem({ units: [buildUnit(), buildUnit({ unitId: 2, name: '1 kg' })] });
    expect(lacksUnit(two, draft)).toBe(false);
    expect(update(two, { ratePaise: 8000 }).units.map(({ rates }) => rates.length)).toEqual([2, 1]);
    expect(lacksUnit(two, { ...draft, unitName: '5 kg' })).toBe(true);
    expect(update(two, { unitName: '5 kg' }).units.map(({ unitId }) => unitId)).toEqual([1, 2, 50]);
  });
  it('that says nothing of the status, leaves a hidden item hidden and brings a deleted one back', () => {
    expect(update(buildItem({ status: 'hidden' }), { name: 'x' }).status).toBe('hidden');
    const back = update(markDeleted(known, now));
    expect(back.status).toBe('on-sale');
    expect(back).not.toHaveProperty('deletedAt');
  });
  it('that says the status, sets it', () =>
    expect(update(known, { status: 'hidden' }).status).toBe('hidden'));
  it.each([
    [[], 'shared2', ['shared2']],
    [['shared1'], 'shared2', ['shared2']],
    [['photo'], 'shared2', ['photo']],
    [['photo'], null, ['photo']],
    [['shared1'], null, ['shared1']],
  ])(
    'images %j and picture %s, give %j: a photo is never replaced by a shared picture',
    (images, image, expected) => {
      expect(update(buildItem({ images }), {}, { image }).images).toEqual(expected);
    },
  );
});

it('an unknown item, begins today with one unit', () => {
  expect(
    buildItemFromDraft(draft, { ...around, image: 'shared1' }, { itemId: 7, unitId: 8, rateId: 9 }),
  ).toMatchObject({
    itemId: 7,
    status: 'on-sale',
    images: ['shared1'],
    taxes: [{ fromDate: '2025-11-21', taxBasisPoints: 500 }],
    units: [{ unitId: 8, rates: [{ rateId: 9, partyId: 0, fromDate: '2025-11-21' }] }],
  });
});

describe('a tax that changes', () => {
  it('and puts a party rate of today above its MRP, is found', () => {
    const withParty = buildItem({
      units: [
        buildUnit({ rates: [buildRate(), buildRate({ rateId: 2, partyId: 1, ratePaise: 10400 })] }),
      ],
    });
    expect(findRateAboveMrp(withParty, '2025-11-21')).toBeNull();
    expect(findRateAboveMrp(update(withParty, { taxBasisPoints: 1800 }), '2025-11-21')).toMatch(
      /MRP/,
    );
  });
  it('and breaks only a rate that has ended, is fine', () => {
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
      findRateAboveMrp(update(ended, { ratePaise: 5000, taxBasisPoints: 1800 }), '2025-11-21'),
    ).toBeNull();
  });
});
