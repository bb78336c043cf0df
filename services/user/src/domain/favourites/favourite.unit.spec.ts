import { maxFavouritesPerPerson } from '@tokri/contracts/validation';
import { withFavourite, withoutFavourite } from './favourite.ts';

const full = Array.from({ length: maxFavouritesPerPerson }, (_, at) => at + 1);

describe('favourites', () => {
  it('a new one, added, stands first', () =>
    expect(withFavourite([3, 1], 7)).toEqual({ ok: true, value: [7, 3, 1] }));
  it('one that is there, added again, stays where it is', () =>
    expect(withFavourite([3, 1], 1)).toEqual({ ok: true, value: [3, 1] }));
  it('one more than there is room for, is refused', () =>
    expect(withFavourite(full, 999)).toEqual({ ok: false, code: 'too-many-favourites' }));
  it('one that is there, added to a full list, is no refusal', () =>
    expect(withFavourite(full, 200)).toMatchObject({ ok: true }));
  it('one, taken out, leaves the others in order', () =>
    expect(withoutFavourite([3, 1, 7], 1)).toEqual([3, 7]));
  it('one that is not there, taken out, changes nothing', () =>
    expect(withoutFavourite([3], 9)).toEqual([3]));
});
