import { userOperations } from '@tokri/contracts/api';
import { isApiProblem, preview, sendCommand, type CommandResult } from '@tokri/web-kit/platform';
import { session, signInPath } from '@tokri/web-kit/session';
import { announce, CircleAlert, Heart, showToast } from '@tokri/web-kit/ui';
import { t } from './favourite-labels.ts';
import { setFavouriteState } from './favourite-state.ts';

export interface FavouriteChange {
  readonly itemId: number;
  readonly name: string;
  readonly isFavourite: boolean;
}

/** One request per item at a time; the last press wins. */
const pendingChanges = new Map<number, Promise<void>>();

const send = (userId: number, { itemId, isFavourite }: FavouriteChange): Promise<CommandResult> =>
  isFavourite
    ? sendCommand(userOperations.addFavourite, { body: { UserId: userId, ItemId: itemId } })
    : sendCommand(userOperations.removeFavourite, { query: { UserId: userId, ItemId: itemId } });

const askToSignIn = (): void => {
  showToast({
    icon: Heart,
    text: t('signIn'),
    action: {
      label: t('toSignIn'),
      run: () => location.assign(signInPath(location.pathname + location.search)),
    },
  });
};

const revert = ({ itemId, isFavourite }: FavouriteChange): void => {
  if (session().favouriteChanges[itemId] === isFavourite) setFavouriteState(itemId, !isFavourite);
};

const sendChange = async (userId: number, change: FavouriteChange): Promise<void> => {
  try {
    const result = await send(userId, change);
    if (result.kind === 'done') return;
    revert(change);
    showToast({ icon: CircleAlert, text: result.message || t('failed') });
  } catch (error) {
    revert(change);
    showToast({
      icon: CircleAlert,
      text: isApiProblem(error) ? error.message : t('failed'),
      ...(preview()
        ? {}
        : { action: { label: t('retry'), run: () => void changeFavourite(change) } }),
    });
  }
};

export const changeFavourite = async (change: FavouriteChange): Promise<void> => {
  const userId = session().user?.Id ?? 0;
  if (userId === 0) return askToSignIn();
  const { itemId, name, isFavourite } = change;
  setFavouriteState(itemId, isFavourite);
  if (isFavourite) announce(t('added', { name }));
  else
    showToast({
      text: t('removed', { name }),
      action: {
        label: t('undo'),
        run: () => void changeFavourite({ ...change, isFavourite: true }),
      },
    });
  const previousChange = pendingChanges.get(itemId) ?? Promise.resolve();
  const ownChange = previousChange.then(() => sendChange(userId, change));
  pendingChanges.set(itemId, ownChange);
  await ownChange;
  if (pendingChanges.get(itemId) === ownChange) pendingChanges.delete(itemId);
};
