import { paginate, type Pagination } from '@tokri/contracts/platform';
import { ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { withFavourite, withoutFavourite } from '../../domain/favourites/favourite.ts';
import type { UserResult } from '../../domain/user-result.ts';
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

export const listFavourites =
  (deps: FavouriteDeps) =>
  async (userId: number, page: Pagination): Promise<FavouritePage> => {
    const ids = (await deps.users.find(userId))?.favouriteIds ?? [];
    return { itemIds: paginate(ids, page), total: ids.length };
  };

export const addFavourite =
  (deps: FavouriteDeps) =>
  (userId: number, itemId: number): Promise<UserResult<unknown>> =>
    updateUser(deps)(userId, ({ favouriteIds }) => {
      const list = withFavourite(favouriteIds, itemId);
      return list.ok ? ok({ favouriteIds: list.value }) : list;
    });

export const removeFavourite =
  (deps: FavouriteDeps) =>
  (userId: number, itemId: number): Promise<UserResult<unknown>> =>
    updateUser(deps)(userId, ({ favouriteIds }) =>
      ok({ favouriteIds: withoutFavourite(favouriteIds, itemId) }),
    );
