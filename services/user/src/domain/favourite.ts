import { favouritesPerPersonMax, ok, refusal } from '@tokri/contracts';
import type { UserOutcome } from './refusal.ts';

/** The newest stands first; one that is there already stays where it is. */
export const withFavourite = (
  favouriteIds: readonly number[],
  itemId: number,
): UserOutcome<readonly number[]> => {
  if (favouriteIds.includes(itemId)) return ok(favouriteIds);
  return favouriteIds.length < favouritesPerPersonMax
    ? ok([itemId, ...favouriteIds])
    : refusal('too-many-favourites');
};

export const withoutFavourite = (
  favouriteIds: readonly number[],
  itemId: number,
): readonly number[] => favouriteIds.filter((id) => id !== itemId);
