import { logOut } from '@tokri/web-kit/session';
import { dialogTypes, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

export const confirmLogOut = async (): Promise<void> => {
  const dialogResult = await showDialog({ type: dialogTypes.yesNo, message: t('logout.confirm') });
  if (!isConfirmed(dialogResult)) return;
  await logOut();
  location.assign('/home');
};
