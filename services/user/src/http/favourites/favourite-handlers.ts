import { commandSucceeded } from '@tokri/contracts/api';
import type { userOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { FavouritePage } from '../../application/favourites/favourites.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { toCommandResponse } from '../user-response.ts';

export interface FavouriteUseCases {
  readonly listFavourites: (
    userId: number,
    page: { readonly page: number; readonly pageSize: number },
  ) => Promise<FavouritePage>;
  readonly addFavourite: (userId: number, itemId: number) => Promise<UserResult<unknown>>;
  readonly removeFavourite: (userId: number, itemId: number) => Promise<UserResult<unknown>>;
}

type Operations = 'list-favourite-ids' | 'add-favourite' | 'remove-favourite';

export const createFavouriteHandlers = (
  useCases: FavouriteUseCases,
): Pick<OperationHandlers<typeof userOperations>, Operations> => ({
  'list-favourite-ids': async ({ caller, pagination: page }) => {
    const { itemIds, total } = await useCases.listFavourites(caller.userId, page);
    return { body: itemIds.map((ItemId) => ({ ItemId })), total };
  },
  'add-favourite': async ({ body, language }) => {
    const added = await useCases.addFavourite(body.UserId, body.ItemId);
    return { body: [toCommandResponse(added, language, () => commandSucceeded(body.ItemId))] };
  },
  'remove-favourite': async ({ query, language }) => {
    const removed = await useCases.removeFavourite(query.UserId, query.ItemId);
    return {
      body: [toCommandResponse(removed, language, () => commandSucceeded(query.ItemId))],
    };
  },
});
