import { userOperations } from '@tokri/contracts/api';
import { callApi, isApiProblem } from '@tokri/web-kit/platform';
import { logOut } from '@tokri/web-kit/session';
import { CircleAlert, dialogTypes, isConfirmed, showDialog, showToast } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

const askForConfirmation = async (message: string): Promise<boolean> =>
  isConfirmed(await showDialog({ type: dialogTypes.yesNo, message }));

export const signOutHere = async (): Promise<void> => {
  if (!(await askForConfirmation(t('signOut.confirm')))) return;
  await logOut();
  location.assign('/home');
};

/** Reports success only after the server has ended the sessions on the other devices. */
export const signOutEverywhere = async (): Promise<void> => {
  if (!(await askForConfirmation(t('signOut.confirmAll')))) return;
  try {
    await callApi(userOperations.endSession, { query: { all: '1' } });
  } catch (error) {
    showToast({
      icon: CircleAlert,
      text: t('signOut.failed', { reason: isApiProblem(error) ? error.message : t('failed') }),
    });
    return;
  }
  await logOut();
  location.assign('/home');
};
