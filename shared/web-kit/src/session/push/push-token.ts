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

/** Undefined when the registration of this device is one of another person or session. */
const findRegistration = (): Registration | undefined => {
  const known = (readJson('pushRegistration') ?? {}) as Partial<Registration>;
  const isOwn = known.userId === session().user?.Id && known.sessionId === currentSessionId();
  return isOwn ? (known as Registration) : undefined;
};

const isRegistered = (token: string): boolean => {
  const ageMs = Date.now() - (findRegistration()?.at ?? 0);
  return readStorage('pushToken') === token && ageMs < siteConfig().tokenRefreshDays * dayMs;
};

const isPushOff = (): boolean => readStorage('isPushOff') !== null;

/** Whether the shop has registered this device for the signed-in person. */
export const isDeviceRegistered = (): boolean =>
  device().push.permission() === 'granted' &&
  !isPushOff() &&
  session().user !== null &&
  readStorage('pushToken') !== null &&
  findRegistration() !== undefined;

const registerFor = async (userId: number): Promise<void> => {
  const token = await device().push.findToken();
  if (isRegistered(token)) return;
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
 * Registers this device for the signed-in person, and again after some days. Failures are ignored:
 * the next visit tries again.
 */
export const updatePushToken = (): Promise<void> =>
  withLock(pushLock, async () => {
    if (device().push.permission() !== 'granted' || isPushOff()) return;
    const { user } = session();
    try {
      await (user ? registerFor(user.Id) : subscribeWithoutUser());
    } catch {
      // Notifications are an extra: nobody is told that the device or the network failed.
    }
  });

/** Also when it was turned off on this device. @returns whether this device is registered now */
export const turnPushOn = async (): Promise<boolean> => {
  removeFromStorage('isPushOff');
  await updatePushToken();
  return isDeviceRegistered();
};

const hasSucceeded = (work: Promise<boolean>): Promise<boolean> => work.catch(() => false);

const removeRegistration = async (): Promise<boolean> => {
  const Token = readStorage('pushToken');
  if (Token === null) return true;
  const { removePushToken } = notificationOperations;
  return (await sendCommand(removePushToken, { body: { Token } })).kind === 'done';
};

/**
 * Ends messages to this device alone, until somebody turns them on here. One of the two ends
 * suffices: push services report a token that ended. @returns whether it worked
 */
export const turnPushOff = (): Promise<boolean> =>
  withLock(pushLock, async () => {
    const ended = await Promise.all([
      hasSucceeded(removeRegistration()),
      hasSucceeded(
        device()
          .push.unsubscribe()
          .then(() => true),
      ),
    ]);
    if (!ended.includes(true)) return false;
    writeStorage('isPushOff', '1');
    removeFromStorage('pushToken');
    removeFromStorage('pushRegistration');
    return true;
  });
