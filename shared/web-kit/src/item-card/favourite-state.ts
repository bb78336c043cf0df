import { updateSession, session } from '@tokri/web-kit/session';

/** Shows a heart as it is wanted, whatever lists say that were read before. */
export const showHeart = (itemId: number, isOn: boolean): void =>
  updateSession({ favouriteChanges: { ...session().favouriteChanges, [itemId]: isOn } });
