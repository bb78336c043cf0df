import { randomUUID, timingSafeEqual } from 'node:crypto';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { StandIn, World } from '../../system.ts';
import { smsParts, smsRequest } from '../sms-request.ts';

interface Accepted {
  readonly id: string;
  readonly reference: string;
  readonly status: 'delivered';
  readonly parts: number;
  readonly accepted_at: string;
}

/** References that are remembered, so that a repeat is the same message. */
const referencesMax = 1000;
const keyLengthMin = 8;

const refuse = (
  response: Response,
  status: number,
  error: { readonly code: string; readonly message: string; readonly field?: string },
): void => {
  response.status(status).json({ error });
};

const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const keyOf = (request: Request): string =>
  /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

const needsKey =
  (apiKey: string | undefined): RequestHandler =>
  (request, response, next) => {
    const given = keyOf(request);
    const isRight = apiKey === undefined ? given.length >= keyLengthMin : sameText(given, apiKey);
    if (isRight) next();
    else
      refuse(response, 401, {
        code: 'invalid_api_key',
        message: 'The API key is missing or wrong.',
      });
  };

/** An SMS gateway: `POST /sms/v1/messages`, `GET /sms/v1/messages/:id`. Protocol in the README. */
export const smsStandIn = (
  { messages }: World,
  { apiKey }: { readonly apiKey: string | undefined },
): StandIn => {
  const byReference = new Map<string, Accepted>();
  const remember = (accepted: Accepted): void => {
    byReference.set(accepted.reference, accepted);
    const [oldest] = byReference.keys();
    if (byReference.size > referencesMax && oldest !== undefined) byReference.delete(oldest);
  };

  const send: RequestHandler = (request, response) => {
    const parsed = smsRequest.safeParse(request.body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const field = String(issue?.path[0] ?? 'body');
      refuse(response, 400, {
        code: 'invalid_request',
        field,
        message: `${field}: ${issue?.message ?? 'is not as it should be'}`,
      });
      return;
    }
    const { to, text, sender, reference } = parsed.data;
    const before = byReference.get(reference);
    if (before !== undefined) {
      response.status(200).json(before);
      return;
    }
    const message = messages.add({ Channel: 'sms', To: to, Text: text, From: sender });
    const accepted: Accepted = {
      id: randomUUID(),
      reference,
      status: 'delivered',
      parts: smsParts(text),
      accepted_at: message.At,
    };
    remember(accepted);
    response.status(202).json({ ...accepted, status: 'queued' });
  };

  const read: RequestHandler = (request, response) => {
    const found = [...byReference.values()].find(({ id }) => id === request.params['id']);
    if (found === undefined)
      refuse(response, 404, { code: 'unknown_message', message: 'There is no such message.' });
    else response.json(found);
  };

  const router = express.Router();
  router.use(needsKey(apiKey), express.json({ limit: '16kb' }));
  router.post('/v1/messages', send);
  router.get('/v1/messages/:id', read);
  return {
    system: 'sms',
    title: 'SMS gateway',
    http: router as unknown as NonNullable<StandIn['http']>,
  };
};
