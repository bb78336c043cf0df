import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Message } from '../domain/deliveries/message.ts';
import { pushGateway } from './push-gateway.ts';
import { smsGateway } from './sms-gateway.ts';

const listen = async (server: Server): Promise<string> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const message: Message = {
  channel: 'sms',
  to: '9876543210',
  subject: 'Tokri',
  text: 'Your order is confirmed.',
  language: 'en',
  template: 'order-confirmed',
  dltTemplateId: '',
  reference: 'ntf:1:confirmed',
};
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

describe('a redirect in the answer of a message provider', () => {
  let received: string[] = [];
  const elsewhere = createServer((request, response) => {
    received.push(String(request.url));
    response
      .setHeader('Content-Type', 'application/json')
      .end('{"access_token":"a","expires_in":3600}');
  });
  let target = '';
  const provider = createServer((request, response) => {
    response.writeHead(307, { Location: `${target}${request.url}` }).end();
  });
  let url = '';

  beforeAll(async () => {
    target = await listen(elsewhere);
    url = await listen(provider);
  });
  beforeEach(() => {
    received = [];
  });
  afterAll(() => {
    provider.close();
    elsewhere.close();
  });

  const push = (tokenUrl: string) =>
    pushGateway({ url, tokenUrl, projectId: 'p', clientEmail: 'shop@example.in', privateKey });

  it('is not followed for SMS', async () => {
    const send = smsGateway({ url, key: 'k', sender: 'TOKRI', registration: undefined });
    expect(await send(message, 5000)).toEqual({ ok: false, reason: 'unreachable' });
    expect(received).toEqual([]);
  });

  it('is not followed for the access token of FCM', async () => {
    expect(await push(`${url}/token`)(message, 5000)).toEqual({ ok: false, reason: 'unreachable' });
    expect(received).toEqual([]);
  });

  it('is not followed for a push message', async () => {
    expect(await push(`${target}/token`)(message, 5000)).toEqual({
      ok: false,
      reason: 'unreachable',
    });
    expect(received).toEqual(['/token']);
  });
});
