import { err, ok } from '@tokri/contracts/result';
import { maxFavouritesPerPerson } from '@tokri/contracts/validation';
import type { UserResult } from '../user-result.ts';

export const withFavourite = (
  favouriteIds: readonly number[],
  itemId: number,
): UserResult<readonly number[]> => {
  if (favouriteIds.includes(itemId)) return ok(favouriteIds);
  return favouriteIds.length < maxFavouritesPerPerson
    ? ok([itemId, ...favouriteIds])
    : err('too-many-favourites');
};

export const withoutFavourite = (
  favouriteIds: readonly number[],
  itemId: number,
): readonly number[] => favouriteIds.filter((id) => id !== itemId);
