import { paginate, type Pagination } from '@tokri/contracts/platform';
import { ok } from '@tokri/contracts/result';
import { withFavourite, withoutFavourite } from '../../domain/favourites/favourite.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { Clock } from '../ports/runtime.ts';
import type { Users } from '../ports/accounts.ts';
import { updateUser } from '../accounts/update-user.ts';

export interface FavouriteDeps {
  readonly users: Users;
  readonly clock: Clock;
}

export interface FavouritePage {
  readonly itemIds: readonly number[];
  readonly total: number;
}

/** U15, what the bff asks for: newest first. */
export const listFavourites =
  (deps: FavouriteDeps) =>
  async (userId: number, page: Pagination): Promise<FavouritePage> => {
    const ids = (await deps.users.find(userId))?.favouriteIds ?? [];
    return { itemIds: paginate(ids, page), total: ids.length };
  };

/** U15, POST. Repeating it changes nothing. */
export const addFavourite =
  (deps: FavouriteDeps) =>
  (userId: number, itemId: number): Promise<UserResult<unknown>> =>
    updateUser(deps)(userId, ({ favouriteIds }) => {
      const list = withFavourite(favouriteIds, itemId);
      return list.ok ? ok({ favouriteIds: list.value }) : list;
    });

/** U15, DELETE. Repeating it changes nothing. */
export const removeFavourite =
  (deps: FavouriteDeps) =>
  (userId: number, itemId: number): Promise<UserResult<unknown>> =>
    updateUser(deps)(userId, ({ favouriteIds }) =>
      ok({ favouriteIds: withoutFavourite(favouriteIds, itemId) }),
    );
