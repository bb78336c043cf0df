import type { ItemResponse } from '@tokri/contracts/api';
import { loadPart } from '@tokri/web-kit/platform';
import { session, useSession } from '@tokri/web-kit/session';
import { setFavouriteState } from './favourite-state.ts';

export interface Favourite {
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

const toggle = ({ Id, Name }: Pick<ItemResponse, 'Id' | 'Name'>, isFavourite: boolean): void => {
  if (session().user) setFavouriteState(Id, isFavourite);
  loadPart(() => import('./change-favourite.ts'))
    .then(
      ({ changeFavourite }) => changeFavourite({ itemId: Id, name: Name, isFavourite }),
      () => {
        if (session().user) setFavouriteState(Id, !isFavourite);
      },
    )
    .catch(() => undefined);
};

export const useFavourite = ({
  Id,
  Name,
  IsFavorite,
}: Pick<ItemResponse, 'Id' | 'Name' | 'IsFavorite'>): Favourite => {
  const changed = useSession((state) => state.favouriteChanges[Id]);
  const isOn = changed ?? IsFavorite;
  return { isOn, onToggle: () => toggle({ Id, Name }, !isOn) };
};
