import { historyEntryId, createScrollPositions } from './scroll-positions.ts';

const openPositions = (isNewVisit = false) =>
  createScrollPositions(sessionStorage, () => isNewVisit);

beforeEach(() => sessionStorage.clear());

describe('createScrollPositions', () => {
  it('restores a saved position after a reload', () => {
    const before = openPositions();
    before.set('a', { itemIndex: 40, topPx: -12.5 });
    before.save();
    expect(openPositions().get('a')).toEqual({ itemIndex: 40, topPx: -12.5 });
  });
  it('forgets the position of a list that is back at its top', () => {
    const positions = openPositions();
    positions.set('a', { itemIndex: 40, topPx: 0 });
    positions.set('a', undefined);
    expect(positions.get('a')).toBeUndefined();
  });
  it('starts a new visit at the top but keeps the positions of earlier history entries', () => {
    const before = openPositions();
    before.set(historyEntryId('default', '/product-list'), { itemIndex: 40, topPx: 0 });
    before.set(historyEntryId('k1', '/product-list'), { itemIndex: 8, topPx: 0 });
    before.save();
    const after = openPositions(true);
    expect([
      after.get(historyEntryId('default', '/product-list')),
      after.get(historyEntryId('k1', '/product-list')),
    ]).toEqual([undefined, { itemIndex: 8, topPx: 0 }]);
  });
  it('drops the oldest of more than 50 positions', () => {
    const positions = openPositions();
    for (let itemIndex = 0; itemIndex <= 50; itemIndex += 1)
      positions.set(String(itemIndex), { itemIndex, topPx: 0 });
    expect([positions.get('0'), positions.get('1')]).toEqual([
      undefined,
      { itemIndex: 1, topPx: 0 },
    ]);
  });
  it.each(['{', '7', '[["a",{"at":-1,"top":0}],["b",null],[1,{"at":1,"top":1}]]'])(
    'ignores the malformed stored value %s',
    (text) => {
      sessionStorage.setItem('tokri.places', text);
      expect(['a', 'b', '1'].map(openPositions().get)).toEqual([undefined, undefined, undefined]);
    },
  );
});
