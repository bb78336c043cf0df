import { isPushService, isSendable, pushDeviceOf } from './push-services.ts';

const services = ['https://fcm.googleapis.com', 'https://*.notify.windows.com'];
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

describe('push services', () => {
  it.each(['https://fcm.googleapis.com/fcm/send/1', 'https://wns2-sg2p.notify.windows.com/w/?t=1'])(
    'include %s',
    (endpoint) => expect(isPushService(endpoint, services)).toBe(true),
  );

  it.each([
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com:8443/fcm/send/1',
    'https://fcm.googleapis.com.attacker.example/1',
    'https://notify.windows.com.attacker.example/1',
    'https://attacker-notify.windows.com/1',
    'http://wns2.notify.windows.com/1',
    'http://169.254.169.254/latest/meta-data',
    'http://user:8080/v1/read-user',
  ])('do not include %s', (endpoint) => expect(isPushService(endpoint, services)).toBe(false));
});

describe('the device of a push token', () => {
  it.each([
    ['dGVzdA:APA91bF', { device: 'app', service: 'fcm.googleapis.com' }],
    [
      JSON.stringify({ endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/g', keys }),
      { device: 'browser', service: 'updates.push.services.mozilla.com' },
    ],
    ['{"endpoint":"https://fcm.googleapis.com/1"}', { device: 'browser', service: '' }],
  ])('has no part of %s that is secret', (token, device) =>
    expect(pushDeviceOf(token)).toEqual(device),
  );
});

describe('a token that is registered', () => {
  it('may be one of an app', () => expect(isSendable('dGVzdA:APA91bF', services)).toBe(true));

  it.each([
    ['https://fcm.googleapis.com/fcm/send/1', true],
    ['http://127.0.0.1:8080/1', false],
  ])('may be a subscription at %s: %s', (endpoint, isAllowed) =>
    expect(isSendable(JSON.stringify({ endpoint, keys }), services)).toBe(isAllowed),
  );

  it('is no subscription that lacks its keys', () =>
    expect(isSendable('{"endpoint":"https://fcm.googleapis.com/1"}', services)).toBe(false));
});
