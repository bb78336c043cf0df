import { confirmNavigation } from '@tokri/web-kit/platform';
import { signOut } from '@tokri/web-kit/session';
import { dialogTypes, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { movementQueue } from '../features/catalog/stock/queue/movement-queue.ts';
import { t } from '../labels.ts';

const signOutQuestion = (unsentChanges: number): string =>
  unsentChanges === 0 ? t('nav.signOutConfirm') : t('nav.signOutUnsent', { count: unsentChanges });

/** Resolves to whether the session ended. */
export const confirmSignOut = async (): Promise<boolean> => {
  const result = await showDialog({
    type: dialogTypes.confirmation,
    title: t('nav.signOut'),
    message: signOutQuestion(movementQueue().list().length),
    actionLabel: t('nav.signOut'),
    closeLabel: t('back'),
  });
  if (!isConfirmed(result) || !(await confirmNavigation())) return false;
  await signOut();
  return true;
};
