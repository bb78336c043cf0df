import { readStorage, writeStorage } from '../store/storage.ts';
import { pushPermission } from './push-subscription.ts';
import { updatePushToken } from './push-token.ts';

const askAgainAfterMs = 30 * 86_400_000;

export type PushAnswer = 'granted' | 'denied' | 'default';

/** Browsers ask once: who is asked before they see a use for it blocks the shop for good. */
export const isPushOffered = (): boolean =>
  pushPermission() === 'default' &&
  Date.now() - Number(readStorage('pushAskedAt') ?? 0) > askAgainAfterMs;

export const offerPushLater = (): void => writeStorage('pushAskedAt', String(Date.now()));

/** Lets the browser ask; `default` also when it fails to. */
export const requestPush = async (): Promise<PushAnswer> => {
  try {
    const answer = await Notification.requestPermission();
    if (answer === 'granted') await updatePushToken();
    else offerPushLater();
    return answer;
  } catch {
    return 'default';
  }
};
