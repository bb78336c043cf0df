import { aGroup, freshGroup } from '../../testing/shop-data.ts';
import { boardGroup, groupShelvesMax, shelfGroups } from './model.ts';

const others = [2, 3, 4, 5, 6].map((Id) => aGroup({ Id }));

describe('the rate board', () => {
  it('is of fresh produce, wherever that stands', () =>
    expect(boardGroup([...others, freshGroup])).toBe(freshGroup));
  it('without fresh produce, is of the first department that has something', () =>
    expect(boardGroup([aGroup({ Count: 0 }), ...others])).toBe(others[0]));
  it('of an empty shop, is none', () => expect(boardGroup([])).toBeUndefined());
});

describe('shelves of departments', () => {
  it('leave out the board and what is empty, and stop at their limit', () =>
    expect(
      shelfGroups([freshGroup, aGroup({ Id: 9, Count: 0 }), ...others]).map(({ Id }) => Id),
    ).toEqual([2, 3, 4].slice(0, groupShelvesMax)));
});
