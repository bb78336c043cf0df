import { notificationOperations } from '@tokri/contracts/api';
import { sendCommand } from '../../platform/api/api-client.ts';
import { tokenSessionId } from '../auth/token-claims.ts';
import { withLock } from '../store/locks.ts';
import {
  readJson,
  readStorage,
  removeFromStorage,
  writeJson,
  writeStorage,
} from '../store/storage.ts';
import { session } from '../store/store.ts';
import { device } from '../../platform/device/current-device.ts';
import { siteConfig } from '../../platform/site-config.ts';

const pushLock = 'tokri-push';
const browserDeviceType = 1;
const dayMs = 86_400_000;

interface Registration {
  readonly userId: number;
  /** The registration ends with its session. */
  readonly sessionId: string;
  readonly at: number;
}

const currentSessionId = (): string => tokenSessionId(session().token);

const isRegistered = (token: string, userId: number): boolean => {
  const known = (readJson('pushRegistration') ?? {}) as Partial<Registration>;
  const ageMs = Date.now() - (known.at ?? 0);
  return (
    readStorage('pushToken') === token &&
    known.userId === userId &&
    known.sessionId === currentSessionId() &&
    ageMs < siteConfig().tokenRefreshDays * dayMs
  );
};

const registerFor = async (userId: number): Promise<void> => {
  const token = await device().push.findToken();
  if (isRegistered(token, userId)) return;
  const result = await sendCommand(notificationOperations.registerPushToken, {
    body: {
      UserId: userId,
      NewToken: token,
      Token: readStorage('pushToken') ?? '',
      DeviceType: browserDeviceType,
    },
  });
  if (result.kind !== 'done') return;
  writeStorage('pushToken', token);
  writeJson('pushRegistration', {
    userId,
    sessionId: currentSessionId(),
    at: Date.now(),
  } satisfies Registration);
  removeFromStorage('pushTokenNoUser');
};

/** A token that is not stored is one of whoever signed out: it ends, with the messages for them. */
const subscribeWithoutUser = async (): Promise<void> => {
  const stored = readStorage('pushTokenNoUser');
  writeStorage('pushTokenNoUser', await device().push.findToken((token) => token === stored));
};

/**
 * Registers this device for the person who is signed in, again after some days. Failures are
 * ignored: the next visit tries again.
 */
export const updatePushToken = (): Promise<void> =>
  withLock(pushLock, async () => {
    if (device().push.permission() !== 'granted') return;
    const { user } = session();
    try {
      await (user ? registerFor(user.Id) : subscribeWithoutUser());
    } catch {
      // Notifications are an extra: nobody is told that the device or the network failed.
    }
  });
