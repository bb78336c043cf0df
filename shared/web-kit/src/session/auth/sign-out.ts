import { userOperations } from '@tokri/contracts/api';
import { callApi } from '../../platform/api/api-client.ts';
import { tokenLock, withLock } from '../store/locks.ts';
import { clearStorage } from '../store/storage.ts';
import { reloadSession } from '../store/store.ts';

const endSessionTimeoutMs = 3_000;
const maxRenewalWaitMs = 1_000;

const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const waitForRenewal = (): Promise<unknown> =>
  withLock(tokenLock, () => Promise.resolve()).catch(() => undefined);
const endServerSession = (): Promise<unknown> =>
  callApi(userOperations.endSession, { withoutToken: true, timeoutMs: endSessionTimeoutMs }).catch(
    () => undefined,
  );

/**
 * Ends the session locally even if the server does not respond. Waits briefly for a running token
 * renewal, so that the server ends the renewed session.
 */
export const signOut = async (): Promise<void> => {
  await Promise.race([waitForRenewal(), delay(maxRenewalWaitMs)]);
  await Promise.race([endServerSession(), delay(endSessionTimeoutMs)]);
  clearStorage(['pincode']);
  reloadSession();
};

/**
 * The server rejected the renewal. Pincode, unsent cart lines and held slot stay, because the person
 * did not ask to sign out.
 */
export const discardSession = (): void => {
  clearStorage(['pincode', 'lines', 'unsentChanges', 'hold']);
  reloadSession();
};
