import { userOperations } from '@tokri/contracts/http';
import { callApi } from '../../platform/api/api-client.ts';
import { tokenLock, withLock } from '../store/locks.ts';
import { clearStorage } from '../store/storage.ts';
import { reloadSession } from '../store/store.ts';

const farewellTimeoutMs = 3_000;
/** A renewal that takes longer is not waited for. */
const renewalMsMax = 1_000;

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const renewalOver = (): Promise<unknown> =>
  withLock(tokenLock, () => Promise.resolve()).catch(() => undefined);
const farewell = (): Promise<unknown> =>
  callApi(userOperations.endSession, { withoutToken: true, timeoutMs: farewellTimeoutMs }).catch(
    () => undefined,
  );

/** Ends the session here, and at the server when it answers; the local end never waits for more than a moment. A renewal that is under way goes first, unless it hangs: the server is to end what came of it. */
export const logOut = async (): Promise<void> => {
  await Promise.race([renewalOver(), after(renewalMsMax)]);
  await Promise.race([farewell(), after(farewellTimeoutMs)]);
  // Section 4: the pincode is read before the storage is cleared, so that it can be put back (readings 16).
  clearStorage(['pincode']);
  reloadSession();
};

/**
 * The server refused to renew the session: storage is cleared (section 8, 401). Lines whose upload was not acknowledged
 * and the pincode stay, because the visitor did not ask to leave.
 */
export const discardSession = (): void => {
  clearStorage(['pincode', 'lines']);
  reloadSession();
};
