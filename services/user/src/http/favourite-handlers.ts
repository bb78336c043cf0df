import { done } from '@tokri/contracts/http';
import type { userOperations } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import type { FavouritePage } from '../application/favourites.ts';
import type { UserOutcome } from '../domain/refusal.ts';
import { refusedEntry } from './answers.ts';

export interface FavouriteUseCases {
  readonly listFavourites: (
    userId: number,
    page: { readonly page: number; readonly pageSize: number },
  ) => Promise<FavouritePage>;
  readonly addFavourite: (userId: number, itemId: number) => Promise<UserOutcome<unknown>>;
  readonly removeFavourite: (userId: number, itemId: number) => Promise<UserOutcome<unknown>>;
}

type Rows = 'list-favourite-ids' | 'add-favourite' | 'remove-favourite';

export const favouriteHandlers = (
  use: FavouriteUseCases,
): Pick<Handlers<typeof userOperations>, Rows> => ({
  'list-favourite-ids': async ({ caller, page }) => {
    const { itemIds, total } = await use.listFavourites(caller.userId, page);
    return { body: itemIds.map((ItemId) => ({ ItemId })), total };
  },
  'add-favourite': async ({ body, language }) => {
    const added = await use.addFavourite(body.UserId, body.ItemId);
    return { body: [added.ok ? done(body.ItemId) : refusedEntry(added, language)] };
  },
  'remove-favourite': async ({ query, language }) => {
    const removed = await use.removeFavourite(query.UserId, query.ItemId);
    return { body: [removed.ok ? done(query.ItemId) : refusedEntry(removed, language)] };
  },
});
