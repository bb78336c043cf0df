import type { ItemResponse } from '@tokri/contracts/http';
import { translationsReady } from '@tokri/web-kit/platform';
import { session, useSession } from '@tokri/web-kit/session';
import { showHeart } from './favourite-state.ts';

export interface Favourite {
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

const press = ({ Id, Name }: Pick<ItemResponse, 'Id' | 'Name'>, isWanted: boolean): void => {
  if (session().user) showHeart(Id, isWanted);
  // What tells the server comes with the first press, so that shelves stay light.
  import('./change-favourite.ts')
    .then(
      async ({ changeFavourite }) => {
        await translationsReady();
        await changeFavourite({ itemId: Id, name: Name, isWanted });
      },
      () => {
        if (session().user) showHeart(Id, !isWanted);
      },
    )
    .catch(() => undefined);
};

/** Whether an item is a favourite: as the person last said here, else as the server told with the item. */
export const useFavourite = ({
  Id,
  Name,
  IsFavorite,
}: Pick<ItemResponse, 'Id' | 'Name' | 'IsFavorite'>): Favourite => {
  const said = useSession((state) => state.favouriteChanges[Id]);
  const isOn = said ?? IsFavorite;
  return { isOn, onToggle: () => press({ Id, Name }, !isOn) };
};
