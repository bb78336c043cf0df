import { userOperations } from '@tokri/contracts/http';
import { call } from '../platform/api/call.ts';
import { tokenLock, withLock } from './locks.ts';
import { clearStorage } from './storage.ts';
import { reloadSession } from './store.ts';

const farewellTimeoutMs = 3_000;

const farewellOver = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, farewellTimeoutMs); });

/** Ends the session here, and at the server when it answers; the local end never waits for more than a moment. A renewal that is under way goes first: the server is to end what came of it. */
export const logOut = async (): Promise<void> => {
  const farewell = withLock(tokenLock, () => call(userOperations.endSession, { withoutToken: true, timeoutMs: farewellTimeoutMs })).catch(() => undefined);
  await Promise.race([farewell, farewellOver()]);
  // Section 4: the pincode is read before the storage is cleared, so that it can be put back (readings 16).
  clearStorage(['pincode']);
  reloadSession();
};

/**
 * The server refused to renew the session: storage is cleared (section 8, 401). Lines whose upload was not acknowledged
 * and the pincode stay, because the visitor did not ask to leave.
 */
export const forgetSession = (): void => {
  clearStorage(['pincode', 'lines']);
  reloadSession();
};
