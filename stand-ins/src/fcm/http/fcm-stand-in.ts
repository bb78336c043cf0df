import { randomUUID } from 'node:crypto';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { importSPKI, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { sameSiteOnly } from '../../http/same-site.ts';
import type { StandIn, World } from '../../system.ts';
import { isTooBig, pushRequest } from '../push-request.ts';

export interface FcmSettings {
  /** PEM (SPKI) of the service account's key; without it the form of an assertion is looked at only. */
  readonly publicKey: string | undefined;
  readonly clientEmail: string;
  readonly projectId: string;
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** Life of an access token, as at Google. */
const tokenSeconds = 3_600;
const tokensMax = 1_000;
const deadMax = 1_000;
const errorType = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';

const refuse = (
  response: Response,
  code: number,
  {
    status,
    message,
    errorCode,
  }: { readonly status: string; readonly message: string; readonly errorCode?: string },
): void => {
  response
    .status(code)
    .json({
      error: {
        code,
        message,
        status,
        ...(errorCode ? { details: [{ '@type': errorType, errorCode }] } : {}),
      },
    });
};

const claimsOf = async (
  assertion: string,
  { publicKey, clientEmail }: FcmSettings,
  audience: string,
): Promise<boolean> => {
  try {
    if (publicKey === undefined) return assertion.split('.').length === 3;
    const { payload } = await jwtVerify(assertion, await importSPKI(publicKey, 'RS256'), {
      issuer: clientEmail,
      audience,
      algorithms: ['RS256'],
      maxTokenAge: '1h',
    });
    return payload['scope'] === scope;
  } catch {
    return false;
  }
};

const addressOf = (request: Request): string =>
  `${request.protocol}://${request.get('host')}${request.baseUrl}${request.path}`;

/** The OAuth 2 token end point of a service account (RFC 7523). */
const giveToken =
  (settings: FcmSettings, tokens: Map<string, number>, now: () => Date): RequestHandler =>
  async (request, response) => {
    const { grant_type, assertion } = (request.body ?? {}) as Record<string, unknown>;
    if (
      grant_type !== grantType ||
      typeof assertion !== 'string' ||
      !(await claimsOf(assertion, settings, addressOf(request)))
    ) {
      return void response
        .status(400)
        .json({
          error: 'invalid_grant',
          error_description: 'Invalid JWT: the assertion is not as it should be.',
        });
    }
    const token = `ya29.${randomUUID()}`;
    tokens.set(token, now().getTime() + tokenSeconds * 1000);
    const [oldest] = tokens.keys();
    if (tokens.size > tokensMax && oldest !== undefined) tokens.delete(oldest);
    response.json({ access_token: token, expires_in: tokenSeconds, token_type: 'Bearer' });
  };

/** Push: `POST /fcm/token`, `POST /fcm/v1/projects/<id>/messages:send`; and `POST /fcm/unregister {"token"}`, after which a token is dead. */
export const fcmStandIn = ({ messages, now }: World, settings: FcmSettings): StandIn => {
  const tokens = new Map<string, number>();
  const dead = new Set<string>();

  const needsToken: RequestHandler = (request, response, next) => {
    const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if ((tokens.get(given) ?? 0) > now().getTime()) next();
    else
      refuse(response, 401, {
        status: 'UNAUTHENTICATED',
        message: 'Request had invalid authentication credentials.',
      });
  };
  const send: RequestHandler = (request, response) => {
    if (request.params['project'] !== settings.projectId)
      return refuse(response, 403, {
        status: 'PERMISSION_DENIED',
        message: 'Permission denied on this project.',
        errorCode: 'SENDER_ID_MISMATCH',
      });
    const parsed = pushRequest.safeParse(request.body);
    if (!parsed.success || isTooBig(parsed.data))
      return refuse(response, 400, {
        status: 'INVALID_ARGUMENT',
        message: 'The message is not valid.',
        errorCode: 'INVALID_ARGUMENT',
      });
    const { token, notification } = parsed.data.message;
    if (dead.has(token))
      return refuse(response, 404, {
        status: 'NOT_FOUND',
        message: 'Requested entity was not found.',
        errorCode: 'UNREGISTERED',
      });
    if (!parsed.data.validate_only)
      messages.add({
        Channel: 'push',
        To: token,
        Text: notification?.body ?? '',
        Subject: notification?.title ?? '',
        From: settings.projectId,
      });
    response.json({ name: `projects/${settings.projectId}/messages/${randomUUID()}` });
  };

  const router = express.Router();
  router.post(
    '/token',
    express.urlencoded({ limit: '16kb', extended: false }),
    giveToken(settings, tokens, now),
  );
  router.post(
    '/v1/projects/:project/messages\\:send',
    needsToken,
    express.json({ limit: '16kb' }),
    send,
  );
  const people = express.Router();
  people.post('/unregister', sameSiteOnly, express.json({ limit: '8kb' }), (request, response) => {
    const parsed = z.object({ token: z.string().check(z.minLength(1)) }).safeParse(request.body);
    if (!parsed.success || dead.size >= deadMax)
      return void response.status(400).json({ error: 'token must be a text' });
    dead.add(parsed.data.token);
    response.json({ unregistered: true });
  });
  return {
    system: 'fcm',
    title: 'Push (FCM)',
    http: router as unknown as NonNullable<StandIn['http']>,
    people: people as unknown as NonNullable<StandIn['people']>,
  };
};
