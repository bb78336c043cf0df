import { updateSession, session } from '@tokri/web-kit/session';

export const setFavouriteState = (itemId: number, isOn: boolean): void =>
  updateSession({ favouriteChanges: { ...session().favouriteChanges, [itemId]: isOn } });
