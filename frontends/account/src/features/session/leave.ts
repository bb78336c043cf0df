import { userOperations } from '@tokri/contracts/http';
import { call, isApiProblem } from '@tokri/web-kit/platform';
import { logOut } from '@tokri/web-kit/session';
import { CircleAlert, dialogTypes, isConfirmed, showDialog, showToast } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';

const confirmed = async (message: string): Promise<boolean> =>
  isConfirmed(await showDialog({ type: dialogTypes.yesNo, message }));

/** Section 2: asks, clears the storage (the pincode is put back), and loads the app anew. */
export const leaveHere = async (): Promise<void> => {
  if (!(await confirmed(t('leave.ask')))) return;
  await logOut();
  location.assign('/home');
};

/** U16: nobody is told that other devices are signed out before the server has said so. */
export const leaveEverywhere = async (): Promise<void> => {
  if (!(await confirmed(t('leave.askAll')))) return;
  try {
    await call(userOperations.endSession, { query: { all: '1' } });
  } catch (problem) {
    showToast({
      icon: CircleAlert,
      text: t('leave.failed', { reason: isApiProblem(problem) ? problem.message : t('failed') }),
    });
    return;
  }
  await logOut();
  location.assign('/home');
};
