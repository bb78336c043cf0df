import { userOperations } from '@tokri/contracts/api';
import { callApi, isApiProblem } from '@tokri/web-kit/platform';
import { signOut } from '@tokri/web-kit/session';
import { CircleAlert, dialogTypes, isConfirmed, showDialog, showToast } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

const askForConfirmation = async (message: string): Promise<boolean> =>
  isConfirmed(await showDialog({ type: dialogTypes.yesNo, message }));

export const signOutThisDevice = async (): Promise<void> => {
  if (!(await askForConfirmation(t('signOut.confirm')))) return;
  await signOut();
  location.assign('/home');
};

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
  await signOut();
  location.assign('/home');
};
