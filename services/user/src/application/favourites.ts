import { ok, pageOf, type Page } from '@tokri/contracts';
import { withFavourite, withoutFavourite } from '../domain/favourite.ts';
import type { UserOutcome } from '../domain/refusal.ts';
import type { Clock, Users } from './ports.ts';
import { updateUser } from './update-user.ts';

export interface FavouritePorts {
  readonly users: Users;
  readonly clock: Clock;
}

export interface FavouritePage {
  readonly itemIds: readonly number[];
  readonly total: number;
}

/** U15, what the bff asks for: newest first. */
export const listFavourites =
  (ports: FavouritePorts) =>
  async (userId: number, page: Page): Promise<FavouritePage> => {
    const ids = (await ports.users.find(userId))?.favouriteIds ?? [];
    return { itemIds: pageOf(ids, page), total: ids.length };
  };

/** U15, POST. Repeating it changes nothing. */
export const addFavourite =
  (ports: FavouritePorts) =>
  (userId: number, itemId: number): Promise<UserOutcome<unknown>> =>
    updateUser(ports)(userId, ({ favouriteIds }) => {
      const list = withFavourite(favouriteIds, itemId);
      return list.ok ? ok({ favouriteIds: list.value }) : list;
    });

/** U15, DELETE. Repeating it changes nothing. */
export const removeFavourite =
  (ports: FavouritePorts) =>
  (userId: number, itemId: number): Promise<UserOutcome<unknown>> =>
    updateUser(ports)(userId, ({ favouriteIds }) =>
      ok({ favouriteIds: withoutFavourite(favouriteIds, itemId) }),
    );
