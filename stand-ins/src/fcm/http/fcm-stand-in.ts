import { randomUUID } from 'node:crypto';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { importSPKI, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { rejectCrossSite } from '../../http/reject-cross-site.ts';
import type { StandIn, StandInDeps } from '../../stand-in.ts';
import { isTooLarge, pushRequest } from '../push-request.ts';

export interface FcmOptions {
  readonly publicKey: string | undefined;
  readonly clientEmail: string;
  readonly projectId: string;
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const tokenLifetimeSeconds = 3_600;
const maxAccessTokens = 1_000;
const maxUnregisteredTokens = 1_000;
const errorType = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';

const sendError = (
  response: Response,
  code: number,
  {
    status,
    message,
    errorCode,
  }: { readonly status: string; readonly message: string; readonly errorCode?: string },
): void => {
  response.status(code).json({
    error: {
      code,
      message,
      status,
      ...(errorCode ? { details: [{ '@type': errorType, errorCode }] } : {}),
    },
  });
};

const isValidAssertion = async (
  assertion: string,
  { publicKey, clientEmail }: FcmOptions,
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

const requestUrl = (request: Request): string =>
  `${request.protocol}://${request.get('host')}${request.baseUrl}${request.path}`;

const issueToken =
  (options: FcmOptions, accessTokens: Map<string, number>, now: () => Date): RequestHandler =>
  async (request, response) => {
    const { grant_type, assertion } = (request.body ?? {}) as Record<string, unknown>;
    if (
      grant_type !== grantType ||
      typeof assertion !== 'string' ||
      !(await isValidAssertion(assertion, options, requestUrl(request)))
    ) {
      return void response.status(400).json({
        error: 'invalid_grant',
        error_description: 'Invalid JWT: the assertion is not valid.',
      });
    }
    const token = `ya29.${randomUUID()}`;
    accessTokens.set(token, now().getTime() + tokenLifetimeSeconds * 1000);
    const [oldest] = accessTokens.keys();
    if (accessTokens.size > maxAccessTokens && oldest !== undefined) accessTokens.delete(oldest);
    response.json({ access_token: token, expires_in: tokenLifetimeSeconds, token_type: 'Bearer' });
  };

interface FcmState {
  readonly accessTokens: Map<string, number>;
  readonly unregisteredTokens: Set<string>;
}

const requireAccessToken =
  ({ accessTokens }: FcmState, now: () => Date): RequestHandler =>
  (request, response, next) => {
    const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if ((accessTokens.get(given) ?? 0) > now().getTime()) next();
    else
      sendError(response, 401, {
        status: 'UNAUTHENTICATED',
        message: 'Request had invalid authentication credentials.',
      });
  };

const sendMessage =
  (
    { unregisteredTokens }: FcmState,
    messages: StandInDeps['messages'],
    { projectId }: FcmOptions,
  ): RequestHandler =>
  (request, response) => {
    if (request.params['project'] !== projectId)
      return sendError(response, 403, {
        status: 'PERMISSION_DENIED',
        message: 'Permission denied on this project.',
        errorCode: 'SENDER_ID_MISMATCH',
      });
    const parsed = pushRequest.safeParse(request.body);
    if (!parsed.success || isTooLarge(parsed.data))
      return sendError(response, 400, {
        status: 'INVALID_ARGUMENT',
        message: 'The message is not valid.',
        errorCode: 'INVALID_ARGUMENT',
      });
    const { token, notification } = parsed.data.message;
    if (unregisteredTokens.has(token))
      return sendError(response, 404, {
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
        From: projectId,
      });
    response.json({ name: `projects/${projectId}/messages/${randomUUID()}` });
  };

const unregisterToken =
  ({ unregisteredTokens }: FcmState): RequestHandler =>
  (request, response) => {
    const parsed = z.object({ token: z.string().check(z.minLength(1)) }).safeParse(request.body);
    if (!parsed.success || unregisteredTokens.size >= maxUnregisteredTokens)
      return void response.status(400).json({ error: 'token must be a string' });
    unregisteredTokens.add(parsed.data.token);
    response.json({ unregistered: true });
  };

export const createFcmStandIn = ({ messages, now }: StandInDeps, options: FcmOptions): StandIn => {
  const state: FcmState = { accessTokens: new Map(), unregisteredTokens: new Set() };
  const vendorApi = express.Router();
  vendorApi.post(
    '/token',
    express.urlencoded({ limit: '16kb', extended: false }),
    issueToken(options, state.accessTokens, now),
  );
  vendorApi.post(
    '/v1/projects/:project/messages\\:send',
    requireAccessToken(state, now),
    express.json({ limit: '16kb' }),
    sendMessage(state, messages, options),
  );
  const controlApi = express.Router();
  controlApi.post(
    '/unregister',
    rejectCrossSite,
    express.json({ limit: '8kb' }),
    unregisterToken(state),
  );
  return {
    system: 'fcm',
    title: 'Push (FCM)',
    vendorApi: vendorApi as unknown as NonNullable<StandIn['vendorApi']>,
    controlApi: controlApi as unknown as NonNullable<StandIn['controlApi']>,
  };
};
