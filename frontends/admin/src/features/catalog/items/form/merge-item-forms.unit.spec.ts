import { emptyItemForm, emptyPack } from './item-form-values.ts';
import { mergeItemForms } from './merge-item-forms.ts';

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
