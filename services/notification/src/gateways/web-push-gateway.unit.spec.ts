import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toWebPushToken } from '@tokri/contracts/validation';
import { decodeJwt } from 'jose';
import type { Message } from '../domain/deliveries/message.ts';
import { webPushGateway } from './web-push-gateway.ts';

const vapidPrivateKey =
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d ?? '';
const browserKeys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

describe('the Web Push gateway', () => {
  let status = 201;
  let requests: { readonly url: string; readonly headers: IncomingHttpHeaders; body: Buffer }[] =
    [];
  const pushService = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      requests.push({ url, headers, body: Buffer.concat(chunks) });
      response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end();
    });
  });
  let origin = '';
  beforeAll(async () => {
    await once(pushService.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(pushService.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    status = 201;
    requests = [];
  });
  afterAll(() => {
    pushService.close();
  });

  const send = (pushServices: readonly string[] = [origin], to = `${origin}/send/1`) => {
    const message: Message = {
      channel: 'push',
      to: toWebPushToken({ endpoint: to, keys: browserKeys }),
      subject: 'On its way',
      text: 'Order T-1 is on its way.',
      language: 'en',
      template: 'out-for-delivery',
      dltTemplateId: '',
      reference: 'ntf:1:out-for-delivery:push',
      path: '/order-details?Id=1',
    };
    const contactMail = 'orders@tokri.example';
    return webPushGateway({ vapidPrivateKey, contactMail, pushServices })(message, 5_000);
  };

  it('sends an encrypted message that names the shop and replaces an older one', async () => {
    expect(await send()).toEqual({ ok: true });
    const [request] = requests;
    expect(request?.url).toBe('/send/1');
    expect(request?.headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/) as string,
      'content-encoding': 'aes128gcm',
    });
    expect(request?.body.toString('latin1')).not.toContain('T-1');
    const token = /^vapid t=([\w.-]+)/.exec(request?.headers.authorization ?? '')?.[1] ?? '';
    expect(decodeJwt(token)).toMatchObject({ aud: origin, sub: 'mailto:orders@tokri.example' });
  });

  it.each([
    [404, 'unregistered'],
    [410, 'unregistered'],
    [403, 'refused'],
    [413, 'refused'],
    [429, 'gateway-error'],
    [503, 'gateway-error'],
    [307, 'unreachable'],
  ])('takes the answer %i for %s', async (answer, reason) => {
    status = answer;
    expect(await send()).toEqual({ ok: false, reason });
    expect(requests).toHaveLength(1);
  });

  it('calls no address that is not one of a push service', async () => {
    expect(await send(['https://fcm.googleapis.com'])).toEqual({
      ok: false,
      reason: 'unregistered',
    });
    expect(requests).toEqual([]);
  });
});
