import { createTransport } from 'nodemailer';
import type { Gateway } from '../application/ports/gateways.ts';
import type { SendResult } from '../domain/deliveries/message.ts';

export interface MailSettings {
  readonly url: string;
  readonly from: string;
}

const toFailure = (error: unknown, isPastDeadline: boolean): SendResult => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (isPastDeadline || code === 'ETIMEDOUT') return { ok: false, reason: 'timeout' };
  if (typeof responseCode === 'number')
    return { ok: false, reason: responseCode >= 500 ? 'refused' : 'gateway-error' };
  return { ok: false, reason: 'unreachable' };
};

const toMessageId = (reference: string, from: string): string =>
  `<${reference.replace(/[^\w.-]/g, '.')}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'tokri.invalid'}>`;

export interface MailGateway {
  readonly send: Gateway;
  readonly close: () => void;
}

const maxConnections = 16;
/** Of the greeting, and of an answer: a mail ends earlier by its own deadline. */
const stepTimeoutMs = 5_000;

/**
 * Connections stay open for the next mails. A mail that is not sent by its deadline is taken out of
 * the pool, so it cannot go out beside its next attempt.
 */
export const createMailGateway = (settings: MailSettings): MailGateway => {
  const transport = createTransport({
    url: settings.url,
    pool: true,
    maxConnections,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const send: Gateway = async (message, deadlineMs) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      await transport.sendMail({
        from: settings.from,
        to: { name: '', address: message.to },
        subject: message.subject,
        text: message.text,
        messageId: toMessageId(message.reference, settings.from),
        headers: { 'X-Reference': message.reference, 'Auto-Submitted': 'auto-generated' },
        signal: deadline,
      });
      return { ok: true };
    } catch (error) {
      return toFailure(error, deadline.aborted);
    }
  };
  return {
    send,
    close: () => {
      transport.close();
    },
  };
};
