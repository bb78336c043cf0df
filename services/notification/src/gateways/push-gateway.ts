import { importPKCS8, SignJWT } from 'jose';
import type { Gateway } from '../application/ports/gateways.ts';
import type { Message, SendResult } from '../domain/deliveries/message.ts';

export interface PushSettings {
  readonly url: string;
  readonly tokenUrl: string;
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: string;
}

interface AccessToken {
  readonly text: string;
  readonly expiresAtMs: number;
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const renewBeforeMs = 60_000;
const ttlSeconds = 86_400;

const requestAccessToken = async (
  { tokenUrl, clientEmail, privateKey }: PushSettings,
  signal: AbortSignal,
): Promise<AccessToken> => {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(privateKey, 'RS256'));
  const response = await fetch(tokenUrl, {
    method: 'POST',
    redirect: 'error',
    signal,
    body: new URLSearchParams({ grant_type: grantType, assertion }),
  });
  if (!response.ok) throw new Error(`the token end point answered ${response.status}`);
  const { access_token, expires_in } = (await response.json()) as {
    access_token: string;
    expires_in: number;
  };
  return { text: access_token, expiresAtMs: Date.now() + expires_in * 1000 };
};

const toSendResult = async (response: Response): Promise<SendResult> => {
  if (response.ok) return { ok: true };
  const text = await response.text();
  if (response.status === 404 && text.includes('UNREGISTERED'))
    return { ok: false, reason: 'unregistered' };
  // 401: the access token expired early; 429: too many requests. Both are temporary.
  return {
    ok: false,
    reason:
      response.status >= 500 || response.status === 401 || response.status === 429
        ? 'gateway-error'
        : 'refused',
  };
};

const toFcmBody = (message: Message) => ({
  message: {
    token: message.to,
    notification: { title: message.subject, body: message.text },
    data: {
      TransactionId: String(message.orderId ?? 0),
      Kind: message.template,
      Path: message.path ?? '',
    },
    android: { ttl: `${ttlSeconds}s`, notification: { tag: message.reference } },
    webpush: {
      headers: { TTL: String(ttlSeconds) },
      notification: { tag: message.reference },
    },
  },
});

/** FCM does not deduplicate; `tag` lets a repeated push replace the first one on the phone. */
export const pushGateway = (settings: PushSettings): Gateway => {
  let token: AccessToken | undefined;
  let pendingToken: Promise<AccessToken> | undefined;
  const currentToken = async (signal: AbortSignal): Promise<string> => {
    if (token === undefined || token.expiresAtMs - renewBeforeMs < Date.now()) {
      pendingToken ??= requestAccessToken(settings, signal).finally(() => {
        pendingToken = undefined;
      });
      token = await pendingToken;
    }
    return token.text;
  };
  return async (message, deadlineMs) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      const response = await fetch(
        `${settings.url}/v1/projects/${settings.projectId}/messages:send`,
        {
          method: 'POST',
          redirect: 'error',
          signal: deadline,
          body: JSON.stringify(toFcmBody(message)),
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${await currentToken(deadline)}`,
          },
        },
      );
      if (response.status === 401) token = undefined;
      return await toSendResult(response);
    } catch {
      return { ok: false, reason: deadline.aborted ? 'timeout' : 'unreachable' };
    }
  };
};
