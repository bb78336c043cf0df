import { createPublicKey } from 'node:crypto';
import express from 'express';
import type { Request, RequestHandler } from 'express';
import { jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { rejectCrossSite } from '../../http/reject-cross-site.ts';
import type { StandIn, StandInDeps } from '../../stand-in.ts';
import { decryptMessage } from '../decrypt.ts';
import { createSubscriptions, type Subscriptions } from '../subscriptions.ts';

export interface WebPushOptions {
  /** The VAPID key with which browsers subscribe. Without it every key is accepted. */
  readonly publicKey: string | undefined;
}

/** Push services accept 4,096 bytes. */
const maxBodyBytes = 4_096;
const payload = z.object({ Title: z.string(), Text: z.string(), Path: z.string() });

const originOf = (request: Request): string => `${request.protocol}://${request.get('host')}`;

const importPublicKey = (point: string) => {
  const bytes = Buffer.from(point, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)];
  return createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') },
  });
};

/** Returns the sender's contact address, or null (RFC 8292). */
const verifySender = async (
  request: Request,
  { publicKey }: WebPushOptions,
): Promise<string | null> => {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.get('authorization') ?? '') ?? [];
  if (publicKey !== undefined && key !== publicKey) return null;
  try {
    const { payload: claims } = await jwtVerify(token, importPublicKey(key), {
      audience: originOf(request),
      algorithms: ['ES256'],
    });
    return claims.sub ?? null;
  } catch {
    return null;
  }
};

/** express.raw refuses the encoding aes128gcm. Null when the body is too large. */
const readBody = async (request: Request): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const receive =
  (
    subscriptions: Subscriptions,
    messages: StandInDeps['messages'],
    options: WebPushOptions,
  ): RequestHandler =>
  async (request, response) => {
    const id = String(request.params['id']);
    const subscription = subscriptions.find(id);
    if (!subscription) return void response.status(410).json({ error: 'subscription expired' });
    const sender = await verifySender(request, options);
    if (sender === null) return void response.status(403).json({ error: 'invalid VAPID' });
    if (!/^\d+$/.test(request.get('ttl') ?? ''))
      return void response.status(400).json({ error: 'TTL is missing' });
    const body = await readBody(request);
    if (body === null) return void response.status(413).json({ error: 'the message is too large' });
    try {
      const { Title, Text, Path } = payload.parse(JSON.parse(decryptMessage(body, subscription)));
      messages.add({
        Channel: 'push',
        To: id,
        Text: `${Text} ${Path}`,
        Subject: Title,
        From: sender,
      });
    } catch {
      return void response.status(400).json({ error: 'the message cannot be decrypted' });
    }
    response.status(201).end();
  };

const unsubscribe =
  (subscriptions: Subscriptions): RequestHandler =>
  (request, response) => {
    const parsed = z.object({ id: z.string() }).safeParse(request.body);
    response.json({ unsubscribed: parsed.success && subscriptions.remove(parsed.data.id) });
  };

export const createWebPushStandIn = (
  { messages }: Pick<StandInDeps, 'messages'>,
  options: WebPushOptions,
): StandIn => {
  const subscriptions = createSubscriptions();
  const vendorApi = express.Router();
  vendorApi.post('/send/:id', receive(subscriptions, messages, options));
  const controlApi = express.Router();
  controlApi.post('/subscribe', rejectCrossSite, (request, response) => {
    const { id, keys } = subscriptions.add();
    response.json({ id, endpoint: `${originOf(request)}/web-push/send/${id}`, keys });
  });
  controlApi.post(
    '/unsubscribe',
    rejectCrossSite,
    express.json({ limit: '8kb' }),
    unsubscribe(subscriptions),
  );
  return {
    system: 'web-push',
    title: 'Web Push (browsers)',
    vendorApi: vendorApi as unknown as NonNullable<StandIn['vendorApi']>,
    controlApi: controlApi as unknown as NonNullable<StandIn['controlApi']>,
  };
};
