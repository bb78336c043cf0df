import { emptyItemForm, emptyPack } from './item-form-values.ts';
import { mergeItemForms, withSavedIds } from './merge-item-forms.ts';

const base = { ...emptyItemForm(), name: 'Onion', brand: 'Loose', packs: [emptyPack] };

describe('mergeItemForms', () => {
  it('keeps what either side changed', () =>
    expect(
      mergeItemForms(base, { ...base, name: 'Red onion' }, { ...base, brand: 'Farm' }),
    ).toEqual({ values: { ...base, name: 'Red onion', brand: 'Farm' }, conflicts: [] }));
  it('names a field that both changed, with both values', () =>
    expect(
      mergeItemForms(base, { ...base, name: 'Red onion' }, { ...base, name: 'Nashik onion' })
        .conflicts,
    ).toEqual([{ field: 'name', mine: 'Red onion', theirs: 'Nashik onion' }]));
  it('sees no conflict when both made the same change', () => {
    const packs = [{ ...emptyPack, name: '1 kg' }];
    expect(mergeItemForms(base, { ...base, packs }, { ...base, packs: [...packs] })).toEqual({
      values: { ...base, packs },
      conflicts: [],
    });
  });
});

describe('withSavedIds', () => {
  it('gives a new pack the id that it was saved with, so that it is not added twice', () => {
    const typed = { ...base, packs: [{ ...emptyPack, name: '1 kg', amount: '900' }, emptyPack] };
    const saved = { ...base, packs: [{ ...emptyPack, unitId: 31, name: '1 kg' }] };
    expect(withSavedIds(typed, saved).packs.map(({ unitId }) => unitId)).toEqual([31, 0]);
  });
});
