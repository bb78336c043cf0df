import { logOut } from '@tokri/web-kit/session';
import { dialogTypes, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';

/** Section 2: asks, clears the storage (the pincode is put back), and loads the app anew. */
export const askToLogOut = async (): Promise<void> => {
  const answer = await showDialog({ type: dialogTypes.yesNo, message: t('logout.ask') });
  if (!isConfirmed(answer)) return;
  await logOut();
  location.assign('/home');
};
