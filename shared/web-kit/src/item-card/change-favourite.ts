import { userOperations } from '@tokri/contracts/http';
import { isApiProblem, sendCommand, type CommandResult } from '@tokri/web-kit/platform';
import { session, signInPath } from '@tokri/web-kit/session';
import { announce, CircleAlert, Heart, showToast } from '@tokri/web-kit/ui';
import { t } from './favourite-labels.ts';
import { showHeart } from './favourite-state.ts';

export interface FavouriteChange {
  readonly itemId: number;
  readonly name: string;
  readonly isWanted: boolean;
}

/** One call of an item at a time: what was pressed last is what stays. */
const running = new Map<number, Promise<void>>();

const send = (userId: number, { itemId, isWanted }: FavouriteChange): Promise<CommandResult> =>
  isWanted
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

/** Puts the heart back unless it was pressed again meanwhile. */
const putBack = ({ itemId, isWanted }: FavouriteChange): void => {
  if (session().favouriteChanges[itemId] === isWanted) showHeart(itemId, !isWanted);
};

const carryOut = async (userId: number, change: FavouriteChange): Promise<void> => {
  try {
    const outcome = await send(userId, change);
    if (outcome.kind === 'done') return;
    putBack(change);
    showToast({ icon: CircleAlert, text: outcome.message || t('failed') });
  } catch (problem) {
    putBack(change);
    showToast({
      icon: CircleAlert,
      text: isApiProblem(problem) ? problem.message : t('failed'),
      action: { label: t('retry'), run: () => void changeFavourite(change) },
    });
  }
};

/** Shows the heart as it is wanted at once, then tells the server; puts it back and says why when that fails. Settles when the server has answered. */
export const changeFavourite = async (change: FavouriteChange): Promise<void> => {
  const userId = session().user?.Id ?? 0;
  if (userId === 0) return askToSignIn();
  const { itemId, name, isWanted } = change;
  showHeart(itemId, isWanted);
  if (isWanted) announce(t('added', { name }));
  else
    showToast({
      text: t('removed', { name }),
      action: { label: t('undo'), run: () => void changeFavourite({ ...change, isWanted: true }) },
    });
  const before = running.get(itemId) ?? Promise.resolve();
  const own = before.then(() => carryOut(userId, change));
  running.set(itemId, own);
  await own;
  if (running.get(itemId) === own) running.delete(itemId);
};
