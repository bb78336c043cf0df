import { notificationOperations } from '@tokri/contracts/api';
import { defaultSiteConfig } from '../../platform/site-config.ts';
import {
  fakeNetwork,
  problemResponse,
  setupSession,
  testUser,
  type FakeNetwork,
} from '../../testing/index.ts';
import { signOut } from '../auth/sign-out.ts';
import { updateSession } from '../store/store.ts';
import { isPushOffered, offerPushLater, requestPush } from './push-offer.ts';
import { isDeviceRegistered, turnPushOff, updatePushToken } from './push-token.ts';

const vapidPublicKey = `B${'A'.repeat(86)}`;
const config = document.createElement('script');
config.id = 'app-config';
config.type = 'application/json';
config.textContent = JSON.stringify({ site: { ...defaultSiteConfig, vapidPublicKey } });
document.body.append(config);

const dayMs = 86_400_000;
const keyBytes = Uint8Array.from([4, ...Array<number>(64).fill(0)]).buffer;
const { registerPushToken, removePushToken } = notificationOperations;

/** The push manager of a browser. */
const simulateBrowser = (permission: NotificationPermission = 'granted') => {
  let count = 0;
  let current: object | null = null;
  const subscribe = ({ key = keyBytes }: { readonly key?: ArrayBuffer }) => {
    count += 1;
    const endpoint = `https://push.example/${count}`;
    current = {
      options: { applicationServerKey: key },
      toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: () => {
        current = null;
        return Promise.resolve(true);
      },
    };
    return Promise.resolve(current);
  };
  const pushManager = { getSubscription: () => Promise.resolve(current), subscribe };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }) },
  });
  const requestPermission = jest.fn(() => Promise.resolve(permission));
  Object.defineProperty(window, 'PushManager', { configurable: true, value: class {} });
  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: { permission, requestPermission },
  });
  return {
    requestPermission,
    countSubscriptions: () => count,
    endpoint: () => (current as { toJSON: () => { endpoint: string } } | null)?.toJSON().endpoint,
    subscribeWithOtherKey: () => subscribe({ key: new ArrayBuffer(65) }),
  };
};

let network: FakeNetwork;
let nowMs: number;
beforeEach(() => {
  setupSession({ user: testUser, token: 'token' });
  network = fakeNetwork();
  network.respondTo(registerPushToken, () => [{ Id: 5, Error: 0, Code: '', Message: '' }]);
  nowMs = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const listRegistrations = () =>
  network.requestsTo(registerPushToken).map(({ body }) => {
    const { UserId, NewToken, Token } = body as Record<'UserId' | 'NewToken' | 'Token', string>;
    const { endpoint } = JSON.parse(NewToken) as { endpoint: string };
    return { UserId, endpoint, replaces: Token };
  });

describe('the push token of a browser', () => {
  it('is registered once for the person and kept as the specification names it', async () => {
    simulateBrowser();
    await updatePushToken();
    await updatePushToken();
    expect(listRegistrations()).toEqual([
      { UserId: 7, endpoint: 'https://push.example/1', replaces: '' },
    ]);
    expect(localStorage.getItem('FCMPushToken')).toContain('https://push.example/1');
    expect(localStorage.getItem('FCMPushTokenNoUser')).toBeNull();
  });

  it('is registered again after seven days', async () => {
    simulateBrowser();
    await updatePushToken();
    nowMs += 7 * dayMs - 1;
    await updatePushToken();
    expect(listRegistrations()).toHaveLength(1);
    nowMs += 1;
    await updatePushToken();
    expect(listRegistrations()).toHaveLength(2);
  });

  it('without a user is stored and registered for whoever signs in', async () => {
    const browser = simulateBrowser();
    updateSession({ user: null, token: null });
    await updatePushToken();
    await updatePushToken();
    expect(localStorage.getItem('FCMPushTokenNoUser')).toContain('https://push.example/1');
    expect(listRegistrations()).toEqual([]);
    updateSession({ user: testUser, token: 'token' });
    await updatePushToken();
    expect(listRegistrations()).toMatchObject([{ endpoint: 'https://push.example/1' }]);
    expect(localStorage.getItem('FCMPushTokenNoUser')).toBeNull();
    expect(browser.countSubscriptions()).toBe(1);
  });

  it('ends when its person signs out, so that nobody else sees their messages', async () => {
    const browser = simulateBrowser();
    await updatePushToken();
    network.respondTo(registerPushToken, () => problemResponse(503, 'unavailable'));
    await signOut();
    await updatePushToken();
    expect(browser.endpoint()).toBe('https://push.example/2');
    expect(localStorage.getItem('FCMPushToken')).toBeNull();
  });

  it('is registered again when another person signs in without a sign-out', async () => {
    simulateBrowser();
    await updatePushToken();
    updateSession({ user: { ...testUser, Id: 8 } });
    await updatePushToken();
    expect(listRegistrations()).toMatchObject([{ UserId: 7 }, { UserId: 8 }]);
  });

  it('is registered again in a new session of the same person, because it ends with its session', async () => {
    simulateBrowser();
    const tokenOf = (sid: string) => `header.${btoa(JSON.stringify({ sid }))}.signature`;
    updateSession({ token: tokenOf('first') });
    await updatePushToken();
    updateSession({ token: tokenOf('first') });
    await updatePushToken();
    expect(listRegistrations()).toHaveLength(1);
    updateSession({ token: tokenOf('second') });
    await updatePushToken();
    expect(listRegistrations()).toHaveLength(2);
  });

  it('is replaced when the shop has another key', async () => {
    const browser = simulateBrowser();
    await browser.subscribeWithOtherKey();
    await updatePushToken();
    expect(listRegistrations()).toMatchObject([{ endpoint: 'https://push.example/2' }]);
  });

  it('is tried again at the next visit when the shop cannot be reached', async () => {
    simulateBrowser();
    network.respondTo(registerPushToken, () => problemResponse(503, 'unavailable'));
    await updatePushToken();
    expect(localStorage.getItem('FCMPushToken')).toBeNull();
    network.respondTo(registerPushToken, () => [{ Id: 5, Error: 0, Code: '', Message: '' }]);
    await updatePushToken();
    expect(localStorage.getItem('FCMPushToken')).not.toBeNull();
  });

  it('is left out in silence when the browser gives none', async () => {
    simulateBrowser();
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscribe = jest
      .spyOn(pushManager, 'subscribe')
      .mockRejectedValue(new Error('no push service'));
    await expect(updatePushToken()).resolves.toBeUndefined();
    expect(subscribe).toHaveBeenCalledTimes(1);
    expect(listRegistrations()).toEqual([]);
    expect(localStorage.getItem('FCMPushToken')).toBeNull();
  });

  it('is not registered again after it was turned off on this device, until it is turned on', async () => {
    const browser = simulateBrowser();
    network.respondTo(removePushToken, () => [{ Id: 7, Error: 0, Code: '', Message: '' }]);
    await updatePushToken();
    expect(isDeviceRegistered()).toBe(true);
    expect(await turnPushOff()).toBe(true);
    expect([isDeviceRegistered(), browser.endpoint()]).toEqual([false, undefined]);
    await signOut();
    updateSession({ user: testUser, token: 'token' });
    await updatePushToken();
    expect(listRegistrations()).toHaveLength(1);
    expect(await requestPush()).toBe('granted');
    expect([isDeviceRegistered(), listRegistrations().length]).toEqual([true, 2]);
  });

  it('is not asked of a browser without permission', async () => {
    const browser = simulateBrowser('denied');
    await updatePushToken();
    expect(browser.countSubscriptions()).toBe(0);
  });
});

describe('the offer of notifications', () => {
  it.each([
    ['default', true],
    ['granted', false],
    ['denied', false],
  ] as const)('with the permission %s is made: %s', (permission, isMade) => {
    simulateBrowser(permission);
    expect(isPushOffered()).toBe(isMade);
  });

  it('is not made in a browser without notifications', () => {
    expect(isPushOffered()).toBe(false);
  });

  it('comes again a month after "not now"', () => {
    simulateBrowser('default');
    offerPushLater();
    nowMs += 30 * dayMs;
    expect(isPushOffered()).toBe(false);
    nowMs += 1;
    expect(isPushOffered()).toBe(true);
  });

  it('registers the browser when the person agrees, and else comes later', async () => {
    const browser = simulateBrowser();
    expect(await requestPush()).toBe('granted');
    expect(listRegistrations()).toHaveLength(1);
    browser.requestPermission.mockResolvedValue('denied');
    expect(await requestPush()).toBe('denied');
    expect(localStorage.getItem('tokri.pushAskedAt')).toBe(String(nowMs));
  });
});
