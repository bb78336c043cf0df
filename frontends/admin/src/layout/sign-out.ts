import { signOut } from '@tokri/web-kit/session';
import { dialogTypes, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { confirmLeave } from '../components/unsaved-changes.ts';
import { t } from '../labels.ts';

/** Resolves to whether the session ended. */
export const confirmSignOut = async (): Promise<boolean> => {
  if (!(await confirmLeave())) return false;
  const result = await showDialog({
    type: dialogTypes.confirmation,
    title: t('nav.signOut'),
    message: t('nav.signOutConfirm'),
    actionLabel: t('nav.signOut'),
  });
  if (!isConfirmed(result)) return false;
  await signOut();
  return true;
};
