import { buildItem } from '../../../test/item-fixtures.ts';
import { selectPart } from './export-part.ts';

const items = [5, 1, 3, 2, 4].map((itemId) => buildItem({ itemId }));
const idsOf = (...args: Parameters<typeof selectPart>) => {
  const { items: selected, ...rest } = selectPart(...args);
  return { ids: selected.map(({ itemId }) => itemId), ...rest };
};

describe('selectPart', () => {
  it('goes on after an item by its id, until none is left', () => {
    expect(idsOf(items, { part: 1, after: 0 }, 2)).toEqual({ ids: [1, 2], parts: 3, after: 2 });
    expect(idsOf(items, { part: 3, after: 4 }, 2)).toEqual({ ids: [5], parts: 3, after: null });
  });
  it('leaves out nothing when an item of an earlier part is deleted', () => {
    const left = items.filter(({ itemId }) => itemId !== 1);
    expect(idsOf(left, { part: 2, after: 2 }, 2).ids).toEqual([3, 4]);
  });
  it('pages by number without an item', () => {
    expect(idsOf(items, { part: 3, after: undefined }, 2)).toEqual({
      ids: [4],
      parts: 3,
      after: null,
    });
  });
});
