import { randomUUID, timingSafeEqual } from 'node:crypto';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { StandIn, StandInDeps } from '../../stand-in.ts';
import { countSmsParts, smsRequest } from '../sms-request.ts';

interface AcceptedSms {
  readonly id: string;
  readonly reference: string;
  readonly status: 'delivered';
  readonly parts: number;
  readonly accepted_at: string;
}

const maxReferences = 1000;
const minKeyLength = 8;

const sendError = (
  response: Response,
  status: number,
  error: { readonly code: string; readonly message: string; readonly field?: string },
): void => {
  response.status(status).json({ error });
};

const secretsMatch = (a: string, b: string): boolean => {
  const [expected, actual] = [Buffer.from(a), Buffer.from(b)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};

const readApiKey = (request: Request): string =>
  /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

const requireApiKey =
  (apiKey: string | undefined): RequestHandler =>
  (request, response, next) => {
    const submittedKey = readApiKey(request);
    const isAuthorized =
      apiKey === undefined
        ? submittedKey.length >= minKeyLength
        : secretsMatch(submittedKey, apiKey);
    if (isAuthorized) next();
    else
      sendError(response, 401, {
        code: 'invalid_api_key',
        message: 'The API key is missing or wrong.',
      });
  };

const storeAccepted = (byReference: Map<string, AcceptedSms>, accepted: AcceptedSms): void => {
  byReference.set(accepted.reference, accepted);
  const [oldest] = byReference.keys();
  if (byReference.size > maxReferences && oldest !== undefined) byReference.delete(oldest);
};

const sendSms =
  (byReference: Map<string, AcceptedSms>, messages: StandInDeps['messages']): RequestHandler =>
  (request, response) => {
    const parsed = smsRequest.safeParse(request.body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const field = String(issue?.path[0] ?? 'body');
      sendError(response, 400, {
        code: 'invalid_request',
        field,
        message: `${field}: ${issue?.message ?? 'is not valid'}`,
      });
      return;
    }
    const { to, text, sender, reference } = parsed.data;
    const existing = byReference.get(reference);
    if (existing !== undefined) {
      response.status(200).json(existing);
      return;
    }
    const message = messages.add({ Channel: 'sms', To: to, Text: text, From: sender });
    const accepted: AcceptedSms = {
      id: randomUUID(),
      reference,
      status: 'delivered',
      parts: countSmsParts(text),
      accepted_at: message.At,
    };
    storeAccepted(byReference, accepted);
    response.status(202).json({ ...accepted, status: 'queued' });
  };

const readSms =
  (byReference: ReadonlyMap<string, AcceptedSms>): RequestHandler =>
  (request, response) => {
    const found = [...byReference.values()].find(({ id }) => id === request.params['id']);
    if (found === undefined)
      sendError(response, 404, { code: 'unknown_message', message: 'There is no such message.' });
    else response.json(found);
  };

export const createSmsStandIn = (
  { messages }: StandInDeps,
  { apiKey }: { readonly apiKey: string | undefined },
): StandIn => {
  const byReference = new Map<string, AcceptedSms>();
  const router = express.Router();
  router.use(requireApiKey(apiKey), express.json({ limit: '16kb' }));
  router.post('/v1/messages', sendSms(byReference, messages));
  router.get('/v1/messages/:id', readSms(byReference));
  return {
    system: 'sms',
    title: 'SMS gateway',
    vendorApi: router as unknown as NonNullable<StandIn['vendorApi']>,
  };
};
