import { entryOf, keepPlaces } from './kept-places.ts';

const places = (isNewVisit = false) => keepPlaces(sessionStorage, () => isNewVisit);

beforeEach(() => sessionStorage.clear());

describe('the place in a list', () => {
  it('kept when the page is left, is there after a reload', () => {
    const before = places();
    before.note('a', { at: 40, top: -12.5 });
    before.store();
    expect(places().of('a')).toEqual({ at: 40, top: -12.5 });
  });
  it('at the top again, is forgotten', () => {
    const kept = places();
    kept.note('a', { at: 40, top: 0 });
    kept.note('a', undefined);
    expect(kept.of('a')).toBeUndefined();
  });
  it('of an address that is visited anew, is its top; going back further finds the others', () => {
    const before = places();
    before.note(entryOf('default', '/product-list'), { at: 40, top: 0 });
    before.note(entryOf('k1', '/product-list'), { at: 8, top: 0 });
    before.store();
    const after = places(true);
    expect([
      after.of(entryOf('default', '/product-list')),
      after.of(entryOf('k1', '/product-list')),
    ]).toEqual([undefined, { at: 8, top: 0 }]);
  });
  it('of more than 50 lists, forgets the oldest', () => {
    const kept = places();
    for (let at = 0; at <= 50; at += 1) kept.note(String(at), { at, top: 0 });
    expect([kept.of('0'), kept.of('1')]).toEqual([undefined, { at: 1, top: 0 }]);
  });
  it.each(['{', '7', '[["a",{"at":-1,"top":0}],["b",null],[1,{"at":1,"top":1}]]'])(
    'stored as %s by somebody else, is none',
    (text) => {
      sessionStorage.setItem('tokri.places', text);
      expect(['a', 'b', '1'].map(places().of)).toEqual([undefined, undefined, undefined]);
    },
  );
});
