import { device } from '../../platform/device/current-device.ts';
import type { PushPermission } from '../../platform/device/device.ts';
import { readStorage, writeStorage } from '../store/storage.ts';
import { turnPushOn } from './push-token.ts';

const askAgainAfterMs = 30 * 86_400_000;

/** `failed`: allowed, but the device or the shop did not complete it. */
export type PushAnswer = 'granted' | 'denied' | 'default' | 'failed';

export const pushPermission = (): PushPermission => device().push.permission();

/** Browsers ask only once: a visitor who sees no use for it yet would block the shop for good. */
export const isPushOffered = (): boolean =>
  pushPermission() === 'default' &&
  Date.now() - Number(readStorage('pushAskedAt') ?? 0) > askAgainAfterMs;

export const offerPushLater = (): void => writeStorage('pushAskedAt', String(Date.now()));

/** Lets the device ask; `default` also when it fails to. */
export const requestPush = async (): Promise<PushAnswer> => {
  try {
    const answer = await device().push.request();
    if (answer === 'granted') return (await turnPushOn()) ? 'granted' : 'failed';
    offerPushLater();
    return answer;
  } catch {
    return 'default';
  }
};
