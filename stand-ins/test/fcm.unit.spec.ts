import { generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { silentLogger } from '@tokri/service-kit/logger';
import { SignJWT } from 'jose';
import { compose } from '../src/compose.ts';
import type { RunningStandIns } from '../src/compose.ts';
import { testConfig } from './test-config.ts';

const keyPair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const message = {
  token: 'token-of-a-phone',
  notification: { title: 'Order T-1', body: 'Your order is on the way.' },
  data: { TransactionId: '1' },
};

describe('FCM stand-in', () => {
  let running: RunningStandIns;
  beforeEach(async () => {
    const pem = keyPair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    running = await compose(testConfig({ FCM_PUBLIC_KEY: Buffer.from(pem).toString('base64') }), {
      logger: silentLogger,
    });
  });
  afterEach(() => running.stop());

  const signIn = async ({
    key = keyPair.privateKey,
    email = 'push@tokri-demo.example',
  }: { key?: KeyObject; email?: string } = {}) => {
    const url = `${running.url}/fcm/token`;
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(email)
      .setAudience(url)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key);
    return fetch(url, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
    });
  };
  const requestToken = async () =>
    ((await (await signIn()).json()) as { access_token: string }).access_token;
  const send = (token: string, body: unknown = { message }, project = 'tokri-demo') =>
    fetch(`${running.url}/fcm/v1/projects/${project}/messages:send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });

  it('lists a push with its title and text', async () => {
    const response = await send(await requestToken());
    expect([response.status, await response.json()]).toEqual([
      200,
      { name: expect.stringMatching(/^projects\/tokri-demo\/messages\//) },
    ]);
    expect(
      await (await fetch(`${running.url}/messages?to=token-of-a-phone&channel=push`)).json(),
    ).toMatchObject([{ Channel: 'push', Subject: 'Order T-1', Text: 'Your order is on the way.' }]);
  });

  it('rejects an assertion signed by another key or account', async () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    for (const response of [
      await signIn({ key: other }),
      await signIn({ email: 'other@tokri-demo.example' }),
    ])
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { error: 'invalid_grant' },
      ]);
  });

  it('rejects a push without an access token, for another project, without a recipient or that is too large', async () => {
    const token = await requestToken();
    expect(await (await send('ya29.unknown')).json()).toMatchObject({
      error: { code: 401, status: 'UNAUTHENTICATED' },
    });
    expect((await send(token, { message }, 'another')).status).toBe(403);
    expect(await (await send(token, { message: {} })).json()).toMatchObject({
      error: { code: 400, status: 'INVALID_ARGUMENT' },
    });
    expect(
      (
        await send(token, {
          message: { ...message, data: { big: 'x'.repeat(4_000), more: 'x'.repeat(100) } },
        })
      ).status,
    ).toBe(400);
  });

  it('reports an unregistered token', async () => {
    await fetch(`${running.url}/fcm/unregister`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: message.token }),
    });
    const response = await send(await requestToken());
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] } },
    ]);
  });
});
