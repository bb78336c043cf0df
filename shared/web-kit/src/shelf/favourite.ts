import type { Item } from '@tokri/contracts/http';
import { useSession } from '@tokri/web-kit/session';

export interface Favourite {
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** Whether an item is a favourite: as the person last said here, else as the server told with the item. What changes it loads with the first press. */
export const useFavourite = ({ Id, Name, IsFavorite }: Pick<Item, 'Id' | 'Name' | 'IsFavorite'>): Favourite => {
  const said = useSession((state) => state.favouriteChanges[Id]);
  const isOn = said ?? IsFavorite;
  return { isOn, onToggle: () => void import('./change-favourite.ts').then(({ changeFavourite }) => changeFavourite({ itemId: Id, name: Name, isWanted: !isOn })) };
};
