import { endPreview, preview } from '@tokri/web-kit/platform';
import { signOut } from '@tokri/web-kit/session';
import { dialogTypes, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

export const confirmSignOut = async (): Promise<void> => {
  if (preview()) return endPreview();
  const dialogResult = await showDialog({ type: dialogTypes.yesNo, message: t('logout.confirm') });
  if (!isConfirmed(dialogResult)) return;
  await signOut();
  location.assign('/home');
};
