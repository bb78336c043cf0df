import { createECDH, createHash } from 'node:crypto';
import { parseWebPushToken } from '@tokri/contracts/validation';
import webPush from 'web-push';
import type { Gateway } from '../application/ports/gateways.ts';
import type { Message, SendResult } from '../domain/deliveries/message.ts';
import { isPushService } from '../domain/push/push-services.ts';

export interface WebPushSettings {
  /** 32 bytes in base64url. Browsers subscribe with the public key that belongs to it. */
  readonly vapidPrivateKey: string;
  /** Whom a push service can write to (RFC 8292). */
  readonly contactMail: string;
  readonly pushServices: readonly string[];
}

const ttlSeconds = 86_400;
const topicLength = 32;

const publicKeyOf = (privateKey: string): string => {
  const keyPair = createECDH('prime256v1');
  keyPair.setPrivateKey(privateKey, 'base64url');
  return keyPair.getPublicKey('base64url');
};

/** A push service replaces a message that waits by a newer one of the same topic. */
const topicOf = ({ reference }: Message): string =>
  createHash('sha256').update(reference).digest('base64url').slice(0, topicLength);

/** The service worker shows it. */
const toPayload = ({ subject, text, path, reference, language }: Message): string =>
  JSON.stringify({
    Title: subject,
    Text: text,
    Path: path ?? '/',
    Tag: reference,
    Language: language,
  });

const toSendResult = ({ ok, status }: Response): SendResult => {
  if (ok) return { ok: true };
  if (status === 404 || status === 410) return { ok: false, reason: 'unregistered' };
  return { ok: false, reason: status >= 500 || status === 429 ? 'gateway-error' : 'refused' };
};

/** Sends to the subscription of a browser (RFC 8030), encrypted for it (RFC 8291). */
export const webPushGateway = (settings: WebPushSettings): Gateway => {
  const vapidDetails = {
    subject: `mailto:${settings.contactMail}`,
    privateKey: settings.vapidPrivateKey,
    publicKey: publicKeyOf(settings.vapidPrivateKey),
  };
  return async (message, deadlineMs) => {
    const subscription = parseWebPushToken(message.to);
    if (!subscription || !isPushService(subscription.endpoint, settings.pushServices))
      return { ok: false, reason: 'unregistered' };
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        subscription,
        toPayload(message),
        { vapidDetails, TTL: ttlSeconds, urgency: 'high', topic: topicOf(message) },
      );
      const response = await fetch(endpoint, {
        method,
        headers,
        body: new Uint8Array(body),
        redirect: 'error',
        signal: deadline,
      });
      await response.body?.cancel();
      return toSendResult(response);
    } catch {
      return { ok: false, reason: deadline.aborted ? 'timeout' : 'unreachable' };
    }
  };
};
