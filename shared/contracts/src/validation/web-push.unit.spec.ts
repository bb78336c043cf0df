import { isWebPushToken, parseWebPushToken, toWebPushToken } from './web-push.ts';

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc:123',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

describe('the subscription of a browser', () => {
  it('survives its way as a token, without what only the browser needs', () => {
    const token = toWebPushToken({ ...subscription, expirationTime: null } as typeof subscription);
    expect(isWebPushToken(token)).toBe(true);
    expect(token).toMatch(/^[\x21-\x7e]+$/);
    expect(token).not.toContain('expirationTime');
    expect(parseWebPushToken(token)).toEqual(subscription);
  });

  it.each([
    ['a token of an app', 'dGVzdA:APA91bF'],
    ['broken JSON', '{"endpoint":'],
    ['another scheme', JSON.stringify({ ...subscription, endpoint: 'file:///etc/passwd' })],
    ['a password', JSON.stringify({ ...subscription, endpoint: 'https://a:b@push.example/1' })],
    [
      'a very long address',
      JSON.stringify({ ...subscription, endpoint: `https://push.example/${'a'.repeat(2_048)}` }),
    ],
    ['null', 'null'],
    ['no keys', JSON.stringify({ endpoint: subscription.endpoint })],
    [
      'a short key',
      JSON.stringify({ ...subscription, keys: { ...subscription.keys, auth: 'abc' } }),
    ],
  ])('is not %s', (_what, token) => {
    expect(parseWebPushToken(token)).toBeNull();
  });
});
