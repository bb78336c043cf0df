import { waitFor } from '@testing-library/react';
import { simulateNativeBridge } from '../../testing/simulate-native-bridge.ts';
import { device, startDevice } from './current-device.ts';

describe('the device of the mobile app', () => {
  const bridge = simulateNativeBridge();
  const namesOfCalls = () => bridge.calls.map(({ plugin, method }) => `${plugin}.${method}`);
  /** Native code answers a registration by an event, after the call. */
  const answerRegistrations = (...tokens: readonly string[]): void => {
    const left = [...tokens];
    Object.defineProperty(bridge.answers, 'PushNotifications.register', {
      configurable: true,
      get: () => {
        const value = left.shift();
        queueMicrotask(() =>
          value === undefined
            ? bridge.emit('PushNotifications', 'registrationError', { error: 'no network' })
            : bridge.emit('PushNotifications', 'registration', { value }),
        );
        return {};
      },
    });
  };
  const untilListening = (plugin: string, event: string, count = 1) =>
    waitFor(() => expect(bridge.countListeners(plugin, event)).toBe(count));
  const openedBy = async (plugin: string, event: string, ...events: readonly unknown[]) => {
    const opened: string[] = [];
    const stop = device().onOpen((path) => opened.push(path));
    await untilListening(plugin, event);
    for (const data of events) bridge.emit(plugin, event, data);
    stop();
    await untilListening(plugin, event, 0);
    return opened;
  };
  beforeAll(async () => {
    bridge.answers['PushNotifications.checkPermissions'] = { receive: 'prompt' };
    await startDevice();
  });

  it('is used when the bridge to native code is there', () => {
    expect(device().kind).toBe('app');
  });

  it('asks for the permission to notify, and knows the answer at once', async () => {
    expect(device().push.permission()).toBe('default');
    bridge.answers['PushNotifications.requestPermissions'] = { receive: 'granted' };
    expect(await device().push.request()).toBe('granted');
    expect(device().push.permission()).toBe('granted');
  });

  it('has the token of Firebase', async () => {
    answerRegistrations('token-1');
    expect(await device().push.findToken()).toBe('token-1');
  });

  it('gets another token for one that belonged to somebody else', async () => {
    answerRegistrations('token-1', 'token-2');
    expect(await device().push.findToken((token) => token === 'token-9')).toBe('token-2');
    expect(namesOfCalls()).toContain('PushNotifications.unregister');
  });

  it('says so when Firebase gives no token', async () => {
    answerRegistrations();
    await expect(device().push.findToken()).rejects.toThrow('no network');
  });

  it('ends the messages to this device', async () => {
    bridge.calls.length = 0;
    await device().push.unsubscribe();
    expect(namesOfCalls()).toEqual(['PushNotifications.unregister']);
  });

  it('hears the back button until it stops to listen', async () => {
    const pressed: boolean[] = [];
    const stop = device().onBack((canGoBack) => pressed.push(canGoBack));
    await untilListening('App', 'backButton');
    bridge.emit('App', 'backButton', { canGoBack: true });
    expect(pressed).toEqual([true]);
    stop();
    await untilListening('App', 'backButton', 0);
    bridge.emit('App', 'backButton', { canGoBack: true });
    expect(pressed).toEqual([true]);
  });

  it.each([
    ['a link to the shop', `${location.origin}/order-details?Id=5`, '/order-details?Id=5'],
    ['a link of the app', 'tokri:///order-status?Id=6#map', '/order-status?Id=6#map'],
  ])('opens the page of %s', async (_case, url, path) => {
    expect(await openedBy('App', 'appUrlOpen', { url })).toEqual([path]);
  });

  it.each([
    'https://evil.example/home',
    'javascript:alert(1)',
    'tokri:////evil.example',
    '',
    'http://',
  ])('does not open %j', async (url) => {
    expect(await openedBy('App', 'appUrlOpen', { url })).toEqual([]);
  });

  it('opens the page that a touched notification names', async () => {
    const touched = [{ Path: '/order-details?Id=7' }, { Path: '//evil.example' }, undefined];
    expect(
      await openedBy(
        'PushNotifications',
        'pushNotificationActionPerformed',
        ...touched.map((data) => ({ notification: { data } })),
      ),
    ).toEqual(['/order-details?Id=7']);
  });

  it('leads to the store and out of the app', async () => {
    await device().openStore?.();
    await device().exit();
    expect(namesOfCalls()).toEqual(
      expect.arrayContaining(['AppUpdate.openAppStore', 'App.exitApp']),
    );
  });
});
