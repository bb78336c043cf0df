import { maxFavouritesPerPerson } from '@tokri/contracts/validation';
import { withFavourite, withoutFavourite } from './favourite.ts';

const full = Array.from({ length: maxFavouritesPerPerson }, (_, at) => at + 1);

describe('favourites', () => {
  it('puts a new favourite first', () =>
    expect(withFavourite([3, 1], 7)).toEqual({ ok: true, value: [7, 3, 1] }));
  it('keeps the position of a favourite that is added again', () =>
    expect(withFavourite([3, 1], 1)).toEqual({ ok: true, value: [3, 1] }));
  it('rejects a favourite beyond the limit', () =>
    expect(withFavourite(full, 999)).toEqual({ ok: false, code: 'too-many-favourites' }));
  it('accepts an existing favourite when the list is full', () =>
    expect(withFavourite(full, 200)).toMatchObject({ ok: true }));
  it('removes a favourite and keeps the order of the others', () =>
    expect(withoutFavourite([3, 1, 7], 1)).toEqual([3, 7]));
  it('changes nothing when the removed favourite does not exist', () =>
    expect(withoutFavourite([3], 9)).toEqual([3]));
});
