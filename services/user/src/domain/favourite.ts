import { happened, refusal } from '@tokri/contracts';
import type { UserOutcome } from './refusal.ts';

/** Items of one person; as many as catalog tells of in one call. */
export const favouritesPerUserMax = 200;

/** The newest stands first; one that is there already stays where it is. */
export const withFavourite = (favouriteIds: readonly number[], itemId: number): UserOutcome<readonly number[]> => {
  if (favouriteIds.includes(itemId)) return happened(favouriteIds);
  return favouriteIds.length < favouritesPerUserMax ? happened([itemId, ...favouriteIds]) : refusal('too-many-favourites');
};

export const withoutFavourite = (favouriteIds: readonly number[], itemId: number): readonly number[] => favouriteIds.filter((id) => id !== itemId);
